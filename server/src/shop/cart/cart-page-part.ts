import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { moneyContext } from '../products/product-context.ts'
import { editorPill } from './editor-pill.ts'
import type { PagePart } from '../../site/content/page-part.ts'

/** An anonymous page shows no cart of anybody's; scripts of the page ask for the real one. */
export const cartPagePart: PagePart = {
  inEditFrame: editorPill,
  ofPage: ({ settings }) => emptyCart(settings),
}

type Values = Readonly<Record<string, unknown>>

const known = new WeakMap<SiteSettings, Values>()

/** One for all pages of a site while its settings stand. */
function emptyCart(settings: SiteSettings): Values {
  const kept = known.get(settings)
  if (kept !== undefined) return kept
  const shoppingCart = {
    entries: [],
    totalQuantity: 0,
    subtotalCents: 0,
    subtotalAmount: moneyContext(0, settings.currency),
  }
  const made = { shoppingCart, showCart: false }
  known.set(settings, made)
  return made
}
