import { jsonForScript } from '@vitrine/rules/pages/escape-html.ts'
import { moneyContext } from '../content/product-context.ts'
import type { LoadedPage } from '../pages/load-target.ts'
import type { PageData } from '../pages/page-data.ts'
import type { SiteSnapshot } from '../pages/site-snapshot.ts'
import type { RequestSite } from '../http/route.ts'
import { isHomepage } from './page-classes.ts'
import type { PageWords } from './page-words.ts'

type Surroundings = {
  readonly requestSite: RequestSite
  readonly snapshot: SiteSnapshot
  readonly data: PageData
}

/** What search engines read of a product or of the site (schema.org), as script elements. */
export function productJsonLd(page: LoadedPage, words: PageWords, around: Surroundings): string[] {
  const { requestSite, snapshot } = around
  const product = page.item?.body.product
  if (page.item !== null && product) {
    return [element(productData(page.item.body.title, product.variants, words, around))]
  }
  if (!isHomepage(page)) return []
  return [
    element({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: snapshot.settings.title,
      url: requestSite.origin,
    }),
  ]
}

type Variants = NonNullable<NonNullable<LoadedPage['item']>['body']['product']>['variants']

function productData(
  name: string,
  variants: Variants,
  words: PageWords,
  { requestSite, snapshot, data }: Surroundings,
): Record<string, unknown> {
  const { currency } = snapshot.settings
  const url = requestSite.origin + words.path
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: words.description,
    ...(words.picturePath !== null && {
      image: `${requestSite.origin}${words.picturePath}?format=1500w`,
    }),
    offers: variants.map((variant) => {
      const stock = data.stock.get(variant.id)
      const inStock = stock?.kind === 'unlimited' || (stock?.quantity ?? 0) > 0
      const cents = variant.onSale ? variant.salePriceCents : variant.priceCents
      return {
        '@type': 'Offer',
        sku: variant.sku,
        price: moneyContext(cents, currency).value,
        priceCurrency: currency,
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        url,
      }
    }),
  }
}

function element(data: Record<string, unknown>): string {
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`
}
