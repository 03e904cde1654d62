import {
  promotedIn,
  withoutPromoted,
  withPromotedAtHead,
} from '@vitrine/rules/site/blocks/promoted-block.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { printsPromoted, promotedBlocksOf } from '../templates/promoted-blocks.ts'
import { withFields, type PageContext } from './page-context.ts'
import type { PageRun } from './page-run.ts'

/**
 * What an item's own page shows of its text where that is a layout: `body`, and of a promoted block
 * `promotedBlock` with its type. Markup that prints the block finds it out of the text, all other finds
 * it at the text's head, so that no visitor misses it. Whoever edits the text has it in its place there.
 */
export function itemBody(itemId: string, page: Collection, run: PageRun): PageContext | undefined {
  const layout = run.itemLayout(itemId)
  if (layout === undefined) return undefined
  const { template } = run.view
  const promoted = promotedIn(layout, promotedBlocksOf(template, page))
  if (promoted === undefined) return { body: run.itemHtml(itemId, layout) }
  const { block, type: promotedBlockType } = promoted
  if (run.editing) return { body: run.itemHtml(itemId, layout), promotedBlockType }
  if (!printsPromoted(template, page)) {
    const body = run.itemHtml(itemId, withPromotedAtHead(layout, promoted))
    return { body, promotedBlockType }
  }
  return {
    body: run.itemHtml(itemId, withoutPromoted(layout, promoted)),
    promotedBlockType,
    promotedBlock: run.promotedHtml(block),
  }
}

/** Items of a list with the blocks that stand for some of them. */
export function withPromotedBlocks(
  items: readonly PageContext[],
  run: PageRun,
): readonly PageContext[] {
  const { promoted } = run.data
  if (promoted.size === 0) return items
  return items.map((item) => {
    const found = promoted.get(String(item['id']))
    return found === undefined
      ? item
      : withFields(item, { promotedBlock: run.promotedHtml(found.block) })
  })
}
