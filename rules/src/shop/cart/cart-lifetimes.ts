const dayMs = 24 * 3600 * 1000

/** So many days the cookie of a cart lives. */
export const cartCookieDays = 14

/**
 * After so long nobody finds a cart any more: its cookie is gone (GDPR, article 5(1)(e); decision 114).
 * A day more, for clocks that differ.
 */
export const cartLivesForMs = (cartCookieDays + 1) * dayMs

/** A member's cart follows them to each browser they sign in with; after so long without an add it is forgotten. */
export const memberCartLivesForMs = 90 * dayMs
