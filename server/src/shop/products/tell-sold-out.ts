import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import type { SoldOutVariant, TellSoldOut } from '../../site/stock/change-stock.ts'
import { soldOutMails, type SoldOut } from './sold-out-mails.ts'

/** Tells the owner, in the transaction of their own edit of a stock, what it has sold out. */
export function tellSoldOut(context: Pick<Context, 'config' | 'templates'>): TellSoldOut {
  return async (site, variants, { now, random }) => {
    const place = variants.length === 0 ? undefined : await findSitePlace(context, site)
    if (place === undefined) return
    const { siteName, origin } = place
    const dress = await readMailDress(site)
    const { settings } = dress
    const shop = { settings, siteName, origin, look: mailLook(dress, origin), now }
    const gone = await nameVariants(site, variants)
    const mails = soldOutMails(context, shop, gone)
    await keepSiteMails(site, mails, { config: context.config, settings, now, random })
  }
}

/** Each variant by the words of its product; those of a product that is gone are left out. */
async function nameVariants(
  site: SiteDatabase,
  variants: readonly SoldOutVariant[],
): Promise<SoldOut[]> {
  const ids = [...new Set(variants.map(({ itemId }) => itemId))]
  const items = new Map((await listDocuments(site, 'item', { ids })).map((item) => [item.id, item]))
  return variants.flatMap(({ itemId, variantId }) => {
    const { title = '', product = null } = items.get(itemId)?.body ?? {}
    const variant = product?.variants.find(({ id }) => id === variantId)
    if (product === null || variant === undefined) return []
    const values = Object.values(orderedAttributes(product, variant))
    return [{ itemId, title, variant: values.filter((value) => value !== '').join(' / ') }]
  })
}
