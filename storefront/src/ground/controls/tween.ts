/** How long something takes that nobody gave a time (spec §9). */
export const standardTweenMs = 300
/** Where the browser has no frames of its own to offer (spec §9). */
const fallbackFrameMs = 1000 / 60

export type Tween = {
  /** From the beginning, wherever it was. */
  start(): void
  pause(): void
  resume(): void
  /** Goes to 1 at once and says that it is done. */
  end(): void
}

/**
 * Calls an action with its progress from 0 to 1, once per frame while it runs.
 * @param done is called when 1 is reached or forced
 * @throws for a duration that is no finite number, or an action that is no function (spec §5)
 */
export function createTween(
  action: (progress: number) => void,
  { durationMs = standardTweenMs, done }: { durationMs?: number; done?: () => void } = {},
): Tween {
  if (!Number.isFinite(durationMs)) throw new TypeError('A tween needs a finite duration.')
  if (typeof action !== 'function') throw new TypeError('A tween needs a function to call.')
  let passedMs = 0
  let lastAt: number | null = null
  let cancel: (() => void) | null = null

  const stop = (): void => {
    cancel?.()
    cancel = null
    lastAt = null
  }
  const end = (): void => {
    stop()
    passedMs = durationMs
    action(1)
    done?.()
  }
  const frame = (): void => {
    const now = performance.now()
    passedMs += lastAt === null ? 0 : now - lastAt
    lastAt = now
    if (passedMs >= durationMs) return end()
    cancel = nextFrame(frame)
    action(passedMs / durationMs)
  }
  const resume = (): void => {
    if (cancel !== null || passedMs >= durationMs) return
    lastAt = performance.now()
    cancel = nextFrame(frame)
  }
  return {
    start() {
      stop()
      passedMs = 0
      if (durationMs <= 0) end()
      else resume()
    },
    pause() {
      if (lastAt !== null) passedMs += performance.now() - lastAt
      stop()
    },
    resume,
    end,
  }
}

function nextFrame(call: () => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const id = requestAnimationFrame(call)
    return () => cancelAnimationFrame(id)
  }
  const id = setTimeout(call, fallbackFrameMs)
  return () => clearTimeout(id)
}
