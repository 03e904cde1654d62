type Words = { readonly play: string; readonly pause: string }

const shapes = { play: 'M4 2v12l10-6z', pause: 'M3 2h4v12H3zM9 2h4v12H9z' } as const

/**
 * The tracks of an album: each is begun by a button in the place of its number, one plays at a time,
 * and when it ends the one after it begins. The browser's own controls, which all have without a
 * script, stand at the one that is heard.
 */
export function startTracks(list: HTMLElement, signal: AbortSignal): void {
  const { playText = 'Play', pauseText = 'Pause' } = list.dataset
  const tracks = playAlone(list, signal)
  for (const [place, track] of tracks.entries()) {
    startTrack(track, { play: playText, pause: pauseText }, signal)
    track.addEventListener(
      'play',
      () => {
        for (const other of tracks) if (other !== track) other.controls = false
      },
      { signal },
    )
    track.addEventListener('ended', () => void begin(tracks[place + 1]), { signal })
  }
}

/** Episodes keep the browser's controls; one plays at a time, and no other begins by itself. */
export function startEpisodes(list: HTMLElement, signal: AbortSignal): void {
  playAlone(list, signal)
}

/** What is begun stops what is heard of the others. */
function playAlone(list: HTMLElement, signal: AbortSignal): readonly HTMLAudioElement[] {
  const all = [...list.querySelectorAll('audio')]
  for (const one of all) {
    const stopOthers = (): void => {
      for (const other of all) if (other !== one) other.pause()
    }
    one.addEventListener('play', stopOthers, { signal })
  }
  return all
}

function startTrack(track: HTMLAudioElement, words: Words, signal: AbortSignal): void {
  const number = track.closest('.track')?.querySelector<HTMLElement>('.track-place')
  if (number === null || number === undefined) return
  const title = track.closest('.track')?.querySelector('.track-name')?.textContent ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'track-play'
  const show = (): void => {
    const way = track.paused ? 'play' : 'pause'
    button.setAttribute('aria-label', `${words[way]} ${title}`)
    button.replaceChildren(drawn(shapes[way]))
    if (!track.paused) track.controls = true
    track.closest('.track')?.toggleAttribute('data-playing', !track.paused)
  }
  track.controls = false
  show()
  for (const event of ['play', 'pause']) track.addEventListener(event, show, { signal })
  button.addEventListener('click', () => {
    if (track.paused) void begin(track)
    else track.pause()
  })
  number.hidden = true
  number.after(button)
  signal.addEventListener('abort', () => {
    button.remove()
    number.hidden = false
    track.controls = true
  })
}

/** What cannot be played is shown as the browser shows it. */
async function begin(track: HTMLAudioElement | undefined): Promise<void> {
  if (track === undefined) return
  try {
    await track.play()
  } catch {
    track.controls = true
  }
}

function drawn(shape: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const picture = document.createElementNS(space, 'svg')
  picture.setAttribute('viewBox', '0 0 16 16')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', shape)
  picture.append(path)
  return picture
}
