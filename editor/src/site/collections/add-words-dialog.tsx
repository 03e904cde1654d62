import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { termExists } from '@vitrine/rules/site/content/content-messages.ts'
import type { ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'
import { termLimits } from '@vitrine/rules/site/content/term-word.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { WordsField } from '../../ground/controls/words-field.tsx'
import { countWords } from './item-words.ts'
import { termsQuery } from './terms.ts'

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
  const [isUnfinished, setUnfinished] = useState(false)
  const question = useQuestion(async () => {
    if (words.length === 0) return fieldMessages.required
    return refusalOf(await onAdd(words))
  }, onClose)
  return (
    <FormDialog
      title={`Add ${names[sort].toLowerCase()}`}
      // what is wrong with the word that is still typed stands at it
      question={isUnfinished ? { ...question, submit: () => undefined } : question}
      button={`Add to ${countWords(count, noun)}`}
      onClose={onClose}
    >
      <WordsField
        label={names[sort]}
        hint="Enter or a comma ends each. Those that are there already stay."
        words={words}
        onChange={question.typing(setWords)}
        suggestions={(known.data ?? []).map(({ word }) => word)}
        maxLength={termLimits[sort]}
        repeated={termExists(sort)}
        error={question.error}
        onUnfinished={setUnfinished}
      />
    </FormDialog>
  )
}
