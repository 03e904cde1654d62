import { z } from 'zod'
import { newId } from '../../ground/ids/new-id.ts'
import { refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import type { TakeId } from './put-in.ts'

/** As many ids as putting something into any place can use up, beside those of what is put there. */
export const idsPerPlace = 5

/**
 * New ids that an action may use up for what comes to be, in this order. They come with its input,
 * so that the browser's prediction and the server's result are the same document.
 */
export const spareIds = z.array(newId).max(1000)

/** What a decision comes to that takes ids one after the other; refused where they do not last. */
export function withSpareIds<Value>(
  ids: readonly string[],
  decide: (takeId: TakeId) => Result<Value>,
): Result<Value> {
  let taken = 0
  const decided = decide(() => ids[taken++] ?? `missing-${taken}`)
  return taken > ids.length ? refuse(blocksRefusal('too-few-ids')) : decided
}
