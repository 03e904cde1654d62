import { afterEach, expect, it } from 'vitest'
import { startVideo } from './start-video.ts'

let end = new AbortController()
afterEach(() => end.abort())

function open(markup: string): HTMLElement {
  end = new AbortController()
  document.body.innerHTML = `<div>${markup}</div>`
  const card = document.querySelector<HTMLElement>('div')
  if (card === null) throw new Error('no card')
  startVideo(card, end.signal)
  return card
}

const press = (card: HTMLElement, keys: MouseEventInit = {}): boolean =>
  card
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })) ?? true

it('a film of the site’s own plays in the place of its poster, with controls', () => {
  const card = open('<a href="/s/1/kiln.mp4" data-film="/s/1/kiln.mp4">Play</a>')
  press(card)
  const film = card.querySelector('video')
  expect([film?.getAttribute('src'), film?.controls, film?.autoplay]).toEqual([
    '/s/1/kiln.mp4',
    true,
    true,
  ])
  expect(card.querySelector('a')?.hidden).toBe(true)
  end.abort()
  expect([card.querySelector('video'), card.querySelector('a')?.hidden]).toEqual([null, false])
})

it('a film of a provider comes in a frame, once it is wanted', () => {
  const card = open('<a href="#" data-frame="https://player.example/7" data-title="Kiln">Play</a>')
  expect(card.querySelector('iframe')).toBeNull()
  press(card)
  const frame = card.querySelector('iframe')
  expect([frame?.src, frame?.title]).toEqual(['https://player.example/7?autoplay=1', 'Kiln'])
})

it('a press for a new tab is left to the browser', () => {
  const card = open('<a href="#" data-film="/s/1/kiln.mp4">Play</a>')
  expect(press(card, { ctrlKey: true })).toBe(true)
  expect(card.querySelector('video')).toBeNull()
})
