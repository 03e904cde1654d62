/**
 * Something of another site, such as a video, stands as a card, whose link leads there; so does a film
 * of the site's own that has a poster. A press brings the player in the card's place; before that the
 * other site is not told that anybody was here.
 */
export function startVideo(card: HTMLElement, signal: AbortSignal): void {
  const link = card.querySelector<HTMLAnchorElement>('a[data-frame],a[data-film]')
  if (link === null) return
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const player = playerOf(link.dataset)
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

function playerOf({ film, frame = '', still, title = '' }: DOMStringMap): HTMLElement {
  if (film !== undefined) {
    const player = document.createElement('video')
    player.src = film
    player.controls = true
    player.autoplay = true
    player.playsInline = true
    return player
  }
  const player = document.createElement('iframe')
  player.src = still === undefined ? withAutoplay(frame) : frame
  player.title = title
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.allowFullscreen = true
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  return player
}

/** It was asked to play, so it plays. */
function withAutoplay(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}
