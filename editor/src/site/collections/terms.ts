import { queryOptions } from '@tanstack/react-query'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import type { TermChange } from '@vitrine/rules/site/content/term-changes.ts'
import { termLimits } from '@vitrine/rules/site/content/term-word.ts'
import { termsApi, type Term, type TermsQuery } from '@vitrine/rules/site/content/terms-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

/** What the sorts of words are called. */
export const sortNames = {
  tag: { one: 'tag', many: 'tags', title: 'Tags' },
  category: { one: 'category', many: 'categories', title: 'Categories' },
} as const

/** The tags or categories of a page with how many items have each, in the order of the alphabet. */
export function termsQuery(siteId: string, { collectionId, sort }: TermsQuery) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'terms', collectionId, sort),
    queryFn: async ({ signal }) => {
      const query = { collectionId, sort }
      const { terms } = await call(termsApi.terms, { params: { siteId }, query }, { signal })
      return terms.toSorted((one, other) => one.word.localeCompare(other.word))
    },
  })
}

/** Such as `12 items`. */
export function itemsWords({ count }: Term): string {
  if (count === 0) return 'No item yet'
  return count === 1 ? '1 item' : `${count} items`
}

/** Asks for a change; answers with what is wrong with it, at the field where it was typed. */
export type ChangeTerm = (change: TermChange, notice: string) => Promise<string | undefined>

/** What is wrong with a word before anybody is asked. */
export function faultOfWord(word: string, sort: WordSort): string | undefined {
  if (word === '') return fieldMessages.required
  return word.length > termLimits[sort] ? fieldMessages.tooLong : undefined
}
