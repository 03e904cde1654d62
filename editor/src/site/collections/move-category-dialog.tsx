import { useState } from 'react'
import { categoriesWithin, parentOf } from '@vitrine/rules/site/collections/category-tree.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import type { ChangeTerm } from './terms.ts'

type MoveDialogProps = {
  readonly term: Term
  readonly page: Collection
  /** All categories of the page, as the room lists them. */
  readonly words: readonly string[]
  readonly onChange: ChangeTerm
  readonly onClose: () => void
}

/** No category is called so: names begin with something else. */
const top = ' '

/** Asks below which other category this one goes, with those that lie below it. */
export function MoveDialog({ term, page, words, onChange, onClose }: MoveDialogProps) {
  const { word } = term
  const stands = parentOf(page, word) ?? top
  const [under, setUnder] = useState(stands)
  const within = new Set(categoriesWithin(page, word))
  const question = useQuestion(
    () =>
      onChange(
        { kind: 'nest', word, under: under === top ? null : under },
        under === top ? `${word} lies below no other now.` : `${word} lies below ${under} now.`,
      ),
    onClose,
  )
  const others = words.filter((one) => !within.has(one))
  return (
    <FormDialog
      title={`Move ${word}`}
      question={question}
      button="Move"
      isDisabled={under === stands}
      onClose={onClose}
    >
      <SearchSelect
        autoFocus
        label="Below the category"
        options={[
          { id: top, name: 'None: it stands at the top' },
          ...others.map((one) => ({ id: one, name: one })),
        ]}
        value={under}
        onChange={question.typing(setUnder)}
        error={question.error}
      />
      <p>
        {within.size > 1 && `What lies below ${word} moves along. `}
        The list of a category shows what is filed below it too. Addresses stay as they are.
      </p>
    </FormDialog>
  )
}
