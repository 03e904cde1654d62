import { expect, it } from 'vitest'
import { mapPoint, tilesAround, zoomed } from './map-tiles.ts'

it('finds the tile that a place is on', () => {
  expect(mapPoint(0, 0, 0)).toEqual({ x: 128, y: 128 })
  const { x, y } = mapPoint(51.5074, -0.1278, 10)
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([511, 340])
})

it('keeps a place where it is when the zoom is another', () => {
  const near = mapPoint(52.3702, 4.8952, 12)
  const far = zoomed(mapPoint(52.3702, 4.8952, 10), 2)
  expect(near.x).toBeCloseTo(far.x)
  expect(near.y).toBeCloseTo(far.y)
})

it('fills a view with tiles, around the earth and not beyond its poles', () => {
  expect(tilesAround({ x: 128, y: 128 }, 0, 600, 600).map(({ x, y }) => `${x} ${y}`)).toEqual([
    '0 0',
    '0 0',
    '0 0',
  ])
  const tiles = tilesAround(mapPoint(52.3702, 4.8952, 15), 15, 800, 400)
  expect(tiles.length).toBeGreaterThanOrEqual(8)
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(800)
})
