import { useState } from 'react'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { contentMessages } from '@vitrine/rules/site/content/content-messages.ts'
import { readLocalTime, writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { noDate } from './post-draft.ts'

const hour = 3_600_000

type ScheduleDialogProps = {
  readonly title?: string
  /** When it would be published as it stands. */
  readonly publishOn: number
  readonly timeZone: string
  readonly onSchedule: (publishOn: number) => Promise<Result<unknown>>
  readonly onClose: () => void
}

/** Asks when a post is to be published, by the clock of the site. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { title = 'Schedule post', timeZone, onSchedule, onClose } = props
  const [typed, setTyped] = useState(() => {
    const next = Math.ceil((Date.now() + hour) / hour) * hour
    return writeLocalTime(Math.max(props.publishOn, next), timeZone)
  })
  const question = useQuestion(async () => {
    const at = readLocalTime(typed, timeZone)
    if (at === undefined) return noDate
    if (at <= Date.now()) return contentMessages['schedule-is-past']
    return refusalOf(await onSchedule(at))
  }, onClose)
  return (
    <FormDialog title={title} question={question} button="Schedule" onClose={onClose}>
      <TextField
        label="Publish on"
        type="datetime-local"
        autoFocus
        isRequired
        hint={`By the clock of ${timeZone.replaceAll('_', ' ')}.`}
        value={typed}
        onChange={question.typing(setTyped)}
        error={question.error}
      />
    </FormDialog>
  )
}
