/** Shows what share buttons can do with script: copy the link, and the device's own sheet. */
export function startSharing(buttons: HTMLElement, signal: AbortSignal): void {
  const ways = buttons.querySelector<HTMLElement>('.share-ways')
  const { shareUrl: url = '', shareTitle: title = '' } = ways?.dataset ?? {}
  const state = buttons.querySelector<HTMLElement>('.share-state')
  const offer = (what: string, press: () => Promise<void>): void => {
    const button = buttons.querySelector<HTMLElement>(`[data-share="${what}"]`)
    if (button === null) return
    const item = button.closest('li')
    if (item !== null) item.hidden = false
    // a sheet that is closed again is no failure
    button.addEventListener('click', () => void press().catch(() => undefined), { signal })
  }
  // neither is there without TLS
  if ('clipboard' in navigator) {
    offer('copy', async () => {
      await navigator.clipboard.writeText(url)
      if (state !== null) state.textContent = state.dataset['copied'] ?? ''
    })
  }
  if ('share' in navigator) offer('device', () => navigator.share({ url, title }))
}
