import { Link } from '@tanstack/react-router'
import { Banner } from '../../ground/controls/states.tsx'
import { mayEnter } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { settingsGroups, wayToSettings } from '../../site/sites/settings-groups.ts'

/** Reminds the owner that nobody pays yet; who may turn the switch is led to it. */
export function TestPaymentsBanner({ site }: { readonly site: Site }) {
  const settings = useSettings(site.siteId)
  if (settings?.store.paymentMode !== 'test') return null
  return (
    <Banner
      tone="warn"
      action={
        mayEnter(site, 'settings') && (
          <Link {...wayToSettings(site.name, settingsGroups.shop.id)}>Go live</Link>
        )
      }
    >
      Test payments, no money is taken.
    </Banner>
  )
}
