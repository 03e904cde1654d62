import { expect, it } from 'vitest'
import { readPoint } from './read-point.ts'

it.each([
  '52.3702, 4.8952',
  ' 52.3702 4.8952 ',
  'https://www.openstreetmap.org/#map=15/52.3702/4.8952',
  'https://www.openstreetmap.org/?mlat=52.3702&mlon=4.8952#map=15/1/2',
  'https://www.google.com/maps/@52.3702,4.8952,15z',
  'https://maps.example/?q=52.3702,4.8952',
])('reads the point of %s', (typed) => {
  expect(readPoint(typed)).toEqual({ lat: 52.3702, lng: 4.8952 })
})

it.each(['', 'Kiln Lane 3', '95, 4', '52.3702', '52,3702'])('reads none of "%s"', (typed) => {
  expect(readPoint(typed)).toBeUndefined()
})
