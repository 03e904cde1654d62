import { useState } from 'react'

type Typed = {
  readonly words: string
  readonly type: (words: string) => void
  /** The gesture is over: Enter, or the caret has left. */
  readonly rest: () => void
}

/** Words of a field while somebody types them; what comes from elsewhere stands otherwise. */
export function useTyped(
  value: string,
  onChange: (words: string, isGoingOn?: boolean) => void,
): Typed {
  const [own, setOwn] = useState<string>()
  return {
    words: own ?? value,
    type(words) {
      setOwn(words)
      onChange(words, true)
    },
    rest() {
      if (own === undefined) return
      setOwn(undefined)
      onChange(own)
    },
  }
}
