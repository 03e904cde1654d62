import { useRef, useState } from 'react'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'

/** What a dialog asks for: what is wrong with the answer, and whether it is being performed. */
export type Question = {
  readonly error: string | undefined
  readonly isPending: boolean
  readonly submit: () => void
  /** A setter of what is typed that forgets what was wrong with it before. */
  readonly typing: <Value>(set: (value: Value) => void) => (value: Value) => void
}

/**
 * A question that is closed once it is answered.
 * @param answer performs it, and says why it is refused where it is
 */
export function useQuestion(
  answer: () => string | undefined | Promise<string | undefined>,
  onClose: () => void,
): Question {
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  // Enter may be pressed again before a state is drawn
  const isAsked = useRef(false)
  const submit = async (): Promise<void> => {
    if (isAsked.current) return
    isAsked.current = true
    setPending(true)
    try {
      const refused = await answer()
      setError(refused)
      if (refused === undefined) onClose()
    } finally {
      isAsked.current = false
      setPending(false)
    }
  }
  return {
    error,
    isPending,
    submit: () => void submit(),
    typing: (set) => (value) => {
      setError(undefined)
      set(value)
    },
  }
}

/** The sentence of what was not done; nothing where it was. */
export function refusalOf(done: Result<unknown>): string | undefined {
  return done.ok ? undefined : done.refusal.message
}
