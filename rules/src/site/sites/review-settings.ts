/** How a shop takes and shows what its customers say of what they bought (decision 106). */
export type ReviewSettings = {
  /** Whether reviews are taken and shown. */
  readonly isOn: boolean
  /** Whether one is shown only once its owner has decided so; otherwise at once. */
  readonly needsApproval: boolean
  /** Whether whoever bought is asked for one by a mail. */
  readonly asksByMail: boolean
  /** So many days after the order was sent. */
  readonly daysAfter: number
}

/** What a shop begins with, which has no reviews. */
export const noReviewSettings: ReviewSettings = {
  isOn: false,
  needsApproval: true,
  asksByMail: false,
  daysAfter: 14,
}
