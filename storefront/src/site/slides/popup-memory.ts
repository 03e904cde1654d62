import { popupKeys, type StoredPopup } from '@vitrine/rules/site/slides/popup-showing.ts'

/** What the visitor's browser keeps of the popup; null where it refuses to keep anything. */
export function readMemory(): StoredPopup | null {
  try {
    const stored = (key: string): string | null => localStorage.getItem(key)
    const memory = {
      closedOn: stored(popupKeys.closedOn),
      version: stored(popupKeys.version),
      submitted: stored(popupKeys.submitted),
    }
    // reading may be allowed where writing is not
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return memory
  } catch {
    return null
  }
}

const probe = 'popup-probe'

/** @param now epoch milliseconds */
export function noteClosed(version: number, now: number): void {
  note({ [popupKeys.closedOn]: String(now), [popupKeys.version]: String(version) })
}

export function noteSubmitted(version: number): void {
  note({ [popupKeys.submitted]: 'true', [popupKeys.version]: String(version) })
}

function note(entries: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  } catch {
    // a browser that keeps nothing is not asked again: `isFirstPage` stands in
  }
}

/**
 * Whether somebody whose browser keeps nothing may be shown the popup: on the first page they come
 * to, and not on every page that they go on to from there.
 */
export function isFirstPage(): boolean {
  return !document.referrer.startsWith(`${location.origin}/`)
}
