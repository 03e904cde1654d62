import { useState, type ReactNode } from 'react'
import { hasTypedWords } from './typed-words.ts'
import { TypedWordsDialog } from './unsaved-dialog.tsx'

type LeavingWords = {
  /** Does a step within a room, or asks first where it would lose what is typed. */
  readonly leave: (step: () => void) => void
  readonly question: ReactNode
}

/** Steps within a room, such as back from a panel, after which typed words are gone. */
export function useLeavingWords(): LeavingWords {
  const [step, setStep] = useState<() => void>()
  const keep = (): void => setStep(undefined)
  return {
    leave: (next) => (hasTypedWords() ? setStep(() => next) : next()),
    question: step !== undefined && (
      <TypedWordsDialog
        onKeep={keep}
        onDiscard={() => {
          keep()
          step()
        }}
      />
    ),
  }
}
