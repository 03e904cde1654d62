import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { containFocus } from './contain-focus.ts'
import { debounce } from './debounce.ts'
import { createTween } from './tween.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('a tween', () => {
  it('goes from 0 to 1 in 300 ms unless told otherwise, and says once that it is done', () => {
    const seen: number[] = []
    const done = vi.fn<() => void>()
    createTween((progress) => seen.push(progress), { done }).start()
    vi.advanceTimersByTime(280)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60)
    expect(seen.at(-1)).toBe(1)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('waits while paused, goes on from there, and begins anew when started', () => {
    let progress = 0
    const tween = createTween((now) => (progress = now), { durationMs: 1000 })
    tween.start()
    vi.advanceTimersByTime(500)
    tween.pause()
    vi.advanceTimersByTime(5000)
    expect(progress).toBeLessThan(0.6)
    tween.resume()
    vi.advanceTimersByTime(300)
    expect(progress).toBeGreaterThan(0.7)
    expect(progress).toBeLessThan(1)
    tween.start()
    vi.advanceTimersByTime(100)
    expect(progress).toBeLessThan(0.2)
  })

  it('is at 1 and done as soon as it is ended', () => {
    const action = vi.fn<(progress: number) => void>()
    const done = vi.fn<() => void>()
    const tween = createTween(action, { done })
    tween.start()
    tween.end()
    expect(action).toHaveBeenLastCalledWith(1)
    expect(done).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('runs where the browser offers no frames', () => {
    vi.stubGlobal('requestAnimationFrame', undefined)
    const action = vi.fn<(progress: number) => void>()
    createTween(action).start()
    vi.advanceTimersByTime(400)
    expect(action).toHaveBeenLastCalledWith(1)
    // sixty a second
    expect(action.mock.calls.length).toBeGreaterThan(15)
  })

  it.each([Infinity, Number.NaN])('takes no duration of %d', (durationMs) => {
    expect(() => createTween(() => undefined, { durationMs })).toThrow('finite duration')
  })

  it('takes no action that is no function', () => {
    expect(() => createTween('go' as unknown as () => void)).toThrow('function')
  })
})

describe('contained focus', () => {
  const signal = new AbortController().signal

  it('is contained by a container or a predicate, and not by both or neither', () => {
    const container = document.body
    const predicate = (): boolean => true
    expect(() => containFocus({ container, predicate } as never, { signal })).toThrow(TypeError)
    expect(() => containFocus({} as never, { signal })).toThrow(TypeError)
  })

  it('comes back from elsewhere, until it is let go', () => {
    document.body.innerHTML = '<div><button id="in"></button></div><button id="out"></button>'
    const inside = document.querySelector<HTMLElement>('#in')
    const outside = document.querySelector<HTMLElement>('#out')
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const held = new AbortController()
    inside?.focus()
    containFocus(
      { predicate: (element) => element.id !== 'out' && element !== document.body },
      held,
    )
    outside?.focus()
    vi.advanceTimersByTime(0)
    expect(document.activeElement).toBe(inside)
    held.abort()
    outside?.focus()
    vi.advanceTimersByTime(0)
    expect(document.activeElement).toBe(outside)
  })
})

it('a debounced call comes once, after its rest, and not after its end', () => {
  const call = vi.fn<() => void>()
  const end = new AbortController()
  const asked = debounce(call, 100, end.signal)
  asked()
  vi.advanceTimersByTime(99)
  asked()
  vi.advanceTimersByTime(99)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(1)
  asked()
  end.abort()
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(1)
})
