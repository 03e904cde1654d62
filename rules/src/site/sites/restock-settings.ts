/** How a shop takes the addresses of whoever wants to be told when something is back. */
export type RestockSettings = {
  /** Whether what is sold out asks for an address. */
  readonly takesSignUps: boolean
  /** Whether whoever waits is told by itself once something is back; otherwise its owner sends it. */
  readonly tellsByItself: boolean
  /** What stands in the box once somebody has signed up; empty: the platform's words. */
  readonly successText: string
  /** Whether the box offers the mailing list as well. */
  readonly offersMailingList: boolean
  /** Whether that is ticked before anybody has touched it. */
  readonly isListTicked: boolean
}

/** What a shop begins with, which asks nobody for an address (decision 97). */
export const noRestockSettings: RestockSettings = {
  takesSignUps: false,
  tellsByItself: false,
  successText: '',
  offersMailingList: false,
  isListTicked: false,
}
