/** The longest that may be written, in UTF-16 units. */
export const reviewLimits = { name: 60, text: 3000, reply: 2000 } as const

/** How many days after the order was sent its buyer may be asked, as an owner chooses. */
export const daysToAsk = { least: 1, most: 90 } as const

/** An order whose mail has been due for longer asks nobody any more. */
export const askWithinMs = 7 * 86_400_000
