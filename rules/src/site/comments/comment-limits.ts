/** How long what a visitor writes may be, in characters. */
export const commentLimits = { name: 80, email: 256, url: 500, text: 5000 } as const

/** Nobody has read a page and written below it within so many milliseconds. */
export const shortestWritingMs = 2000

/** How many comments an address may leave on a site, and a site takes from everywhere, in a window. */
export const commentRates = { perAddress: 5, perSite: 200, windowMs: 600_000 } as const

/**
 * The same for what comes without an answer of the site's captcha: nobody without script can solve one,
 * and most programs do not try.
 */
export const uncheckedRates = { perAddress: 2, perSite: 30, windowMs: 600_000 } as const

/** How many comments a page shows at once. */
export const commentsPerPage = 50

/** What of one site may wait at once; beyond it nobody could read them. */
export const maxWaiting = 5000

/** How much spam of one site is kept to be looked through; what comes beyond it is forgotten at once. */
export const maxSpam = 1000

/** How long a comment that was deleted can be put back, in milliseconds. */
export const deletedForMs = 30 * 24 * 3_600_000
