/** What visitors see of the reviews of a product as a whole. */
export type ReviewFacts = {
  /** How many are shown; above 0. */
  readonly count: number
  /** All of their stars together. */
  readonly stars: number
}

export const mostStars = 5

/**
 * The average of reviews in tenths of a star, from 10 to 50; half a tenth is rounded up.
 * @param facts of at least one review, each of 1 to 5 stars
 */
export function averageTenths({ count, stars }: ReviewFacts): number {
  return Math.floor((20 * stars + count) / (2 * count))
}

/** An average as machines read it, such as `4.3`. */
export function averageDecimal(facts: ReviewFacts): string {
  const tenths = averageTenths(facts)
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

/** Whole stars in signs, full ones first, such as `★★★★☆`. */
export function starSigns(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(mostStars - stars)
}

/** An average in signs: half a star is a whole one. */
export function averageSigns(facts: ReviewFacts): string {
  return starSigns(Math.floor((averageTenths(facts) + 5) / 10))
}
