import { Tags } from 'lucide-react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { MenuButton } from '../../ground/controls/menu-button.tsx'

const sortNames: Readonly<Record<WordSort, string>> = {
  category: 'Add categories…',
  tag: 'Add tags…',
}
const sorts = Object.keys(sortNames) as WordSort[]

type AddWordsButtonProps = {
  /** What is chosen, such as `post`. */
  readonly noun: string
  readonly onAdd: (sort: WordSort) => void
}

/** Files everything that is chosen under more categories or tags. */
export function AddWordsButton({ noun, onAdd }: AddWordsButtonProps) {
  return (
    <MenuButton
      label={`Add tags or categories to chosen ${noun}s`}
      size="medium"
      icon={<Tags size={16} aria-hidden />}
      entries={sorts.map((sort) => ({
        id: sort,
        name: sortNames[sort],
        onAction: () => onAdd(sort),
      }))}
    >
      Add
    </MenuButton>
  )
}
