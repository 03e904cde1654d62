import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { termExists } from '@vitrine/rules/site/content/content-messages.ts'
import type { ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'
import { termLimits } from '@vitrine/rules/site/content/term-word.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { WordsField } from '../../ground/controls/words-field.tsx'
import { countWords } from './item-words.ts'
import { termsQuery } from './terms.ts'
import styles from './posts.module.css'

const names = { tag: 'Tags', category: 'Categories' } as const satisfies Record<WordSort, string>

type AddWordsProps = {
  readonly siteId: string
  readonly collectionId: string
  readonly noun: ItemNoun | 'product'
  readonly count: number
  readonly sort: WordSort
  readonly onAdd: (words: readonly string[]) => Promise<Result<unknown>>
  readonly onClose: () => void
}

/** Asks for the words that several are filed under from now on, beside those that they have. */
export function AddWordsDialog(props: AddWordsProps) {
  const { siteId, collectionId, noun, count, sort, onAdd, onClose } = props
  const known = useQuery(termsQuery(siteId, { collectionId, sort }))
  const [words, setWords] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const [isUnfinished, setUnfinished] = useState(false)
  const [isPending, setPending] = useState(false)
  const submit = async (): Promise<void> => {
    if (words.length === 0) return setError(fieldMessages.required)
    setPending(true)
    const done = await onAdd(words)
    setPending(false)
    if (done.ok) onClose()
    else setError(done.refusal.message)
  }
  return (
    <Dialog title={`Add ${names[sort].toLowerCase()}`} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUnfinished) void submit()
        }}
      >
        <WordsField
          label={names[sort]}
          hint="Enter or a comma ends each. Those that are there already stay."
          words={words}
          onChange={(typed) => {
            setError(undefined)
            setWords(typed)
          }}
          suggestions={(known.data ?? []).map(({ word }) => word)}
          maxLength={termLimits[sort]}
          repeated={termExists(sort)}
          error={error}
          onUnfinished={setUnfinished}
        />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isPending={isPending}>
            Add to {countWords(count, noun)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
