import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'

/**
 * Counts calls per key in fixed windows, in this process. Bounded: when too many keys are held, the
 * expired ones go, and if that is not enough all of them, which only ever lets more through.
 */
export type RateLimiter = {
  /**
   * Counts one call; false when the key has used up its window.
   * @param uptime milliseconds since some moment of this process
   */
  allow(name: string, key: string, max: number, windowMs: number, uptime: number): boolean
  /** Whether another call would still be allowed; counts none. */
  hasLeft(name: string, key: string, max: number, uptime: number): boolean
  /** Whole seconds until the key's window ends and calls are allowed again; at least 1. */
  secondsLeft(name: string, key: string, uptime: number): number
  /** Takes one counted call back, such as a try that succeeded where only failures count. */
  giveBack(name: string, key: string): void
}

type Window = { count: number; endsAt: number }

const maxKeys = 50_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    allow(name, key, max, windowMs, uptime) {
      const id = `${name} ${key}`
      let window = windows.get(id)
      if (window === undefined || window.endsAt <= uptime) {
        if (windows.size >= maxKeys) forget(windows, uptime)
        window = { count: 0, endsAt: uptime + windowMs }
        windows.set(id, window)
      }
      window.count += 1
      return window.count <= max
    },
    hasLeft(name, key, max, uptime) {
      const window = windows.get(`${name} ${key}`)
      return window === undefined || window.endsAt <= uptime || window.count < max
    },
    secondsLeft(name, key, uptime) {
      const endsAt = windows.get(`${name} ${key}`)?.endsAt ?? uptime
      return Math.max(1, Math.ceil((endsAt - uptime) / 1000))
    },
    giveBack(name, key) {
      const window = windows.get(`${name} ${key}`)
      if (window !== undefined && window.count > 0) window.count -= 1
    },
  }
}

function forget(windows: Map<string, Window>, uptime: number): void {
  for (const [key, window] of windows) if (window.endsAt <= uptime) windows.delete(key)
  if (windows.size >= maxKeys) windows.clear()
}

/** A 429 that says when to come again. */
export function retryLater(refusal: Refusal, seconds: number): Refusal {
  return { ...refusal, headers: { 'retry-after': String(seconds) } }
}
