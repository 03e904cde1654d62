import { CornerDownRight, Merge, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { tidyWord, type WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { faultOfWord, itemsWords, sortNames, type ChangeTerm } from './terms.ts'
import styles from './terms.module.css'

type TermRowProps = {
  readonly term: Term
  readonly sort: WordSort
  readonly isRenaming: boolean
  /** Said where another was to be renamed while this one is. */
  readonly warning: string | undefined
  readonly canMerge: boolean
  /** How deep it stands below others; 0: below none. */
  readonly level: number
  /** The category that it lies below. */
  readonly above: string | undefined
  /** Asks where it goes; undefined where nothing lies below others. */
  readonly onMove: (() => void) | undefined
  /** Opens the name of a word, or none. */
  readonly onRename: (word: string | undefined) => void
  readonly onChange: ChangeTerm
  readonly onMerge: () => void
  readonly onRemove: () => void
}

/** A word with how many items have it. */
export function TermRow(props: TermRowProps) {
  const { term, isRenaming, canMerge, level, above, onRename, onMove, onMerge, onRemove } = props
  const { word } = term
  const row = useRef<HTMLLIElement>(null)
  const close = (): void => {
    onRename(undefined)
    // not before the button is there again
    setTimeout(() => row.current?.querySelector('button')?.focus())
  }
  return (
    <li
      ref={row}
      className={styles['term']}
      data-word={word}
      style={{ '--level': level } as CSSProperties}
    >
      {isRenaming ? (
        <RenameForm {...props} onClose={close} />
      ) : (
        <>
          <span className={styles['word']}>
            <span>{word}</span>
            <span className={styles['count']}>
              {itemsWords(term)}
              {above !== undefined && (
                <span className={level > 0 ? styles['unseen'] : undefined}>, below {above}</span>
              )}
            </span>
          </span>
          <span className={styles['actions']}>
            <Button
              kind="quiet"
              size="small"
              icon={<Pencil size={15} aria-hidden />}
              aria-label={`Rename ${word}`}
              onPress={() => onRename(word)}
            />
            {onMove !== undefined && (
              <Button
                kind="quiet"
                size="small"
                icon={<CornerDownRight size={15} aria-hidden />}
                aria-label={`Move ${word} below another`}
                isDisabled={!canMerge}
                onPress={onMove}
              />
            )}
            <Button
              kind="quiet"
              size="small"
              icon={<Merge size={15} aria-hidden />}
              aria-label={`Merge ${word} into another`}
              isDisabled={!canMerge}
              onPress={onMerge}
            />
            <Button
              kind="quiet"
              size="small"
              icon={<Trash2 size={15} aria-hidden />}
              aria-label={`Remove ${word}`}
              onPress={onRemove}
            />
          </span>
        </>
      )}
    </li>
  )
}

function RenameForm(props: TermRowProps & { readonly onClose: () => void }) {
  const { term, sort, warning, onChange, onClose } = props
  const { word } = term
  const [typed, setTyped] = useState(word)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedWords(useId(), typed !== word)
  useEffect(() => {
    if (warning !== undefined) form.current?.querySelector('input')?.focus()
  }, [warning])
  const rename = async (): Promise<void> => {
    const to = tidyWord(typed)
    if (to === word) return onClose()
    const fault = faultOfWord(to, sort)
    setError(fault)
    if (fault !== undefined) return
    setPending(true)
    const refused = await onChange({ kind: 'rename', word, to }, `${word} is ${to} now.`)
    setPending(false)
    setError(refused)
    if (refused === undefined) onClose()
  }
  return (
    <form
      ref={form}
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <TextField
        label={`New name of the ${sortNames[sort].one}`}
        value={typed}
        autoFocus
        onChange={(text) => {
          setError(undefined)
          setTyped(text)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          else event.continuePropagation()
        }}
        error={error ?? warning}
      />
      <Button type="submit" kind="primary" isPending={isPending}>
        Rename
      </Button>
      <Button onPress={onClose}>Cancel</Button>
    </form>
  )
}
