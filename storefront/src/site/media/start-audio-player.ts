/** A template's `audio-player` is an empty element that names its file: the browser's player fills it. */
export function startAudioPlayer(place: HTMLElement, signal: AbortSignal): void {
  const { audioAssetUrl = '' } = place.dataset
  if (audioAssetUrl === '' || place.querySelector('audio') !== null) return
  const player = document.createElement('audio')
  player.controls = true
  player.preload = 'none'
  player.src = audioAssetUrl
  player.style.inlineSize = '100%'
  place.append(player)
  signal.addEventListener('abort', () => player.remove())
}
