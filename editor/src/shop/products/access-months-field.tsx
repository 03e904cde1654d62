import { Link } from '@tanstack/react-router'
import { useSettings } from '../../ground/changes/working-site.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import { wayToSettings } from '../../site/sites/settings-groups.ts'
import type { Site } from '../../site/sites/sites.ts'
import styles from './access-months-field.module.css'

const lastsByBoth = 'Bought as a subscription, it lasts as long as it is paid. '

/** For how long a membership opens pages, and what it takes to sell it. */
export function AccessMonthsField(props: {
  readonly site: Site
  readonly isSoldOnce: boolean
  readonly hasPlans: boolean
  readonly value: string
  readonly onChange: (months: string) => void
  readonly error: string | undefined
}) {
  const { site, isSoldOnce, hasPlans } = props
  const settings = useSettings(site.siteId)
  return (
    <>
      {isSoldOnce && (
        <TextField
          label="Lasts for so many months"
          inputMode="numeric"
          placeholder="For ever"
          value={props.value}
          onChange={props.onChange}
          hint="From the day it is bought; bought again, it lasts longer. Left empty, for ever."
          error={props.error}
        />
      )}
      <p className={styles['words']}>
        {hasPlans && (isSoldOnce ? lastsByBoth : 'It lasts as long as it is paid. ')}
        Choose the pages that it opens in the settings of each page, under “Who sees it”.
      </p>
      {settings !== undefined && settings.store.memberAccounts !== true && (
        <p className={styles['warning']}>
          It cannot be bought yet: customers need accounts to sign in.{' '}
          <Link {...wayToSettings(site.name, 'shop')}>Turn accounts on</Link>
        </p>
      )}
    </>
  )
}
