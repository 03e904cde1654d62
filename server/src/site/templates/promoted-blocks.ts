import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import {
  promotedBlockTypes,
  type PromotedBlockType,
} from '@vitrine/rules/site/blocks/promoted-block-type.ts'
import { genericMarkup } from './generic-markup.ts'
import type { SiteTemplate } from './site-template.ts'

/** The files of a template that say so; undefined where it has none. */
type Texts = Pick<SiteTemplate, 'text'>

const none: readonly PromotedBlockType[] = []

/**
 * The types of blocks that may stand for an item of a page: those that its conf names, and where it
 * names none and the platform's own markup shows the page's posts, all of them.
 */
export function promotedBlocksOf(
  template: Texts & Pick<SiteTemplate, 'collectionConf'>,
  page: Collection,
): readonly PromotedBlockType[] {
  const declared = template.collectionConf(page.typeName)?.promotedBlocks ?? null
  if (declared !== null) return declared
  const isOurs = genericMarkup(page) === 'blog' && ownMarkup(template, page, 'item') === undefined
  return isOurs ? promotedBlockTypes : none
}

/** The template's own markup of a page's list or of its items; undefined: the platform's shows it. */
export function ownMarkup(
  template: Texts,
  page: Collection,
  ending: 'list' | 'item',
): string | undefined {
  return (
    template.text(`collections/${page.typeName}.${ending}`) ??
    template.text(`collections/${genericMarkup(page)}.${ending}`)
  )
}

/** Where markup prints the promoted block itself, which is then no part of the text. */
const named = /\bpromotedBlock\b/

/** Whether the markup of a page's items prints the promoted block apart from the text. */
export function printsPromoted(template: SiteTemplate, page: Collection): boolean {
  const own = ownMarkup(template, page, 'item')
  if (own === undefined) return genericMarkup(page) === 'blog'
  const partials = [...template.files.keys()].filter((path) => path.endsWith('.block'))
  return [own, ...partials.map((path) => template.text(path) ?? '')].some((one) => named.test(one))
}
