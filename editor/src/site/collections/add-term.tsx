import { useId, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { tidyWord, type WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { faultOfWord, sortNames, type ChangeTerm } from './terms.ts'
import styles from './terms.module.css'

/** A word that no item has yet. */
export function AddTerm(props: { readonly sort: WordSort; readonly onChange: ChangeTerm }) {
  const { sort, onChange } = props
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedWords(useId(), typed !== '')
  const add = async (): Promise<void> => {
    const word = tidyWord(typed)
    const fault = faultOfWord(word, sort)
    setError(fault)
    if (fault !== undefined) return
    setPending(true)
    const refused = await onChange({ kind: 'add', word }, `${word} added.`)
    setPending(false)
    setError(refused)
    if (refused === undefined) setTyped('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={`New ${sortNames[sort].one}`}
        value={typed}
        onChange={(text) => {
          setError(undefined)
          setTyped(text)
        }}
        error={error}
      />
      <Button type="submit" icon={<Plus size={16} aria-hidden />} isPending={isPending}>
        Add {sortNames[sort].one}
      </Button>
    </form>
  )
}
