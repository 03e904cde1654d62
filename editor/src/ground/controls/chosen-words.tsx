import { X } from 'lucide-react'
import { Button, Tag, TagGroup, TagList } from 'react-aria-components'
import styles from './chosen-words.module.css'

/** Words in a row, each of which can be taken away: by its button, or by keys where it has them. */
export function ChosenWords(props: {
  readonly label: string
  readonly words: readonly string[]
  /** What is read of one that stands for something else, such as an id. */
  readonly nameOf?: (word: string) => string
  readonly onChange: (words: readonly string[]) => void
  /** Where the keys go once the last word is gone. */
  readonly focusInput: () => void
}) {
  const { label, words, nameOf = String, onChange, focusInput } = props
  if (words.length === 0) return null
  const remove = (keys: ReadonlySet<string | number>): void => {
    onChange(words.filter((word) => !keys.has(word)))
    if (words.length === keys.size) focusInput()
  }
  return (
    <TagGroup aria-label={`${label} given`} onRemove={remove} className={styles['group'] ?? ''}>
      <TagList
        className={styles['list'] ?? ''}
        items={words.map((id) => ({ id, name: nameOf(id) }))}
      >
        {({ name }) => (
          <Tag className={styles['word'] ?? ''} textValue={name}>
            <span className={styles['text']}>{name}</span>
            <Button slot="remove" className={styles['remove'] ?? ''} aria-label={`Remove ${name}`}>
              <X size={12} aria-hidden />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  )
}
