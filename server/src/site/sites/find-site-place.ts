import type { Config } from '../../ground/config/config.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { siteOrigin } from './site-origin.ts'
import { findSiteRow } from './site-store.ts'

/** Where a site stands: by what name in the editor, and at which origin for visitors. */
export async function findSitePlace(
  context: { readonly config: Pick<Config, 'editorOrigin'> },
  site: SiteDatabase,
): Promise<{ readonly siteName: string; readonly origin: string } | undefined> {
  const found = await findSiteRow(site)
  if (found === undefined) return undefined
  return { siteName: found.name, origin: siteOrigin(context, found.domain ?? found.host) }
}
