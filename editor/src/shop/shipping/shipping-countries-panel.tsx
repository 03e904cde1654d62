import { X } from 'lucide-react'
import { useId, useMemo } from 'react'
import { countries } from '@vitrine/rules/shop/checkout/countries.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { countryOptions } from '../../site/sites/places.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import styles from './shipping-countries-panel.module.css'

/** The countries that the shop sends to: everywhere, until its owner names some. */
export function ShippingCountriesPanel({ site, settings }: PanelProps) {
  const labelId = useId()
  const stored = settings.store.shipping.countries ?? null
  const all = useMemo(() => countryOptions().filter(({ id }) => countries.has(id)), [])
  const chosen = all.filter(({ id }) => stored?.includes(id) === true)
  const options = all.filter((one) => !chosen.includes(one))
  const change = (next: readonly string[], notice: string): void => {
    const set = { countries: next.length === 0 ? null : [...next] }
    const input = { set, seen: { countries: stored } }
    void performAction(site.siteId, { action: 'set-shipping', input }, { notice })
  }
  const remove = (id: string, name: string): void => {
    const rest = (stored ?? []).filter((one) => one !== id)
    const isEverywhere = rest.length === 0
    change(
      rest,
      isEverywhere ? 'The shop sends everywhere.' : `The shop no longer sends to ${name}.`,
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
        <span id={labelId} hidden>
          Countries that you send to
        </span>
        {chosen.length > 0 && (
          <ul className={styles['list']} aria-labelledby={labelId}>
            {chosen.map(({ id, name }) => (
              <li key={id} className={styles['country']}>
                {name}
                <Button
                  kind="quiet"
                  size="small"
                  icon={<X size={15} aria-hidden />}
                  aria-label={`Remove ${name}`}
                  onPress={() => remove(id, name)}
                />
              </li>
            ))}
          </ul>
        )}
        <SearchSelect
          // empty again once one is added
          key={chosen.length}
          label="Add a country"
          options={options}
          value=""
          onChange={(id) => {
            const name = options.find((one) => one.id === id)?.name ?? id
            change([...(stored ?? []), id], `The shop sends to ${name}.`)
          }}
        />
      </div>
    </Panel>
  )
}
