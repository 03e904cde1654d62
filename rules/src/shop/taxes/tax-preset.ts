import type { TaxPlace, TaxSettings } from '../../site/sites/tax-settings.ts'

/** Where a shop is. */
export type ShopPlace = { readonly country: string; readonly region: string }

/** Taxes as the laws of a part of the world had them on a day. */
export type TaxPreset = Pick<TaxSettings, 'prices' | 'rounding' | 'shipping'> & {
  readonly name: string
  /** As an owner chooses it, such as "European Union: the rates of each country". */
  readonly title: string
  /** Whom it is for, and what has to be looked at by the owner. */
  readonly hint: string
  /** The day on which the source was as told, such as `2025-07-01`. */
  readonly asOf: string
  /** Whose figures they are. */
  readonly source: string
  /** Whether it has to be known in which region of the country the shop is. */
  readonly asksForRegion: boolean
  /** Shops of these countries are offered it first. */
  readonly countries: readonly string[]
  readonly placesFor: (home: ShopPlace) => readonly Omit<TaxPlace, 'id'>[]
}
