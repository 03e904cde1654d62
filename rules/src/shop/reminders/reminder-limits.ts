const hour = 3_600_000
const day = 24 * hour

/** After how many hours a reminder may go, as an owner chooses. */
export const hoursToRemind = { least: 1, most: 72 } as const

export const reminderLimits = {
  /** A cart that nobody has touched for longer is thought of by nobody. */
  remindWithinMs: 7 * day,
  /** An address gets no other reminder so soon, however many carts it leaves. */
  againAfterMs: 7 * day,
  /** Addresses of checkouts that nobody has finished are forgotten after so long. */
  forgetAddressAfterMs: 14 * day,
  /** What stands without them, as proof and to be counted, is kept for so long. */
  keepProofMs: 400 * day,
  /** What the owner is told of. */
  countedMs: 30 * day,
} as const
