/** How far away something may be when its script is fetched, as a share of the window. */
const nearby = '100%'

/** Calls once, when the first of the elements is near the window or somebody turns to one of them. */
export function whenNear(elements: readonly Element[], call: () => void): void {
  const done = new AbortController()
  const near = (): void => {
    done.abort()
    watcher.disconnect()
    call()
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    },
    { rootMargin: nearby },
  )
  for (const element of elements) {
    watcher.observe(element)
    element.addEventListener('focusin', near, { signal: done.signal })
  }
}
