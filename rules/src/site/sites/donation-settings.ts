/** How a site takes donations (decision 112); minor units of its currency. */
export type DonationSettings = {
  readonly isOn: boolean
  /** What is given for, in the owner's words; empty: the site's language says “Donation”. */
  readonly title: string
  /** Plain text above the form; empty lines part its paragraphs. */
  readonly text: string
  /** What can be chosen from, lowest first; none: whoever gives types an amount. */
  readonly amounts: readonly number[]
  /** Whether whoever gives may type another amount; they may where there is none to choose from. */
  readonly takesOwnAmount: boolean
  readonly leastCents: number
  readonly mostCents: number
  /** Whether whoever gives can write something beside it. */
  readonly takesMessage: boolean
  /** What they read once they have given, as plain text; empty: the platform's own words alone. */
  readonly thanks: string
}

/** What a site begins with, which takes none. */
export const noDonationSettings: DonationSettings = {
  isOn: false,
  title: '',
  text: '',
  amounts: [1000, 2500, 5000, 10_000],
  takesOwnAmount: true,
  leastCents: 100,
  mostCents: 1_000_000,
  takesMessage: true,
  thanks: '',
}

/** What a site says of donations; undefined: it takes none. */
export function donationsOf(store: {
  readonly donations?: DonationSettings
}): DonationSettings | undefined {
  return store.donations?.isOn === true ? store.donations : undefined
}
