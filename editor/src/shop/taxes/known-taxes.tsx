import { useState } from 'react'
import { taxPresets } from '@vitrine/rules/shop/taxes/presets/tax-presets.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { TaxPresetDialog } from './tax-preset-dialog.tsx'

const none = 'none'

/** Tables of taxes that come with the platform, those for the shop's own country first. */
export function KnownTaxes(props: PanelProps) {
  const { country } = props.settings
  const [name, setName] = useState(none)
  if (taxPresets.length === 0) return null
  const isOfHome = (isHome: boolean) =>
    taxPresets.filter(({ countries }) => countries.includes(country) === isHome)
  const offered = [...isOfHome(true), ...isOfHome(false)]
  const preset = taxPresets.find((one) => one.name === name)
  return (
    <>
      <SelectField
        label="Use known taxes"
        hint="Published rates to begin with. You can change them afterwards."
        options={[
          { id: none, name: 'Choose a country…' },
          ...offered.map((one) => ({ id: one.name, name: one.title })),
        ]}
        value={name}
        onChange={setName}
      />
      {preset !== undefined && (
        <TaxPresetDialog {...props} preset={preset} onClose={() => setName(none)} />
      )}
    </>
  )
}
