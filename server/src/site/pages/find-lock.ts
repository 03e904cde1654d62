import { lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import type { Target } from '../render/loaded-page.ts'
import type { SiteView } from '../views/site-view.ts'

/**
 * The lock that whoever looks stands before at an address: the site's, and then the page's, which an
 * item has from the page that it stands on. Whether there is such an item is not even looked up.
 */
export function findLock(view: SiteView, target: Target): string | undefined {
  const ofSite = lockBefore(view.settings, view.unlocked)
  if (ofSite !== undefined || !('collection' in target)) return ofSite
  return lockBefore(target.collection, view.unlocked)
}
