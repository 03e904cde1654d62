import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { itemsWords, sortNames, type ChangeTerm } from './terms.ts'

type AskProps = {
  readonly term: Term
  readonly sort: WordSort
  readonly onChange: ChangeTerm
  readonly onClose: () => void
}

/** Asks into which other word this one goes. */
export function MergeDialog(props: AskProps & { readonly others: readonly Term[] }) {
  const { term, others, sort, onChange, onClose } = props
  const [into, setInto] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const merge = async (): Promise<void> => {
    setPending(true)
    const notice = `${term.word} is ${into} now.`
    const refused = await onChange({ kind: 'merge', word: term.word, into }, notice)
    setPending(false)
    if (refused === undefined) onClose()
    else setError(refused)
  }
  return (
    <Dialog
      title={`Merge ${term.word} into another ${sortNames[sort].one}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="primary"
            isDisabled={into === ''}
            isPending={isPending}
            onPress={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <SearchSelect
        autoFocus
        label={`The ${sortNames[sort].one} that stays`}
        options={others.map((one) => ({ id: one.word, name: one.word }))}
        value={into}
        onChange={(chosen) => {
          setError(undefined)
          setInto(chosen)
        }}
        error={error}
      />
      <p>
        {into === ''
          ? `Whatever is filed under ${term.word} is filed under the other afterwards.`
          : `${followWords(term)} ${into} instead of ${term.word}.`}{' '}
        Undo brings {term.word} back.
      </p>
    </Dialog>
  )
}

function followWords(term: Term): string {
  if (term.count === 0) return 'The page has'
  return `${itemsWords(term)} ${term.count === 1 ? 'gets' : 'get'}`
}

/** Asks before items lose a word. */
export function RemoveDialog({ term, sort, onChange, onClose }: AskProps) {
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const remove = async (): Promise<void> => {
    setPending(true)
    const refused = await onChange({ kind: 'remove', word: term.word }, `${term.word} removed.`)
    setPending(false)
    if (refused === undefined) onClose()
    else setError(refused)
  }
  return (
    <Dialog
      title={`Remove the ${sortNames[sort].one} ${term.word}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep</Button>
          <Button kind="danger" isPending={isPending} onPress={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        {itemsWords(term)} {term.count === 1 ? 'loses' : 'lose'} it. The{' '}
        {term.count === 1 ? 'item stays' : 'items stay'}. Undo brings it back.
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </Dialog>
  )
}
