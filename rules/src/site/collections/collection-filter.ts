/** What an address asks a list for; an empty word asks for nothing. */
export type CollectionFilter = {
  readonly category: string
  readonly tag: string
  /** Such as `11-2026`. */
  readonly month?: string
}

/** The words that a collection's items are filed under. */
export type FilterWords = {
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** Whether a filter names a word that nothing is filed under: its page does not exist. */
export function namesUnknownWord({ category, tag }: CollectionFilter, words: FilterWords): boolean {
  return (
    (category !== '' && !words.categories.includes(category)) ||
    (tag !== '' && !words.tags.includes(tag))
  )
}

/** The query of a filter's own address, in the spelling that templates link to; '' without one. */
export function filterAddress({ category, tag, month = '' }: CollectionFilter): string {
  const parts = [
    ...(category === '' ? [] : [`category=${encodeURIComponent(category)}`]),
    ...(tag === '' ? [] : [`tag=${encodeURIComponent(tag)}`]),
    ...(month === '' ? [] : [`month=${encodeURIComponent(month)}`]),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
