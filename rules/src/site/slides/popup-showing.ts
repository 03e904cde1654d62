/** Under which names a visitor's browser keeps what became of the popup (spec §3). */
export const popupKeys = {
  /** When it was closed last: epoch milliseconds. */
  closedOn: 'date-closed',
  /** Which version that was. */
  version: 'version',
  /** `true` once its action was followed. */
  submitted: 'submitted',
} as const

/** What a browser has kept, as it stands there: texts, or null where there is none. */
export type StoredPopup = {
  readonly closedOn: string | null
  readonly version: string | null
  readonly submitted: string | null
}

const dayMs = 86_400_000

/**
 * Whether a visitor is shown the popup: never again once its action was followed; once closed, again
 * after its days, or when its owner shows it to everyone by a new version (acceptance, decision 17).
 * A date that is none, or lies ahead of the clock by more than a day, says nothing.
 * @param days until it is shown again; 0: with the next page
 * @param now epoch milliseconds
 */
export function shouldShowPopup(of: {
  readonly stored: StoredPopup
  readonly version: number
  readonly days: number
  readonly now: number
}): boolean {
  const { stored, version, days, now } = of
  if (stored.submitted !== null) return false
  if (stored.closedOn === null || stored.version !== String(version)) return true
  const closedOn = Number(stored.closedOn)
  const isDate = /^\d{1,16}$/.test(stored.closedOn) && closedOn <= now + dayMs
  return !isDate || now - closedOn >= days * dayMs
}
