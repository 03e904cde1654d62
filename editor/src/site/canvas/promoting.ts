import { useQuery } from '@tanstack/react-query'
import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { promotedTypeOf } from '@vitrine/rules/site/blocks/promoted-block.ts'
import { nounOfItem } from '@vitrine/rules/site/content/item-noun.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { pageTemplateQuery } from '../collections/page-template.ts'
import { change } from './block-actions.ts'
import type { BlockName } from './chosen-block.ts'
import { layoutNow, layoutQuery } from './layouts.ts'

/** Whether the chosen block stands for its whole item, and whether it can. */
export type Promoting = {
  readonly isPromoted: boolean
  readonly canBe: boolean
  /** What its item is called, such as `post`. */
  readonly noun: string
}

const itemPrefix = 'item-'

/** What can be promoted on a page is the template's to say. */
export function usePromoting(siteId: string, chosen: BlockName, type: number): Promoting {
  const publicId = publicIdOf(chosen.layoutId)
  const isOfItem = publicId.startsWith(itemPrefix)
  const itemId = isOfItem ? publicId.slice(itemPrefix.length) : ''
  const item = useQuery({ ...documentQuery(siteId, 'item', itemId), enabled: isOfItem })
  const collectionId = item.data?.body.collectionId ?? ''
  const template = useQuery({
    ...pageTemplateQuery(siteId, collectionId),
    enabled: collectionId !== '',
  })
  const { data: layout } = useQuery({
    ...layoutQuery(siteId, chosen.layoutId),
    enabled: false,
  })
  const as = promotedTypeOf({ type })
  const isTaken = as !== undefined && template.data?.promotedBlocks.includes(as) === true
  const isPromoted = layout?.body.promotes === chosen.blockId
  const canBe = isTaken && findBlockType(type)?.isNameOnly !== true
  const noun = item.data === undefined ? 'post' : nounOfItem(item.data.body)
  return { isPromoted: isPromoted && canBe, canBe, noun }
}

/** Lets a block stand for its whole item, or puts it back into the text. */
export async function promote(
  siteId: string,
  { layoutId, blockId }: BlockName,
  { isPromoted, noun }: Promoting,
): Promise<void> {
  const { promotes = null } = layoutNow(siteId, layoutId)
  const set = { promotes: isPromoted ? null : blockId }
  const input = { layoutId, set, seen: { promotes } }
  const notice = isPromoted
    ? 'Back in its place in the text.'
    : `Stands at the head of the ${noun}, and in lists.`
  await change(siteId, { action: 'promote-block', input }, notice)
}
