import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { z } from 'zod'
import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { sitesMessages } from '@vitrine/rules/site/sites/sites-messages.ts'
import {
  findSocialService,
  maxSocialAccounts,
  readProfile,
  socialServices,
} from '@vitrine/rules/site/sites/social-account.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from './sites.ts'
import details from './details-form.module.css'
import styles from './social-accounts-form.module.css'

type Account = SiteSettings['socialAccounts'][number]

const accountsSchema = z.object({
  socialAccounts: z.array(
    z.object({ serviceName: z.string(), profileUrl: z.string() }).transform((account, context) => {
      const profileUrl = readProfile(account.serviceName, account.profileUrl)
      if (profileUrl !== undefined) return { ...account, profileUrl }
      const message = sitesMessages['profile-not-valid']
      context.addIssue({ code: 'custom', path: ['profileUrl'], message })
      return z.NEVER
    }),
  ),
})

const words: FieldWords = {
  labelOf: () => 'Social accounts',
  show: (_name, value) => (Array.isArray(value) ? value.map(wordsOf).join(', ') || 'None' : 'None'),
}

function wordsOf({ serviceName, profileUrl }: Account): string {
  return `${titleOf(serviceName)} ${profileUrl}`
}

function titleOf(serviceName: string): string {
  return findSocialService(serviceName)?.title ?? serviceName
}

/** Where else the owner of the site can be found, in the order in which pages name it. */
export function SocialAccountsForm(props: {
  readonly site: Site
  readonly settings: SiteSettings
}) {
  const { site, settings } = props
  const stored = { socialAccounts: settings.socialAccounts }
  const element = useRef<HTMLDivElement>(null)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'social-accounts',
    name: 'Social accounts',
    stored,
    seen: stored,
    schema: accountsSchema,
    wish: ({ values: set, seen }) => ({ action: 'set-social-accounts', input: { set, seen } }),
    notice: 'Social accounts saved.',
  })
  const accounts = form.values.socialAccounts
  const change = (socialAccounts: readonly Account[]): void => form.change({ socialAccounts })
  const add = (): void => {
    change([...accounts, { serviceName: newService(accounts), profileUrl: '' }])
    // not before it stands there
    setTimeout(() => element.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  const remove = (at: number): void => {
    change(accounts.filter((_account, place) => place !== at))
    // the button that was pressed may be gone, and the keys with it
    setTimeout(() => element.current?.querySelector<HTMLElement>('[data-add] button')?.focus())
  }
  const moveUp = (at: number): void => {
    const before = accounts[at - 1]
    const account = accounts[at]
    if (before === undefined || account === undefined) return
    change(accounts.with(at - 1, account).with(at, before))
    // the keys go up with it, as far as it can be moved on
    setTimeout(() => {
      const row = element.current?.querySelectorAll('li')[at - 1]
      const further = row?.querySelector<HTMLElement>('button[aria-label^="Move"]:not(:disabled)')
      ;(further ?? row?.querySelector('input'))?.focus()
    })
  }
  return (
    <DraftForm form={form} words={words} className={details['form']}>
      <div ref={element} className={details['form']}>
        {accounts.length > 0 && (
          <ul className={styles['rows']} aria-label="Social accounts">
            {accounts.map((account, at) => (
              <AccountRow
                // oxlint-disable-next-line react/no-array-index-key -- it has no other name, and keeps nothing
                key={at}
                account={account}
                error={form.errors[`socialAccounts.${at}.profileUrl`]}
                onChange={(next) => change(accounts.with(at, next))}
                onRemove={() => remove(at)}
                onMoveUp={at === 0 ? undefined : () => moveUp(at)}
              />
            ))}
          </ul>
        )}
        {form.errors['socialAccounts'] !== undefined && (
          <Banner tone="danger" role="alert">
            {form.errors['socialAccounts']}
          </Banner>
        )}
        <div className={details['actions']} data-add>
          <Button
            icon={<Plus size={16} aria-hidden />}
            isDisabled={accounts.length >= maxSocialAccounts}
            onPress={add}
          >
            Add account
          </Button>
          <Button type="submit">Save accounts</Button>
        </div>
      </div>
    </DraftForm>
  )
}

/** The first service that no account is of yet, the most common ones before the others. */
function newService(accounts: readonly Account[]): string {
  const common = ['instagram', 'facebook', 'youtube', 'tiktok', 'email']
  const isTaken = (id: string): boolean => accounts.some((one) => one.serviceName === id)
  return common.find((id) => !isTaken(id)) ?? 'url'
}

type AccountRowProps = {
  readonly account: Account
  readonly error: string | undefined
  readonly onChange: (account: Account) => void
  readonly onRemove: () => void
  /** Undefined for the first one. */
  readonly onMoveUp: (() => void) | undefined
}

function AccountRow({ account, error, onChange, onRemove, onMoveUp }: AccountRowProps) {
  const { serviceName, profileUrl } = account
  const title = titleOf(serviceName)
  const known = socialServices.map((one) => ({ id: one.id as string, name: one.title as string }))
  const isKnown = known.some(({ id }) => id === serviceName)
  return (
    <li className={styles['row']}>
      <SelectField
        label="Service"
        // one that came with the site may be of no service that is known here
        options={isKnown ? known : [{ id: serviceName, name: title }, ...known]}
        value={serviceName}
        onChange={(id) => onChange({ ...account, serviceName: id })}
      />
      <TextField
        label={serviceName === 'email' ? 'E-mail address' : 'Address of the profile'}
        inputMode={serviceName === 'email' ? 'email' : 'url'}
        maxLength={maxAddressLength}
        value={profileUrl}
        onChange={(typed) => onChange({ ...account, profileUrl: typed })}
        error={error}
      />
      <span className={styles['buttons']}>
        <Button
          kind="quiet"
          aria-label={`Move ${title} up`}
          icon={<ArrowUp size={16} aria-hidden />}
          isDisabled={onMoveUp === undefined}
          {...(onMoveUp !== undefined && { onPress: onMoveUp })}
        />
        <Button
          kind="quiet"
          aria-label={`Remove ${title}`}
          icon={<Trash2 size={16} aria-hidden />}
          onPress={onRemove}
        />
      </span>
    </li>
  )
}
