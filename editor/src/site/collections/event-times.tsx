import { TextField } from '../../ground/controls/text-field.tsx'
import { movedStart, type EventDraft } from './event-draft.ts'
import styles from './name-and-address.module.css'

type Times = Pick<EventDraft, 'startDate' | 'endDate'>

/** When an event begins and ends, by the clock of the site; who moves its beginning moves its end. */
export function EventTimes(props: {
  readonly timeZone: string
  readonly values: Times
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<Times>) => void
}) {
  const { timeZone, values, errors, onChange } = props
  return (
    <div className={styles['two']}>
      <TextField
        label="Begins"
        type="datetime-local"
        isRequired
        hint={`By the clock of ${timeZone.replaceAll('_', ' ')}.`}
        value={values.startDate}
        onChange={(startDate) => onChange(movedStart(values, startDate))}
        error={errors['startDate']}
      />
      <TextField
        label="Ends"
        type="datetime-local"
        isRequired
        value={values.endDate}
        onChange={(endDate) => onChange({ endDate })}
        error={errors['endDate']}
      />
    </div>
  )
}
