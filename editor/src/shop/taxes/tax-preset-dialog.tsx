import { useState } from 'react'
import { readTaxPreset } from '@vitrine/rules/shop/taxes/read-tax-preset.ts'
import type { TaxPreset } from '@vitrine/rules/shop/taxes/tax-preset.ts'
import { knownRegions } from '@vitrine/rules/shop/taxes/tax-regions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { formatDay } from '../../ground/dates/format.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { regionOptions } from './country-region-fields.tsx'
import { placeName, priceChoices } from './tax-words.ts'
import styles from './taxes.module.css'

/** Chosen while nobody has said where the shop is; no code of a region is in small letters. */
const unsaid = 'unsaid'

/** Says whose figures known taxes are and what using them changes, and asks where the shop is. */
export function TaxPresetDialog(
  props: PanelProps & { readonly preset: TaxPreset; readonly onClose: () => void },
) {
  const { site, settings, preset, onClose } = props
  const { country } = settings
  const [region, setRegion] = useState('')
  const regions =
    preset.asksForRegion && preset.countries.includes(country) ? knownRegions(country) : undefined
  const count = readTaxPreset(preset.name, { country, region })?.places.length ?? 0
  const question = useQuestion(async () => {
    const wish = { action: 'use-tax-preset', input: { preset: preset.name, region } } as const
    const notice = 'Known taxes are in use now.'
    return refusalOf(await performAction(site.siteId, wish, { notice, quietly: true }))
  }, onClose)
  return (
    <FormDialog
      title={preset.title}
      question={question}
      button="Use these taxes"
      isDisabled={count === 0}
      onClose={onClose}
    >
      <p>{preset.hint}</p>
      {regions !== undefined && (
        <SelectField
          label="State or province where the shop is"
          options={[{ id: unsaid, name: 'Choose a state' }, ...regionOptions(regions)]}
          value={region === '' ? unsaid : region}
          onChange={question.typing((id: string) => setRegion(id === unsaid ? '' : id))}
        />
      )}
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
      <p>{count === 0 ? noneWords(country) : broughtWords(preset, count)}</p>
      <p>
        What the shop has for the same countries is replaced. You answer for the figures: check them
        before you sell.
      </p>
      <p className={styles['source']}>
        As of {formatDay(Date.parse(preset.asOf), { ...settings, timeZone: 'UTC' })}. Source:{' '}
        {preset.source}.
      </p>
    </FormDialog>
  )
}

function noneWords(country: string): string {
  return `They have no rates for a shop in ${placeName({ country, region: '' })}.`
}

function broughtWords({ prices }: TaxPreset, count: number): string {
  const places = count === 1 ? 'the rates of 1 place' : `the rates of ${count} places`
  const { name = '' } = priceChoices.find(({ id }) => id === prices) ?? {}
  return `You get ${places}. ${name}.`
}
