/** Light or dark, or as the device has it, in this browser alone. */
export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

const key = 'vitrine-appearance'

/** What was chosen in this browser; a browser that keeps nothing has chosen nothing. */
export function readAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(key)
    return appearances.find((one) => one === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows what was chosen: every color of the editor is one of a pair. */
export function applyAppearance(appearance: Appearance): void {
  const scheme = appearance === 'system' ? '' : appearance
  document.documentElement.style.colorScheme = scheme
}

/** Keeps a choice for the next time, where the browser lets it. */
export function chooseAppearance(appearance: Appearance): void {
  applyAppearance(appearance)
  try {
    localStorage.setItem(key, appearance)
  } catch {
    // it is so until the page is left
  }
}
