import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
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
  const question = useQuestion(
    () => onChange({ kind: 'merge', word: term.word, into }, `${term.word} is ${into} now.`),
    onClose,
  )
  return (
    <FormDialog
      title={`Merge ${term.word} into another ${sortNames[sort].one}`}
      question={question}
      button="Merge"
      isDisabled={into === ''}
      onClose={onClose}
    >
      <SearchSelect
        autoFocus
        label={`The ${sortNames[sort].one} that stays`}
        options={others.map((one) => ({ id: one.word, name: one.word }))}
        value={into}
        onChange={question.typing(setInto)}
        error={question.error}
      />
      <p>
        {into === ''
          ? `Whatever is filed under ${term.word} is filed under the other afterwards.`
          : `${followWords(term)} ${into} instead of ${term.word}.`}{' '}
        Undo brings {term.word} back.
      </p>
    </FormDialog>
  )
}

function followWords(term: Term): string {
  if (term.count === 0) return 'The page has'
  return `${itemsWords(term)} ${term.count === 1 ? 'gets' : 'get'}`
}

/** Asks before items lose a word. */
export function RemoveDialog({ term, sort, onChange, onClose }: AskProps) {
  const question = useQuestion(
    () => onChange({ kind: 'remove', word: term.word }, `${term.word} removed.`),
    onClose,
  )
  return (
    <FormDialog
      title={`Remove the ${sortNames[sort].one} ${term.word}?`}
      question={question}
      button="Remove"
      kind="danger"
      onClose={onClose}
    >
      <p>
        {itemsWords(term)} {term.count === 1 ? 'loses' : 'lose'} it. The{' '}
        {term.count === 1 ? 'item stays' : 'items stay'}. Undo brings it back.
      </p>
      {question.error !== undefined && <p role="alert">{question.error}</p>}
    </FormDialog>
  )
}
