/** What visitors read while the door is closed. Plain text; a blank line begins a paragraph. */
export type ComingSoon = {
  /** Empty: the platform's words, in the language of the site. */
  readonly title: string
  /** Empty as well. */
  readonly text: string
}

/** In UTF-16 units. */
export const longestComingSoon = { title: 100, text: 1000 } as const

const noWords: ComingSoon = { title: '', text: '' }

/** The owner's own words. */
export function readComingSoon({ comingSoon }: { readonly comingSoon?: ComingSoon }): ComingSoon {
  return comingSoon ?? noWords
}
