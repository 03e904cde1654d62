import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { CountriesField, useCountries } from './countries-field.tsx'

/** The countries that the usual way goes to: everywhere, until its owner names some. */
export function ShippingCountriesPanel({ site, settings }: PanelProps) {
  const { shipping, moreShipping = [] } = settings.store
  const stored = shipping.countries ?? null
  const all = useCountries()
  const chosen = all.filter(({ id }) => stored?.includes(id) === true).map(({ id }) => id)
  const namesOf = (ids: readonly string[]): string =>
    all
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const change = (next: readonly string[]): void => {
    const set = { countries: next.length === 0 ? null : [...next] }
    const input = { set, seen: { countries: stored } }
    const added = next.filter((id) => !chosen.includes(id))
    const gone = chosen.filter((id) => !next.includes(id))
    const notice =
      next.length === 0
        ? 'The shop sends everywhere.'
        : added.length > 0
          ? `The shop sends to ${namesOf(added)}.`
          : `The shop no longer sends to ${namesOf(gone)}.`
    void performAction(site.siteId, { action: 'set-shipping', input }, { notice })
  }
  return (
    <Panel
      title="Where you send to"
      hint={hintOf(shipping.name, chosen.length > 0, moreShipping.length > 0)}
    >
      <CountriesField chosen={chosen} onChange={change} />
    </Panel>
  )
}

function hintOf(name: string, isNarrowed: boolean, hasMore: boolean): string {
  if (!isNarrowed) return 'Everywhere, until you choose countries.'
  return hasMore
    ? `“${name}” goes to these countries, and other ways to those of their own.`
    : 'Only these countries can be chosen at checkout.'
}
