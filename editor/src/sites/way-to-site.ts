import { framePaths } from '@vitrine/rules/sites/frame-paths.ts'
import { fillPath } from '../http/send-request.ts'
import { may } from './rooms.ts'
import { siteOrigin, type Site } from './sites.ts'

/** The site as the person may see it: with its drafts, or as any visitor. */
export function wayToSite(site: Site, path: string): string {
  if (!may(site, 'view-private-pages')) return siteOrigin(site)
  const visit = fillPath(framePaths.visit, { siteId: site.siteId })
  return `${visit}?path=${encodeURIComponent(path)}`
}
