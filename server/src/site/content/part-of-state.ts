import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import type { ItemPageRequest } from '../../ground/documents/list-items.ts'

/**
 * What a list is asked for that is narrowed to a state.
 * @param now epoch milliseconds: scheduled and published differ by the clock alone
 */
export function partOfState(
  state: PostState | undefined,
  now: number,
): Pick<ItemPageRequest, 'visibility' | 'publishedBy' | 'within'> {
  if (state === undefined) return {}
  if (state === PostState.published) return { publishedBy: now }
  if (state === PostState.scheduled) {
    return { visibility: 'live', within: { from: now + 1, before: Number.MAX_SAFE_INTEGER } }
  }
  return { visibility: state }
}
