import type { DraftsReply } from '@vitrine/rules/site/blocks/blocks-api.ts'
import { contentOf } from '@vitrine/rules/site/blocks/saved-layout.ts'
import { draftIdOf, publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'

/** What was edited and is not public yet: a draft that says what is public is not stored. */
export async function listDrafts(site: SiteDatabase): Promise<DraftsReply['drafts']> {
  const layoutIds = await draftedLayouts(site)
  const itemIds = layoutIds.map(contentOf).flatMap(({ kind, id }) => (kind === 'item' ? [id] : []))
  const items = await listDocuments(site, 'item', { ids: itemIds })
  const pageOfItem = new Map(items.map(({ id, body }) => [id, body.collectionId]))
  return layoutIds.map((layoutId) => {
    const { kind, id } = contentOf(layoutId)
    if (kind === 'collection') return { layoutId, collectionId: id }
    return { layoutId, collectionId: (kind === 'item' && pageOfItem.get(id)) || null }
  })
}

async function draftedLayouts({ queries, siteId }: SiteDatabase): Promise<string[]> {
  const rows = await queries
    .selectFrom('document')
    .select('id')
    .where('website_id', '=', siteId)
    .where('kind', '=', 'layout')
    .where('id', 'like', `${draftIdOf('')}%`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => publicIdOf(id))
}
