/** So long keys wait for what they were called to. */
const patienceMs = 1000

/**
 * Leads keys to the first button of what is found, which may stand only in a moment. What is pressed
 * meanwhile is a later wish, and ends the waiting.
 */
export function focusSoon(find: () => HTMLElement | null): void {
  const until = performance.now() + patienceMs
  let frame = 0
  const end = (): void => {
    cancelAnimationFrame(frame)
    for (const name of laterWishes) document.removeEventListener(name, end, true)
  }
  const look = (): void => {
    const around = find()
    const areThere = (): boolean => around?.contains(document.activeElement) === true
    // whoever is at another of the tools by then stays there
    if (!areThere()) around?.querySelector('button')?.focus()
    if (areThere() || performance.now() > until) end()
    else frame = requestAnimationFrame(look)
  }
  for (const name of laterWishes) document.addEventListener(name, end, true)
  // what the page has just said is drawn by then
  frame = requestAnimationFrame(look)
}

const laterWishes = ['keydown', 'pointerdown'] as const
