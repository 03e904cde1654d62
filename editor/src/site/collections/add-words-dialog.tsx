import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { termExists } from '@vitrine/rules/site/content/content-messages.ts'
import { termLimits } from '@vitrine/rules/site/content/term-word.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { WordsField } from '../../ground/controls/words-field.tsx'
import { addWords } from './post-actions.ts'
import { termsQuery } from './terms.ts'
import styles from './posts.module.css'

const names = { tag: 'Tags', category: 'Categories' } as const satisfies Record<WordSort, string>

type AddWordsProps = {
  readonly siteId: string
  readonly collectionId: string
  readonly itemIds: readonly string[]
  readonly sort: WordSort
  readonly onClose: () => void
}

/** Asks for the words that several posts are filed under from now on, beside those that they have. */
export function AddWordsDialog({ siteId, collectionId, itemIds, sort, onClose }: AddWordsProps) {
  const known = useQuery(termsQuery(siteId, { collectionId, sort }))
  const [words, setWords] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const [isUnfinished, setUnfinished] = useState(false)
  const [isPending, setPending] = useState(false)
  const submit = async (): Promise<void> => {
    if (words.length === 0) return setError(fieldMessages.required)
    setPending(true)
    const done = await addWords(siteId, { itemIds, sort, words })
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
          hint="Enter or a comma ends each. Posts keep those that they have."
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
            {itemIds.length === 1 ? 'Add to 1 post' : `Add to ${itemIds.length} posts`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
