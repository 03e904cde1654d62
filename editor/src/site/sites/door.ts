import { readComingSoon } from '@vitrine/rules/site/sites/coming-soon.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from './sites.ts'

/** Opens the site to visitors, or closes it to them. */
export function moveDoor(
  site: Pick<Site, 'siteId'>,
  { isClosed: stood }: SiteSettings,
  isClosed: boolean,
): Promise<unknown> {
  return performAction(
    site.siteId,
    { action: 'set-door', input: { set: { isClosed }, seen: { isClosed: stood ?? null } } },
    { notice: isClosed ? 'The door is closed.' : 'The door is open.' },
  )
}

/** What visitors read first while the door is closed. */
export function closedTitle(settings: SiteSettings): string {
  return readComingSoon(settings).title || 'Coming soon'
}

/** What visitors find, in a sentence. */
export function doorWords(site: Site, settings: SiteSettings): string {
  const { isClosed = false, lockId } = settings
  const address = visitorOrigin(site).replace(/^https?:\/\//, '')
  if (isClosed) {
    return `Closed: whoever comes to ${address} reads “${closedTitle(settings)}”. Everybody who works on the site sees all of it.`
  }
  return typeof lockId === 'string'
    ? `Open, behind a password: whoever comes to ${address} is asked for it first.`
    : `Open: whoever comes to ${address} sees the site.`
}
