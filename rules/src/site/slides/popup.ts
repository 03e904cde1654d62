/** When visitors are shown the popup, and where. Its words are the slide `slide-popup-overlay`. */
export type Popup = {
  readonly isOn: boolean
  /** What it waits for on each page. */
  readonly after: 'time' | 'scroll'
  /** Of waiting by time. */
  readonly seconds: number
  /** Of waiting by scrolling: the share of the way down, in percent. */
  readonly percent: number
  readonly where: 'everywhere' | 'home' | 'chosen'
  /** Collections, by their ids, of `where` as `chosen`; one that is gone is none. */
  readonly pages: readonly { readonly id: string }[]
  /** Until who closed it is shown it again; 0: with the next page. */
  readonly days: number
  /** Raised to show it to who closed an earlier one. */
  readonly version: number
}
