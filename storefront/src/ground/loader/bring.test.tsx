import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bring, ChunkLoadError } from './bring.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a chunk that comes is given, and nothing is told', async () => {
  expect(await bring(() => Promise.resolve('/here.js'))).toBe('/here.js')
  expect(console.error).not.toHaveBeenCalled()
})

it('a chunk that does not come is told with its type and its address', async () => {
  const load = () => Promise.reject(new Error('/missing-1.js'))
  const error = await bring(load).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    address: expect.stringMatching(/\/missing-1\.js$/),
  })
  expect(console.error).toHaveBeenCalledWith(error)
})

it('a chunk that takes longer than 120 seconds is given up', async () => {
  const never = () => new Promise((resolve) => void ['/slow-1.js', resolve])
  let ended: unknown
  void bring(never).catch((reason: unknown) => (ended = reason))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toMatchObject({ type: 'timeout', message: expect.stringContaining('/slow-1.js') })
})
