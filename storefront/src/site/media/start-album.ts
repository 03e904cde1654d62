/** One track of an album plays at a time, and when it ends the one after it begins. */
export function startAlbum(album: HTMLElement, signal: AbortSignal): void {
  const tracks = [...album.querySelectorAll('audio')]
  for (const [place, track] of tracks.entries()) {
    track.addEventListener(
      'play',
      () => {
        for (const other of tracks) if (other !== track) other.pause()
      },
      { signal },
    )
    track.addEventListener('ended', () => void tracks[place + 1]?.play(), { signal })
  }
}
