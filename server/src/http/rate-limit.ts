/**
 * Counts calls per key in fixed windows, in this process. Bounded: when too many keys are held, the
 * expired ones go, and if that is not enough all of them, which only ever lets more through.
 */
export type RateLimiter = {
  /** Counts one call; false when the key has used up its window. */
  allow(name: string, key: string, max: number, windowMs: number, now: number): boolean
  /** Takes one counted call back, such as a try that succeeded where only failures count. */
  giveBack(name: string, key: string): void
}

type Window = { count: number; endsAt: number }

const maxKeys = 50_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    allow(name, key, max, windowMs, now) {
      const id = `${name} ${key}`
      let window = windows.get(id)
      if (window === undefined || window.endsAt <= now) {
        if (windows.size >= maxKeys) forget(windows, now)
        window = { count: 0, endsAt: now + windowMs }
        windows.set(id, window)
      }
      window.count += 1
      return window.count <= max
    },
    giveBack(name, key) {
      const window = windows.get(`${name} ${key}`)
      if (window !== undefined && window.count > 0) window.count -= 1
    },
  }
}

function forget(windows: Map<string, Window>, now: number): void {
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key)
  if (windows.size >= maxKeys) windows.clear()
}
