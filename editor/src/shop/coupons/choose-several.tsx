import { useState } from 'react'
import { ChosenWords } from '../../ground/controls/chosen-words.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import type { Option } from '../../ground/controls/select-field.tsx'
import styles from './discounts.module.css'

/** Several out of many: each is found by typing, and stands below until it is taken away. */
export function ChooseSeveral(props: {
  readonly label: string
  /** Said below what is chosen by one more. */
  readonly hint: string
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly options: readonly Option[]
  readonly onSearch?: (words: string) => void
  readonly onChange: (ids: readonly string[]) => void
  readonly error: string | undefined
}) {
  const { label, hint, ids, nameOf, options, onSearch, onChange, error } = props
  // a field for each that is chosen: the next is empty again, and has the keys
  const [turn, setTurn] = useState(0)
  return (
    <div className={styles['several']}>
      <SearchSelect
        key={turn}
        autoFocus={turn > 0}
        label={label}
        hint={hint}
        options={options.filter(({ id }) => !ids.includes(id))}
        value=""
        {...(onSearch !== undefined && { onSearch })}
        onChange={(id) => {
          setTurn(turn + 1)
          onChange([...ids, id])
        }}
        error={error}
      />
      {ids.length > 0 && (
        <div className={styles['chosen']}>
          <ChosenWords
            label={label}
            words={ids}
            nameOf={nameOf}
            onChange={onChange}
            focusInput={() => setTurn(turn + 1)}
          />
        </div>
      )}
    </div>
  )
}
