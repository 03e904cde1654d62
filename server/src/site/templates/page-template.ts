import { viewOf } from '@vitrine/rules/site/collections/collection-view.ts'
import type { PageTemplateReply } from '@vitrine/rules/site/templates/page-template-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { genericMarkup } from './generic-markup.ts'
import { ownMarkup, promotedBlocksOf } from './promoted-blocks.ts'
import { readCollectionConf } from './template-conf.ts'

/** What the template makes of a page and its items; of a page that is gone nothing. */
export async function readPageTemplate(
  site: SiteDatabase,
  collectionId: string,
): Promise<PageTemplateReply> {
  const [page] = await listDocuments(site, 'collection', { ids: [collectionId] })
  if (page === undefined) return { promotedBlocks: [], view: null }
  const { body } = page
  const stems = [body.typeName, genericMarkup(body)].map((name) => `collections/${name}`)
  const ids = stems.flatMap((stem) => [`${stem}.conf`, `${stem}.list`, `${stem}.item`])
  const files = await listDocuments(site, 'template-file', { ids })
  const texts = new Map(files.map(({ id, body: file }) => [id, file]))
  const text = (path: string): string | undefined => {
    const file = texts.get(path)
    return file?.kind === 'text' ? file.text : undefined
  }
  const conf = readCollectionConf(text(`collections/${body.typeName}.conf`) ?? '{}')
  const isOwn = ownMarkup({ text }, body, 'list') !== undefined
  return {
    promotedBlocks: [...promotedBlocksOf({ text, collectionConf: () => conf }, body)],
    view: isOwn ? null : viewOf({ type: body.type }, conf.view),
  }
}
