import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { MailDress } from './mail-look.ts'

/** What mails show of a site, as it stands in the transaction that writes them. */
export async function readMailDress(site: SiteDatabase): Promise<MailDress> {
  const settings = (await readDocument(site, 'site-settings', 'site'))?.body ?? defaultSiteSettings
  const design = (await readDocument(site, 'design', 'design'))?.body ?? noDesign
  const { logoAssetId } = settings
  const logo = logoAssetId === null ? undefined : await readDocument(site, 'asset', logoAssetId)
  return { settings, design, pictures: { get: () => logo?.body } }
}
