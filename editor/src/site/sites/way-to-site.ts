import { framePaths } from '@vitrine/rules/site/sites/frame-paths.ts'
import { addressOf } from '../../ground/http/send-request.ts'
import { may } from './rooms.ts'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from './sites.ts'

/** The site as the person may see it: with its drafts, or as any visitor. */
export function wayToSite(site: Site, path: string): string {
  if (!may(site, 'view-private-pages')) return visitorOrigin(site)
  const visit = addressOf(framePaths.visit, { siteId: site.siteId })
  return `${visit}?path=${encodeURIComponent(path)}`
}
