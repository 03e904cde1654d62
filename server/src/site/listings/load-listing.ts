import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { readTypedAmount, writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { changesList, narrows, type ListChoice } from '@vitrine/rules/site/listings/list-choice.ts'
import type { ListTools } from '@vitrine/rules/site/collections/list-tool-names.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { ItemPage } from '../../ground/documents/list-items.ts'
import type { FittingRequest, PriceLimits } from './fitting.ts'
import { countFitting, listFitting, type FittingPage } from './list-fitting.ts'
import type { ListOffer } from './read-list-offer.ts'

/** What shoppers see above a list that they can sort and filter. */
export type Listing = {
  readonly tools: ListTools
  /** As it counts here: a page that is only sorted has no filters. */
  readonly choice: ListChoice
  /** Null where there are no filters. */
  readonly offer: ListOffer | null
  /** How many products fit; null: nothing was left out. */
  readonly count: number | null
  /** What a shopper may type as a limit, such as `460.00`; empty where there are no filters. */
  readonly amountExample: string
  /** Which of the limits that were typed are no amounts. */
  readonly mistyped: { readonly from: boolean; readonly to: boolean }
}

export type ListingRequest = Omit<FittingPage, 'order' | 'limits'> & {
  readonly tools: ListTools
  readonly style: AmountStyle
  readonly isArranged: boolean
  /** Reads what can be chosen, which is kept from one page to the next. */
  readonly readOffer: () => Promise<ListOffer>
}

/** What a shopper may choose of a page: filters count only where it has any. */
export function allowedChoice(tools: ListTools, choice: ListChoice): ListChoice {
  return tools === 'sort'
    ? { ...choice, options: [], priceFrom: '', priceTo: '', inStock: false }
    : choice
}

/** Loads what stands above a list, and its products where they are others than the owner lists. */
export async function loadListing(
  site: SiteDatabase,
  request: ListingRequest,
): Promise<{ readonly listing: Listing; readonly page: ItemPage | null }> {
  const { tools, style, readOffer, isArranged } = request
  const choice = allowedChoice(tools, request.choice)
  const { limits, mistyped } = readLimits(choice, style)
  const wanted: FittingRequest = { ...request, choice, limits }
  const order = choice.sort ?? (isArranged ? 'by-position' : 'newest')
  const { limit, after } = request
  const [offer, count, page] = await Promise.all([
    tools === 'sort' ? null : readOffer(),
    narrows(choice) ? countFitting(site, wanted) : null,
    changesList(choice) ? listFitting(site, { ...wanted, order, limit, after }) : null,
  ])
  const amountExample = offer?.prices ? writeTypedAmount(offer.prices.to, style) : ''
  return { listing: { tools, choice, offer, count, amountExample, mistyped }, page }
}

/** What is typed and is no amount limits nothing; its field says so. */
function readLimits(
  { priceFrom, priceTo }: ListChoice,
  style: AmountStyle,
): { readonly limits: PriceLimits; readonly mistyped: Listing['mistyped'] } {
  const from = priceFrom === '' ? undefined : readTypedAmount(priceFrom, style)
  const to = priceTo === '' ? undefined : readTypedAmount(priceTo, style)
  return {
    limits: { from: from ?? null, to: to ?? null },
    mistyped: {
      from: priceFrom !== '' && from === undefined,
      to: priceTo !== '' && to === undefined,
    },
  }
}
