/** The call, once it was asked for and then not again for so long. */
export function debounce(call: () => void, restMs: number, signal: AbortSignal): () => void {
  let due: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(due))
  return () => {
    clearTimeout(due)
    if (!signal.aborted) due = setTimeout(call, restMs)
  }
}
