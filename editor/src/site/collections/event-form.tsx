import { useMemo } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { EventItem } from '@vitrine/rules/site/content/event.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { eventFormId, eventSchema, seenOfEvent, typedEvent } from './event-draft.ts'
import { EventTimes } from './event-times.tsx'
import address from './name-and-address.module.css'
import styles from './posts.module.css'

const labels = {
  startDate: 'Begins',
  endDate: 'Ends',
  addressTitle: 'Name of the place',
  addressLine1: 'Street and number',
  addressLine2: 'Town',
  addressCountry: 'Country',
  mapPoint: 'Point on the map',
} as const

const lines = [
  ['addressTitle', 'addressLine1'],
  ['addressLine2', 'addressCountry'],
] as const

type EventFormProps = {
  readonly siteId: string
  readonly id: DocumentReply<'item'>['id']
  readonly event: EventItem
  readonly settings: SiteSettings
}

/** When an event is, and where. */
export function EventForm({ siteId, id, event, settings }: EventFormProps) {
  const { timeZone } = settings
  const form = useFormDraft({
    siteId,
    id: eventFormId(id),
    name: `When and where: ${event.title}`,
    stored: typedEvent(event, timeZone),
    seen: seenOfEvent(event),
    schema: useMemo(() => eventSchema(timeZone), [timeZone]),
    wish: ({ set, seen }) => ({ action: 'edit-item', input: { itemId: id, set, seen } }),
    notice: 'When and where it is has been saved.',
  })
  const { values, change, errors } = form
  return (
    <Panel title="When and where">
      <DraftForm form={form} words={wordsOf(settings)} className={styles['form']}>
        <EventTimes timeZone={timeZone} values={values} errors={errors} onChange={change} />
        {lines.map((names) => (
          <div key={names.join(' ')} className={address['two']}>
            {names.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                value={values[name]}
                onChange={(words) => change({ [name]: words })}
                error={errors[name]}
              />
            ))}
          </div>
        ))}
        <TextField
          label={labels.mapPoint}
          hint="Two numbers, or the address of a map that you copied. The page then leads to a map."
          value={values.mapPoint}
          onChange={(mapPoint) => change({ mapPoint })}
          error={errors['mapPoint']}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save when and where
          </Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

function wordsOf(settings: SiteSettings) {
  return {
    labelOf: (name: string) => labels[name as keyof typeof labels] ?? name,
    show(name: string, value: unknown): string {
      if (typeof value === 'number') return formatInstant(value, settings)
      if (name === 'mapPoint') return Array.isArray(value) ? value.join(', ') : 'None'
      return value === '' ? 'None' : String(value)
    },
  }
}
