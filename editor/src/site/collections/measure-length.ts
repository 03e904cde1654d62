import { documentQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { fileAddress, type HostedSite } from '../media/file-picture.tsx'
import { lengthAt } from '../media/recording-length.ts'

type MeasuredSite = HostedSite & { readonly siteId: string }

/** How long a recording lasts in milliseconds, as this browser reads its file; 0: it cannot tell. */
export async function measureLength(site: MeasuredSite, assetId: string): Promise<number> {
  try {
    const { body } = await queryClient.fetchQuery(documentQuery(site.siteId, 'asset', assetId))
    return await lengthAt(fileAddress(site, assetId, body))
  } catch {
    return 0
  }
}
