import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

/** Whether people who buy can have accounts. */
export function AccountsPanel({ site, settings }: PanelProps) {
  const isOn = settings.store.memberAccounts === true
  const turn = (memberAccounts: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-customer-accounts',
        input: { set: { memberAccounts }, seen: { memberAccounts: isOn } },
      },
      {
        notice: memberAccounts
          ? 'People who buy can have accounts.'
          : 'Nobody can sign in any more. Who has an account stands in Customers.',
      },
    )
  return (
    <Panel title="Customer accounts">
      <div className={field['field']}>
        <SwitchField isSelected={isOn} onChange={turn}>
          People who buy can have accounts
        </SwitchField>
        <span className={field['hint']}>
          They sign in at /account of your site, find their orders there, keep their address for the
          checkout, and have the same cart on each of their devices. Nobody needs one to buy. Say so
          in your privacy policy.
        </span>
      </div>
    </Panel>
  )
}
