import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ground/controls/button.tsx'
import { may } from './rooms.ts'
import { wayToSettings } from './settings-groups.ts'
import type { Site } from './sites.ts'

type ShopSettingsLinkProps = {
  readonly site: Site
  /** Whether it is what has to be done next. */
  readonly isPrimary: boolean
}

/** Leads from an empty room to where it is turned on, whoever may do that. */
export function ShopSettingsLink({ site, isPrimary }: ShopSettingsLinkProps) {
  if (!may(site, 'manage-site')) return null
  return (
    <Link
      {...wayToSettings(site.name, 'shop')}
      className={buttonClass(isPrimary ? 'primary' : 'plain')}
    >
      Settings of the shop
    </Link>
  )
}
