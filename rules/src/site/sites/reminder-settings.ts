/** Whether a shop reminds of carts that somebody has left (decision 117). */
export type ReminderSettings = {
  readonly isOn: boolean
  /** So many hours after the cart was last touched. */
  readonly hoursAfter: number
}

/** What a shop begins with, which reminds nobody. */
export const noReminders: ReminderSettings = { isOn: false, hoursAfter: 24 }
