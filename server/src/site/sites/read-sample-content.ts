import { readerOf } from '@vitrine/rules/ground/documents/document-reader.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import {
  clearSampleContent,
  findSamples,
  sampleReads,
} from '@vitrine/rules/site/sites/clear-sample-actions.ts'
import type { SampleContent } from '@vitrine/rules/site/sites/sample-content-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { selectedDocuments } from '../../ground/documents/document-rows.ts'

/** What would go if the sample content were cleared now, counted in what the action decides. */
export async function readSampleContent(
  site: SiteDatabase,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<Result<SampleContent>> {
  const documents = readerOf(await selectedDocuments(site, sampleReads))
  const decided = clearSampleContent.perform(documents, {}, { now, random, may: () => false })
  if (!decided.ok) return decided
  const { items, pages } = findSamples(documents)
  const products = items.filter(({ body }) => body.product !== null).length
  const gone = decided.value.filter(({ kind, after }) => kind === 'asset' && after === null)
  return ok({
    products,
    posts: items.length - products,
    pages: pages.length,
    pictures: gone.length,
    settings: documents.find('site-settings', 'site')?.sample !== undefined,
  })
}
