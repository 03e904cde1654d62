import {
  isCounted,
  isInStock,
  purchasePriceCents,
} from '@vitrine/rules/shop/products/availability.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { averageDecimal } from '@vitrine/rules/site/reviews/review-facts.ts'
import { jsonForScript } from '@vitrine/rules/ground/words/escape-html.ts'
import type { ItemHead } from '../../site/content/page-part.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'

/** How many of a unit of time, as the UN names those (recommendation 20). */
const unitCodes = { WEEK: 'WEE', MONTH: 'MON', YEAR: 'ANN' } as const

/** That a price is paid again and again, and how often (schema.org/UnitPriceSpecification). */
function ofPeriod(
  price: string,
  priceCurrency: string,
  { subscription }: Pick<Product, 'subscription'>,
): object {
  if (subscription == null) return {}
  const { every, unit } = subscription
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      billingDuration: every,
      billingIncrement: 1,
      unitCode: unitCodes[unit],
    },
  }
}

/** What search engines read of a product (schema.org), as a script element; none for other items. */
export function productJsonLd({
  item,
  description,
  url,
  pictureUrl,
  currency,
  stock,
  reviews,
}: ItemHead): string[] {
  const { title, product } = item.body
  if (product === null) return []
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    ...(pictureUrl !== null && { image: pictureUrl }),
    ...(reviews !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageDecimal(reviews),
        reviewCount: reviews.count,
      },
    }),
    offers: product.variants.map((variant) => {
      const left = stock.get(variant.id)
      const inStock = !isCounted(product.productType) || (left !== undefined && isInStock(left))
      return {
        '@type': 'Offer',
        sku: variant.sku,
        price: toDecimal(purchasePriceCents(variant), currency),
        priceCurrency: currency,
        ...ofPeriod(toDecimal(purchasePriceCents(variant), currency), currency, product),
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        url,
      }
    }),
  }
  return [`<script type="application/ld+json">${jsonForScript(data)}</script>`]
}
