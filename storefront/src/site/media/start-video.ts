/**
 * Something of another site, such as a video, stands as a card, whose link leads there. A press brings
 * its frame in the card's place; before that the other site is not told that anybody was here.
 */
export function startVideo(card: HTMLElement, signal: AbortSignal): void {
  const link = card.querySelector<HTMLAnchorElement>('a[data-frame]')
  const address = link?.dataset['frame']
  if (link === null || address === undefined) return
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const player = document.createElement('iframe')
      player.src = 'still' in link.dataset ? address : withAutoplay(address)
      player.title = link.dataset['title'] ?? ''
      player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
      player.allowFullscreen = true
      player.referrerPolicy = 'strict-origin-when-cross-origin'
      link.hidden = true
      link.after(player)
      player.focus()
      signal.addEventListener('abort', () => {
        player.remove()
        link.hidden = false
      })
    },
    { signal },
  )
}

/** It was asked to play, so it plays. */
function withAutoplay(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}
