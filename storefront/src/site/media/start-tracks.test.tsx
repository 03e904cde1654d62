import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startAudioPlayer } from './start-audio-player.ts'
import { startEpisodes, startTracks } from './start-tracks.ts'

let end = new AbortController()
let playing = new Set<HTMLMediaElement>()

beforeEach(() => {
  end = new AbortController()
  playing = new Set()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (this.getAttribute('src') === '/gone.mp3') throw new Error('no such file')
    playing.add(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  end.abort()
  vi.restoreAllMocks()
})

function open(markup: string): HTMLElement {
  document.body.innerHTML = `<div data-play-text="Hör" data-pause-text="Halt">${markup}</div>`
  const place = document.querySelector<HTMLElement>('div')
  if (place === null) throw new Error('no place')
  return place
}

const trackOf = (name: string) =>
  `<li class="track"><span class="track-place">1</span><a class="track-name">${name}</a>` +
  `<audio src="/${name}.mp3" controls></audio></li>`

const buttons = () =>
  [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
const controlled = () =>
  [...document.querySelectorAll('audio[controls]')].map((one) => one.getAttribute('src'))

it('one track plays at a time, with the browser’s controls, and the next follows its end', async () => {
  startTracks(open(['a', 'b', 'c'].map(trackOf).join('')), end.signal)
  expect([buttons(), controlled()]).toEqual([['Hör a', 'Hör b', 'Hör c'], []])
  const [first, second] = document.querySelectorAll('button')
  first?.click()
  expect([buttons(), controlled()]).toEqual([['Halt a', 'Hör b', 'Hör c'], ['/a.mp3']])
  second?.click()
  expect([buttons(), controlled()]).toEqual([['Hör a', 'Halt b', 'Hör c'], ['/b.mp3']])
  const heard = document.querySelectorAll('audio')[1]
  playing.clear()
  heard?.dispatchEvent(new Event('pause'))
  heard?.dispatchEvent(new Event('ended'))
  expect([buttons(), controlled()]).toEqual([['Hör a', 'Hör b', 'Halt c'], ['/c.mp3']])
})

it('a track that cannot be played is shown as the browser shows it, and all are when it ends', async () => {
  startTracks(open(trackOf('gone') + trackOf('b')), end.signal)
  document.querySelector('button')?.click()
  await Promise.resolve()
  expect(controlled()).toEqual(['/gone.mp3'])
  end.abort()
  expect([buttons(), controlled()]).toEqual([[], ['/gone.mp3', '/b.mp3']])
})

it('an episode stops the others, and no other begins when it is over', async () => {
  startEpisodes(open(trackOf('a') + trackOf('b')), end.signal)
  const [first, second] = document.querySelectorAll('audio')
  await first?.play()
  await second?.play()
  expect([...playing]).toEqual([second])
  playing.clear()
  first?.dispatchEvent(new Event('ended'))
  expect([[...playing], controlled().length]).toEqual([[], 2])
})

it('a template’s player is filled with the browser’s, where it names a file', () => {
  const place = open('')
  startAudioPlayer(place, end.signal)
  expect(place.children).toHaveLength(0)
  place.dataset['audioAssetUrl'] = '/s/tide.mp3'
  startAudioPlayer(place, end.signal)
  startAudioPlayer(place, end.signal)
  expect(controlled()).toEqual(['/s/tide.mp3'])
})
