import { useMemo, useState } from 'react'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { ChosenWords } from '../../ground/controls/chosen-words.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { countryOptions } from '../../site/sites/places.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import styles from './shipping-countries-panel.module.css'

/** The countries that the shop sends to: everywhere, until its owner names some. */
export function ShippingCountriesPanel({ site, settings }: PanelProps) {
  const stored = settings.store.shipping.countries ?? null
  const all = useMemo(() => countryOptions().filter(({ id }) => countries.has(id)), [])
  const chosen = all.filter(({ id }) => stored?.includes(id) === true)
  // a box that was chosen from, and that the last country has left, is empty anew and has the keys
  const [turn, setTurn] = useState(0)
  const change = (next: readonly { readonly id: string }[], notice: string): void => {
    const set = { countries: next.length === 0 ? null : next.map(({ id }) => id) }
    const input = { set, seen: { countries: stored } }
    void performAction(site.siteId, { action: 'set-shipping', input }, { notice })
  }
  const keep = (names: readonly string[]): void => {
    const gone = chosen.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
    change(
      chosen.filter(({ name }) => names.includes(name)),
      names.length === 0
        ? 'The shop sends everywhere.'
        : `The shop no longer sends to ${gone.join(', ')}.`,
    )
  }
  return (
    <Panel
      title="Where you send to"
      hint={
        chosen.length === 0
          ? 'Everywhere, until you choose countries.'
          : 'Only these countries can be chosen at checkout.'
      }
    >
      <div className={styles['countries']}>
        <div className={styles['chosen']}>
          <ChosenWords
            label="Countries"
            words={chosen.map(({ name }) => name)}
            onChange={keep}
            focusInput={() => setTurn(turn + 1)}
          />
        </div>
        <SearchSelect
          key={turn}
          autoFocus={turn > 0}
          label="Add a country"
          options={all.filter((one) => !chosen.includes(one))}
          value=""
          onChange={(id) => {
            const added = all.find((one) => one.id === id)
            if (added === undefined) return
            setTurn(turn + 1)
            change([...chosen, added], `The shop sends to ${added.name}.`)
          }}
        />
      </div>
    </Panel>
  )
}
