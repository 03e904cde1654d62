import { termFields } from '@vitrine/rules/site/content/term-changes.ts'
import type { Term, TermsQuery } from '@vitrine/rules/site/content/terms-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { countUses } from '../../ground/documents/count-groups.ts'
import { findDocument } from '../../ground/documents/document-rows.ts'

/** The tags or categories of a page: those that its items have, and those that it keeps ready. */
export async function listTerms(
  site: SiteDatabase,
  { collectionId, sort }: TermsQuery,
): Promise<readonly Term[]> {
  const used = await countUses(site, { collectionId, sort })
  const words = new Set(used.map(({ word }) => word))
  const page = await findDocument(site, 'collection', collectionId)
  const ready = page?.body[termFields[sort].known] ?? []
  const unused = ready.filter((word) => !words.has(word)).map((word) => ({ word, count: 0 }))
  return [...used, ...unused]
}
