/** The longest address that is one (spec §5), and what of a longer one is looked at to say so. */
export const mostAddressTyped = 1000

/** How many sign-ups an address may make on a site, and a site takes from everywhere, in a window. */
export const signUpRates = { perAddress: 10, perSite: 600, windowMs: 600_000 } as const

/**
 * The same for what comes without an answer of the site's captcha: nobody without script can solve one,
 * and most programs do not try (decision 77).
 */
export const uncheckedSignUpRates = { perAddress: 3, perSite: 60, windowMs: 600_000 } as const

/** How many people may wait in one shop at once. */
export const mostWaiting = 50_000

/** How many groups, and sign-ups of a group, a page of the owner's list holds. */
export const groupsPerPage = 50
export const signUpsPerPage = 100

/** How many groups one call may send. */
export const mostGroupsAtOnce = 1000

const dayMs = 86_400_000

/** How long somebody who was told stays on the list. */
export const toldForMs = 30 * dayMs

/** How long somebody waits at most: what is not back within a year is forgotten. */
export const waitsForMs = 365 * dayMs

/** How long what an owner has taken off the list can be put back. */
export const removedForMs = dayMs
