/** Where a reminder leads, and where its owner reads what came of them. */
export const remindersPaths = {
  /** GET the page of a reminder; POST: the cart comes back into this browser. */
  back: '/checkout/reminders/:reminderToken',
  /** GET the page on which such mails are stopped, POST: they are. */
  stop: '/checkout/reminders/:reminderToken/stop',
  /** GET how many were sent. */
  counts: '/api/editor/sites/:siteId/cart-reminders',
} as const

export function cartBackPath(token: string): string {
  return remindersPaths.back.replace(':reminderToken', token)
}

export function stopRemindersPath(token: string): string {
  return remindersPaths.stop.replace(':reminderToken', token)
}
