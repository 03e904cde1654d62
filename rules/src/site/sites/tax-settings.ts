/** How goods are taxed: at the usual rate, at the lower one of a place, or not at all. */
export const taxClasses = ['standard', 'reduced', 'none'] as const
export type TaxClass = (typeof taxClasses)[number]

/** One tax of a place, such as 8.875 % as 88,750 parts per million. */
export type PlaceRate = {
  /** As shoppers read it, such as `VAT`. */
  readonly name: string
  readonly standardPpm: number
  readonly reducedPpm: number
}

/** A part of the world with its taxes; the most exact one that an order goes to counts. */
export type TaxPlace = {
  readonly id: string
  /** ISO 3166 region. */
  readonly country: string
  /** Such as `CA`; empty: the whole country. */
  readonly region: string
  /** Such as `90210`, `902*` or `90000-90999`; none: all of them. */
  readonly postcodes: readonly string[]
  /** All of these are due. */
  readonly rates: readonly PlaceRate[]
}

export type TaxSettings = {
  /** Whether the tax comes on top of prices, or they hold it. */
  readonly prices: 'added' | 'included'
  /** Each line by itself, or once for all lines of the same rates (Japan's invoices). */
  readonly rounding: 'per-line' | 'per-order'
  /** As the goods that are sent, at the usual rate, or not at all. */
  readonly shipping: 'follows-goods' | 'standard' | 'none'
  /** What prices that hold a tax become where none is due: as they are, or without that of home. */
  readonly elsewhere: 'same-price' | 'net'
  /**
   * Whether companies with a number of another member state pay the tax as everybody, or account for it
   * themselves; absent: as everybody.
   */
  readonly companies?: 'taxed' | 'reverse-charge'
  /** Under which the shop pays its taxes, as receipts say it; empty: none. */
  readonly taxNumber: string
  readonly places: readonly TaxPlace[]
}

/** What a shop begins with, which takes no tax. */
export const noTaxSettings: TaxSettings = {
  prices: 'added',
  rounding: 'per-line',
  shipping: 'follows-goods',
  elsewhere: 'same-price',
  taxNumber: '',
  places: [],
}
