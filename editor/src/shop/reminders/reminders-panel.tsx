import { useQuery } from '@tanstack/react-query'
import { remindersApi, type ReminderCounts } from '@vitrine/rules/shop/reminders/reminders-api.ts'
import { noReminders, type ReminderSettings } from '@vitrine/rules/site/sites/reminder-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { LoadError } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { call } from '../../ground/http/send-request.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

const usual = [1, 2, 4, 8, 12, 24, 48, 72]

/** Whether a shop reminds of carts that were left, when, and what came of it. */
export function RemindersPanel({ site, settings }: PanelProps) {
  const stands: ReminderSettings = { ...noReminders, ...settings.store.cartReminders }
  const set = (edit: Partial<ReminderSettings>, seen: Partial<ReminderSettings>, notice: string) =>
    void performAction(
      site.siteId,
      { action: 'set-cart-reminders', input: { set: edit, seen } },
      { notice },
    )
  const hours = [...new Set([...usual, stands.hoursAfter])].toSorted((a, b) => a - b)
  return (
    <Panel title="Cart reminders">
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.isOn}
          onChange={(isOn) =>
            set(
              { isOn },
              { isOn: stands.isOn },
              isOn ? 'Shoppers can be reminded of their carts.' : 'Nobody is reminded of a cart.',
            )
          }
        >
          Remind shoppers of carts that they leave
        </SwitchField>
        <span className={field['hint']}>
          The checkout asks by a tick that nobody has set before. Whoever ticks it and does not
          finish gets one e-mail with what can still be had, a link back to the cart, and a link
          that stops such e-mails. Its words are in Settings, Mails. Say so in your privacy policy.
        </span>
      </div>
      {stands.isOn && (
        <>
          <SelectField
            label="When they are reminded"
            hint="After the cart was last touched. While payments are a test, reminders stay in your mailbox."
            options={hours.map((id) => ({ id: String(id), name: hoursLater(id) }))}
            value={String(stands.hoursAfter)}
            onChange={(chosen) =>
              set(
                { hoursAfter: Number(chosen) },
                { hoursAfter: stands.hoursAfter },
                `Shoppers are reminded ${hoursLater(Number(chosen))}.`,
              )
            }
          />
          <Outcome siteId={site.siteId} />
        </>
      )}
    </Panel>
  )
}

function hoursLater(hours: number): string {
  return hours === 1 ? 'an hour later' : `${hours} hours later`
}

/** What came of reminders. */
function Outcome({ siteId }: { readonly siteId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['cart-reminders', siteId],
    queryFn: () => call(remindersApi.counts, { params: { siteId } }),
  })
  if (error !== null) {
    const message = 'What came of reminders could not be loaded.'
    return <LoadError error={error} message={message} onRetry={() => void refetch()} />
  }
  return <p className={field['hint']}>{data === undefined ? 'Counting…' : outcomeOf(data)}</p>
}

function outcomeOf({ sent, orders, waiting }: ReminderCounts): string {
  const wait = waiting === 0 ? '' : ` ${counted(waiting, 'cart waits', 'carts wait')} for one now.`
  if (sent === 0) return `No reminder was sent in the last 30 days.${wait}`
  const came = orders === 0 ? 'no order' : counted(orders, 'order', 'orders')
  return `In the last 30 days: ${counted(sent, 'reminder', 'reminders')}, and ${came} of those carts.${wait}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
