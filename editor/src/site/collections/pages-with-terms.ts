import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'
import { may } from '../sites/rooms.ts'

type Page = DocumentReply<'collection'>

/**
 * The pages whose tags and categories somebody may change: shops first, as most come from the
 * products, then by their titles. Documents come in the order of their ids, which says nothing.
 */
export function pagesWithTerms(
  pages: readonly Page[],
  rights: Parameters<typeof may>[0],
): readonly Page[] {
  const open = pages.filter(({ body }) =>
    isShop(body) ? may(rights, 'edit-products') : holdsItems(body) && may(rights, 'edit-pages'),
  )
  return open.toSorted(
    (one, other) =>
      Number(isShop(other.body)) - Number(isShop(one.body)) ||
      one.body.title.localeCompare(other.body.title),
  )
}

export function isShop({ type }: { readonly type: number }): boolean {
  return type === CollectionType.products
}
