/** Comments at Disqus, whose script comes once a visitor wants them and not before. */
export function startDisqus(card: HTMLElement, signal: AbortSignal): void {
  const show = card.querySelector<HTMLElement>('.disqus-show')
  const state = card.querySelector('.disqus-state')
  const { disqus = '', url, identifier, absent = '' } = card.dataset
  if (show === null || !/^[a-z0-9-]+$/.test(disqus)) return
  show.hidden = false
  show.querySelector('button')?.addEventListener(
    'click',
    () => {
      show.hidden = true
      if (state !== null) state.textContent = ''
      Object.assign(window, {
        disqus_config(this: { page: { url?: string; identifier?: string } }) {
          this.page = { ...this.page, ...(url && { url }), ...(identifier && { identifier }) }
        },
      })
      const script = document.createElement('script')
      script.src = `https://${disqus}.disqus.com/embed.js`
      script.setAttribute('data-timestamp', String(Date.now()))
      script.addEventListener('error', () => {
        script.remove()
        show.hidden = false
        if (state !== null) state.textContent = absent
      })
      document.head.append(script)
    },
    { signal },
  )
}
