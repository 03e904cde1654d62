import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments, readDocument } from '../../ground/documents/read-documents.ts'
import { keepMails } from '../../ground/mails/keep-mail.ts'
import { mailLook, type MailLook } from '../../site/render/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import type { SoldOutVariant, TellSoldOut } from '../../site/stock/change-stock.ts'
import { soldOutMails, type SoldOut } from './sold-out-mails.ts'

/** Tells the owner, in the transaction of their own edit of a stock, what it has sold out. */
export function tellSoldOut(context: Pick<Context, 'config' | 'templates'>): TellSoldOut {
  return async (site, variants, { now, random }) => {
    const place = variants.length === 0 ? undefined : await findSitePlace(context, site)
    if (place === undefined) return
    const { siteName, origin } = place
    const settings =
      (await readDocument(site, 'site-settings', 'site'))?.body ?? defaultSiteSettings
    const look = await lookOf(site, settings, origin)
    const gone = await nameVariants(site, variants)
    const mails = soldOutMails(context, { settings, siteName, look, now }, gone)
    const withoutOrder = mails.map((mail) => ({ ...mail, orderId: null }))
    await keepMails(site, withoutOrder, { config: context.config, settings, now, random })
  }
}

async function lookOf(
  site: SiteDatabase,
  settings: typeof defaultSiteSettings,
  origin: string,
): Promise<MailLook> {
  const design = (await readDocument(site, 'design', 'design'))?.body ?? noDesign
  const { logoAssetId } = settings
  const logo = logoAssetId === null ? undefined : await readDocument(site, 'asset', logoAssetId)
  return mailLook({ settings, design, pictures: { get: () => logo?.body } }, origin)
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
