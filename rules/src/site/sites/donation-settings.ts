/** How a site takes donations (decisions 112 and 121); minor units of its currency. */
export type DonationSettings = {
  readonly isOn: boolean
  /** What is given for, in the owner's words; empty: the site's language says “Donation”. */
  readonly title: string
  /** Of what whoever gives chooses one, in the owner's words; none: nothing is chosen. */
  readonly causes: readonly string[]
  /** Plain text above the form; empty lines part its paragraphs. */
  readonly text: string
  /** What can be chosen from, lowest first; none: whoever gives types an amount. */
  readonly amounts: readonly number[]
  /** Whether whoever gives may type another amount; they may where there is none to choose from. */
  readonly takesOwnAmount: boolean
  readonly leastCents: number
  readonly mostCents: number
  /** Whether it can be given again each month, until whoever gives cancels it. */
  readonly takesMonthly: boolean
  readonly takesYearly: boolean
  /** Whether whoever gives can write something beside it. */
  readonly takesMessage: boolean
  /** What they read once they have given, as plain text; empty: the platform's own words alone. */
  readonly thanks: string
}

/** As documents hold them: those from before there were causes and periods say nothing of them. */
export type StoredDonations = Omit<DonationSettings, 'causes' | 'takesMonthly' | 'takesYearly'> &
  Partial<DonationSettings>

/** What a site begins with, which takes none. */
export const noDonationSettings: DonationSettings = {
  isOn: false,
  title: '',
  causes: [],
  text: '',
  amounts: [1000, 2500, 5000, 10_000],
  takesOwnAmount: true,
  leastCents: 100,
  mostCents: 1_000_000,
  takesMonthly: false,
  takesYearly: false,
  takesMessage: true,
  thanks: '',
}

/** What a site says of donations; undefined: it takes none. */
export function donationsOf(store: {
  readonly donations?: StoredDonations
}): DonationSettings | undefined {
  return store.donations?.isOn === true ? { ...noDonationSettings, ...store.donations } : undefined
}

/** How often something is given again. */
export type GivingPeriod = 'MONTH' | 'YEAR'

/** How often it can be given again; none: it is given once. */
export function periodsOf({
  takesMonthly,
  takesYearly,
}: Pick<DonationSettings, 'takesMonthly' | 'takesYearly'>): readonly GivingPeriod[] {
  return [
    ...(takesMonthly ? (['MONTH'] as const) : []),
    ...(takesYearly ? (['YEAR'] as const) : []),
  ]
}
