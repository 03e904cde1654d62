import { useMemo, useState } from 'react'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import { ChosenWords } from '../../ground/controls/chosen-words.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { countryOptions } from '../../site/sites/places.ts'
import styles from './countries-field.module.css'

type CountriesFieldProps = {
  /** ISO 3166 regions, in any order. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The countries that there are, by what they are called. */
export function useCountries() {
  return useMemo(() => countryOptions().filter(({ id }) => countries.has(id)), [])
}

/** Countries of a list, which are added and taken away one by one. */
export function CountriesField({ chosen, onChange }: CountriesFieldProps) {
  const all = useCountries()
  const shown = all.filter(({ id }) => chosen.includes(id))
  // a box that was chosen from, and that the last country has left, is empty anew and has the keys
  const [turn, setTurn] = useState(0)
  return (
    <div className={styles['countries']}>
      <div className={styles['chosen']}>
        <ChosenWords
          label="Countries"
          words={shown.map(({ name }) => name)}
          onChange={(names) =>
            onChange(shown.filter(({ name }) => names.includes(name)).map(({ id }) => id))
          }
          focusInput={() => setTurn(turn + 1)}
        />
      </div>
      <SearchSelect
        key={turn}
        autoFocus={turn > 0}
        label="Add a country"
        options={all.filter((one) => !shown.includes(one))}
        value=""
        onChange={(id) => {
          if (!all.some((one) => one.id === id)) return
          setTurn(turn + 1)
          onChange([...shown.map((one) => one.id), id])
        }}
      />
    </div>
  )
}
