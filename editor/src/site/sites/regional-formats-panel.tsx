import { formatWords } from '@vitrine/rules/site/sites/regional-formats-words.ts'
import {
  clocks,
  firstDays,
  formatLocale,
  measurements,
  readFormats,
  type RegionalFormats,
} from '@vitrine/rules/ground/dates/regional-formats.ts'
import { regionalFormatsInput } from '@vitrine/rules/site/sites/regional-formats-actions.ts'
import { useMemo } from 'react'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SelectField, type Option } from '../../ground/controls/select-field.tsx'
import type { PanelProps } from './panel-props.ts'
import { countryOptions } from './places.ts'
import styles from './details-form.module.css'

const labels: Readonly<Record<string, string>> = {
  region: 'Dates and numbers as in',
  clock: 'Times',
  firstDay: 'Weeks begin on',
  measurement: 'Weights and sizes',
}

/** Stands for the empty region, as a list has no choice without a name. */
const ofLanguage = 'language'

function regionOptions(): readonly Option[] {
  return [{ id: ofLanguage, name: formatWords.region[''] }, ...countryOptions()]
}

function optionsOf<Id extends string>(names: Readonly<Record<Id, string>>, ids: readonly Id[]) {
  return ids.map((id) => ({ id, name: names[id] }))
}

const options = {
  clock: optionsOf(formatWords.clock, clocks),
  firstDay: optionsOf(formatWords.firstDay, firstDays),
  measurement: optionsOf(formatWords.measurement, measurements),
}

const words: FieldWords = {
  labelOf: (name) => labels[name] ?? name,
  show(name, value) {
    const choices: readonly Option[] =
      name in options ? options[name as keyof typeof options] : regionOptions()
    const id = value === '' ? ofLanguage : value
    return choices.find((one) => one.id === id)?.name ?? String(value)
  },
}

/** How dates, times, numbers and measures are written, beyond what the language says. */
export function RegionalFormatsPanel({ site, settings }: PanelProps) {
  const stored = readFormats(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'regional-formats',
    name: 'Regional formats',
    stored,
    seen: stored,
    schema: regionalFormatsInput,
    wish: ({ set, seen }) => ({ action: 'set-regional-formats', input: { set, seen } }),
    notice: 'Regional formats saved.',
  })
  const { values, change, errors } = form
  const regions = useMemo(() => regionOptions(), [])
  const example = exampleOf(values, settings.language)
  return (
    <Panel title="Regional formats" hint={`For example ${example}.`}>
      <DraftForm form={form} words={words} className={styles['form']}>
        <div className={styles['pair']}>
          <SearchSelect
            label={labels['region'] ?? ''}
            options={regions}
            value={values.region || ofLanguage}
            onChange={(id) => change({ region: id === ofLanguage ? '' : id })}
            hint="Words stay in the language of the site; their order, and the signs in numbers and amounts, are of the place."
            error={errors['region']}
          />
          <SelectField
            label={labels['clock'] ?? ''}
            options={options.clock}
            value={values.clock}
            onChange={(clock) => change({ clock })}
          />
          <SelectField
            label={labels['firstDay'] ?? ''}
            options={options.firstDay}
            value={values.firstDay}
            onChange={(firstDay) => change({ firstDay })}
            hint="In the calendar of events."
          />
          <SelectField
            label={labels['measurement'] ?? ''}
            options={options.measurement}
            value={values.measurement}
            onChange={(measurement) => change({ measurement })}
            hint="What the numbers of products are in. Numbers that stand there stay as they are."
          />
        </div>
        <div className={styles['actions']}>
          <Button type="submit">Save formats</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

/** An evening in November, in which day and month cannot be taken for each other. */
const anEvening = Date.UTC(2026, 10, 25, 19, 30)

/** A date, a time and a number as the browser knows them of that place. */
function exampleOf(formats: RegionalFormats, language: string): string {
  const locale = formatLocale({ formats }, language)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return `${date.format(anEvening)}, ${time.format(anEvening)} and ${number.format(1234.5)}`
}
