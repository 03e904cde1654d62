import { useState } from 'react'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { contentMessages } from '@vitrine/rules/site/content/content-messages.ts'
import { readLocalTime, writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { noDate } from './post-draft.ts'
import styles from './posts.module.css'

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
  const [error, setError] = useState<string>()
  const submit = async (): Promise<void> => {
    const at = readLocalTime(typed, timeZone)
    if (at === undefined) return setError(noDate)
    if (at <= Date.now()) return setError(contentMessages['schedule-is-past'])
    const done = await onSchedule(at)
    if (done.ok) onClose()
    else setError(done.refusal.message)
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Publish on"
          type="datetime-local"
          autoFocus
          isRequired
          hint={`By the clock of ${timeZone.replaceAll('_', ' ')}.`}
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Schedule
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
