import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import type { AccountsKind } from '@vitrine/rules/site/blocks/kinds/accounts.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { findSocialService } from '@vitrine/rules/site/sites/social-account.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import checkbox from '../../ground/controls/checkbox.module.css'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { Waiting } from './reference-controls.tsx'
import styles from './fields.module.css'

/** The site's social accounts: all of them, or those that are chosen. */
export function AccountsControl(props: ControlProps<AccountsKind>) {
  const { site, field, value, error, onChange } = props
  const settings = useQuery(documentQuery(site.siteId, 'site-settings', 'site'))
  if (settings.data === undefined) {
    return <Waiting query={settings} message={interfaceMessages['no-results']} />
  }
  const services = servicesOf(settings.data.body)
  if (services.length === 0 && value === null) {
    return (
      <FieldNotes error={error}>
        <span className={styles['label']}>{field.label}</span>
        <p className={styles['quiet']}>The site has no social accounts yet.</p>
        <ToSettings>Enter them in Settings</ToSettings>
      </FieldNotes>
    )
  }
  return (
    <fieldset className={styles['group']} aria-label={field.label}>
      <FieldNotes help="Also those that are added later." error={error}>
        <SwitchField
          isSelected={value === null}
          onChange={(isAll) => onChange(isAll ? null : services.map(({ id }) => id))}
        >
          All accounts of the site
        </SwitchField>
      </FieldNotes>
      {value !== null && (
        <CheckboxGroup
          className={styles['checks'] ?? ''}
          value={[...value]}
          // those of accounts that are gone are left out with the next choice
          onChange={(ids) =>
            onChange(services.map(({ id }) => id).filter((id) => ids.includes(id)))
          }
        >
          <Label className={styles['label'] ?? ''}>{field.label}</Label>
          {services.map(({ id, name }) => (
            <Checkbox key={id} value={id} className={checkbox['choice'] ?? ''}>
              <span className={checkbox['box']} aria-hidden />
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <ToSettings>Edit them in Settings</ToSettings>
    </fieldset>
  )
}

/** Each service once, in the order of the settings. */
function servicesOf({ socialAccounts }: SiteSettings) {
  const ids = [...new Set(socialAccounts.map(({ serviceName }) => serviceName))]
  return ids.map((id) => ({ id, name: findSocialService(id)?.title ?? id }))
}

/** For those who may enter that room. */
function ToSettings({ children }: { readonly children: string }) {
  const way = useWorkingSite().wayTo({ place: 'settings' })
  if (way === undefined) return null
  return (
    <Link {...way} className={buttonClass('plain', 'small')}>
      {children}
    </Link>
  )
}
