import { mailingListPaths } from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import {
  noMailingList,
  type MailingListSettings,
} from '@vitrine/rules/site/sites/mailing-list-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

/** Where people can ask for news by e-mail. */
export function MailingListPanel({ site, settings }: PanelProps) {
  const stands = { ...noMailingList, ...settings.mailingList }
  const turn = (set: Partial<MailingListSettings>, notice: string): void =>
    void performAction(
      site.siteId,
      { action: 'set-mailing-list', input: { set, seen: stands } },
      { notice },
    )
  return (
    <Panel title="Mailing list">
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.hasPage}
          onChange={(hasPage) =>
            turn(
              { hasPage },
              hasPage ? 'The site has a sign-up page.' : 'The sign-up page is gone.',
            )
          }
        >
          The site has a page to sign up
        </SwitchField>
        <span className={field['hint']}>
          It stands at {mailingListPaths.page}: link to it from a menu or a button.
        </span>
      </div>
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.atCheckout}
          onChange={(atCheckout) =>
            turn(
              { atCheckout },
              atCheckout
                ? 'The checkout offers the mailing list.'
                : 'The checkout does not offer the mailing list.',
            )
          }
        >
          The checkout offers it
        </SwitchField>
        <span className={field['hint']}>
          By a tick that nobody has set before. Whoever asks gets a mail first, and is on the list
          once they confirm it. Say so in your privacy policy.
        </span>
      </div>
    </Panel>
  )
}
