import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemChoicesApi } from '@vitrine/rules/site/content/item-choices-api.ts'
import { termsApi, type TermsQuery } from '@vitrine/rules/site/content/terms-api.ts'
import { documentQuery, documentsOf, documentsQuery } from '../../ground/changes/documents.ts'
import type { Option } from '../../ground/controls/select-field.tsx'
import { call } from '../../ground/http/send-request.ts'
import type { CollectionKind } from '@vitrine/rules/site/blocks/kinds/collection.ts'
import type { ItemKind } from '@vitrine/rules/site/blocks/kinds/item.ts'
import { isCalendar, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'

/** Items by words of their titles: the server looks among all of the site. */
function foundItemsQuery(siteId: string, of: ItemKind['of'], search: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'item', 'choices', of, search),
    queryFn: ({ signal }) =>
      call(itemChoicesApi.choices, { params: { siteId }, query: { of, search } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Items to choose from by what was typed; and the chosen one, while it is there. The title of one that
 * was picked just now is known before it is read.
 */
export function useItemChoices(
  siteId: string,
  { of, search, chosen }: Pick<ItemKind, 'of'> & { search: string; chosen: string | null },
) {
  const found = useQuery(foundItemsQuery(siteId, of, search.trim().slice(0, maxWords)))
  const known = useQuery({
    ...documentQuery(siteId, 'item', chosen ?? ''),
    enabled: chosen !== null,
    retry: false,
  })
  const [picked, pick] = useState<Option>()
  const pickedName = picked?.id === chosen ? picked?.name : undefined
  const title = chosen === null ? undefined : (known.data?.body.title ?? pickedName)
  const standing = chosen === null || title === undefined ? undefined : { id: chosen, name: title }
  const isWaiting =
    found.data === undefined || (chosen !== null && known.isPending && title === undefined)
  const options = isWaiting
    ? undefined
    : // until the next ones are here, those that were found before are looked through
      (found.data?.items ?? [])
        .filter((one) => hasWords(one.title, search))
        .map((one) => ({ id: one.id, name: one.title }))
  return { ...found, options, chosen: standing, hasMore: found.data?.hasMore === true, pick }
}

const maxWords = 200

function hasWords(title: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => title.toLowerCase().includes(word))
}

const isOffered: Readonly<Record<CollectionKind['of'], (page: Collection) => boolean>> = {
  lists: holdsItems,
  all: () => true,
  calendars: isCalendar,
  folders: ({ folder }) => folder,
}

/** Pages to choose from: those that hold items, every one, or folders. */
export function useListPages(siteId: string, of: CollectionKind['of'] = 'lists') {
  const pages = useQuery(documentsQuery(siteId, 'collection'))
  const options = pages.data
    ?.filter(({ body }) => isOffered[of](body))
    .map(({ id, body }) => ({ id, name: body.title }))
  return { ...pages, options }
}

/** Words that stand on items of a page: its categories, or its tags. */
export function wordsQuery(siteId: string, { collectionId, sort }: TermsQuery) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'words', collectionId, sort),
    queryFn: async ({ signal }) => {
      const query = { collectionId, sort }
      const { terms } = await call(termsApi.terms, { params: { siteId }, query }, { signal })
      const words = terms.filter(({ count }) => count > 0).map(({ word }) => word)
      return words.toSorted((one, other) => one.localeCompare(other))
    },
  })
}
