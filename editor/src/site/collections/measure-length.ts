import { longestMs } from '@vitrine/rules/site/content/audio-fields.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { fileAddress, type HostedSite } from '../media/file-picture.tsx'

/** A file that tells nothing by then is not waited for: its owner can say how long it lasts. */
const patienceMs = 4000

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

function lengthAt(address: string): Promise<number> {
  return new Promise((resolve) => {
    const audio = new Audio()
    const end = (): void => {
      clearTimeout(timer)
      const { duration } = audio
      audio.removeAttribute('src')
      audio.load()
      const lengthMs = Math.round(duration * 1000)
      resolve(lengthMs > 0 && lengthMs <= longestMs ? lengthMs : 0)
    }
    const timer = setTimeout(end, patienceMs)
    audio.addEventListener('loadedmetadata', end, { once: true })
    audio.addEventListener('error', end, { once: true })
    audio.preload = 'metadata'
    audio.src = address
  })
}
