import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { PagePart } from '../../site/content/page-part.ts'
import { productReviews } from './product-reviews.ts'

const ofMark = '{whole}.{tenth} of 5 stars ({count})'

/** What reviews add to pages: a mark beside prices, and the list beneath their product. */
export const reviewsPagePart: PagePart = {
  beneathItem: productReviews,
  texts: {
    english: { productReviewsText: ofMark },
    translated: (language) => ({ productReviewsText: sayIn(language)(ofMark) }),
  },
}
