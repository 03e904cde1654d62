/** The longest time that a membership is sold for at once, in months. */
export const mostAccessMonths = 600

/** What a membership is sold as; 0 months: for ever. */
export type SoldAccess = { readonly months: number }

/** What a file says for it. */
export const forEver = 'for ever'
