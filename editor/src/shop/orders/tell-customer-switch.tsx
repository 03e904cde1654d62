import { useSettings, useWorkingSite } from '../../ground/changes/working-site.ts'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { sendsMails } from '../../ground/mails/sends-mails.ts'
import styles from './order-dialogs.module.css'

/** Whether whoever bought is told by a mail, and what becomes of that where none leaves the site. */
export function TellCustomerSwitch(props: {
  /** Such as their address, or that they are several. */
  readonly who: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}) {
  const { who, isSelected, onChange } = props
  const site = useWorkingSite()
  const isSent = sendsMails(site, useSettings(site.siteId))
  return (
    <div>
      <SwitchField isSelected={isSelected} onChange={onChange}>
        Tell {who} by mail
      </SwitchField>
      {isSelected && !isSent && (
        <p className={styles['warning']}>
          No mail server is set up: the mail is kept in the mailbox, and is not sent.
        </p>
      )}
    </div>
  )
}
