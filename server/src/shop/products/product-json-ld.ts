import {
  isCounted,
  isInStock,
  purchasePriceCents,
} from '@vitrine/rules/shop/products/availability.ts'
import { centsByPlan, isSoldOnce, plansOf } from '@vitrine/rules/shop/products/offered-plans.ts'
import type {
  OfferedPlan,
  SubscriptionPlan,
} from '@vitrine/rules/shop/products/subscription-plan.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { averageDecimal } from '@vitrine/rules/site/reviews/review-facts.ts'
import { jsonForScript } from '@vitrine/rules/ground/words/escape-html.ts'
import type { ItemHead } from '../../site/content/page-part.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'

/** How many of a unit of time, as the UN names those (recommendation 20). */
const unitCodes = { WEEK: 'WEE', MONTH: 'MON', YEAR: 'ANN' } as const

/** That a price is paid again and again, and how often (schema.org/UnitPriceSpecification). */
function ofPeriod(price: string, priceCurrency: string, plan: SubscriptionPlan | null): object {
  if (plan === null) return {}
  const { every, unit } = plan
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

/** The most offers of one product, which stand in each of its pages. */
const mostOffers = 200

/** Once (null) and by its plans, as it is offered; of many variants the first way alone. */
function waysToSell(product: Product): readonly (OfferedPlan | null)[] {
  const ways = [...(isSoldOnce(product) ? [null] : []), ...plansOf(product)]
  return ways.length * product.variants.length > mostOffers ? ways.slice(0, 1) : ways
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
    offers: waysToSell(product).flatMap((plan) =>
      product.variants.map((variant) => {
        const left = stock.get(variant.id)
        const inStock = !isCounted(product.productType) || (left !== undefined && isInStock(left))
        const cents = purchasePriceCents(variant)
        const price = toDecimal(plan === null ? cents : centsByPlan(cents, plan), currency)
        return {
          '@type': 'Offer',
          sku: variant.sku,
          price,
          priceCurrency: currency,
          ...ofPeriod(price, currency, plan),
          availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          url,
        }
      }),
    ),
  }
  return [`<script type="application/ld+json">${jsonForScript(data)}</script>`]
}
