import { expect, it, test } from 'vitest'
import { readEmbedded, readVideo } from './embed-provider.ts'

it.each([
  ['https://soundcloud.com/kiln/firing', 'https://w.soundcloud.com/player/?url='],
  ['https://open.spotify.com/intl-de/track/4cOdK2wGLETKBW3PvgPWqT?si=1', '/embed/track/4cOdK'],
  ['https://www.mixcloud.com/kiln/autumn-mix/', 'feed=%2Fkiln%2Fautumn-mix%2F'],
  ['https://codepen.io/kiln/pen/abcDEF', 'https://codepen.io/kiln/embed/abcDEF'],
  ['https://calendly.com/kiln/visit', 'https://calendly.com/kiln/visit?embed_type=Inline'],
  ['https://app.acuityscheduling.com/schedule.php?owner=123', 'schedule.php?owner=123'],
  ['https://kiln.as.me/', 'https://kiln.as.me/'],
  ['https://studio54.as.me/', 'https://studio54.as.me/'],
  ['https://www.google.com/maps/embed?pb=!1m18!2d3', 'https://www.google.com/maps/embed?pb='],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
])('knows in what frame %s is shown', (url, frameUrl) => {
  expect(readEmbedded(url)?.frameUrl).toContain(frameUrl)
})

it.each([
  'https://soundcloud.com.evil.example/kiln/firing',
  'https://evil.example/soundcloud.com/kiln/firing',
  'https://soundcloud.com/',
  'https://as.me/',
  'https://evilas.me/',
  'https://www.google.com/search?q=kiln',
  'https://app.acuityscheduling.com/login',
  'https://kiln.as.me/"onload="x',
  'javascript:alert(1)//open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT',
  'http://soundcloud.com/kiln/firing',
])('shows %s in no frame', (url) => {
  expect(readEmbedded(url)).toBeUndefined()
})

test('a video is a film alone', () => {
  expect(readVideo('https://soundcloud.com/kiln/firing')).toBeUndefined()
  expect(readVideo('https://vimeo.com/76979871')).toMatchObject({ provider: 'vimeo' })
})
