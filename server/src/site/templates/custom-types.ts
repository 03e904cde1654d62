import type { CustomTypesReply } from '@vitrine/rules/site/content/custom-types-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readCollectionConf, readTemplateConf } from './template-conf.ts'

/** What the template adds to the items of a page: nothing where the page or its conf is gone. */
export async function listCustomTypes(
  site: SiteDatabase,
  collectionId: string,
): Promise<CustomTypesReply> {
  const [page] = await listDocuments(site, 'collection', { ids: [collectionId] })
  if (page === undefined) return { types: [], takesOthers: true }
  const paths = ['template.conf', `collections/${page.body.typeName}.conf`] as const
  const files = await listDocuments(site, 'template-file', { ids: paths })
  const textOf = (path: string): string | undefined => {
    const body = files.find(({ id }) => id === path)?.body
    return body?.kind === 'text' ? body.text : undefined
  }
  const { acceptTypes } = readCollectionConf(textOf(paths[1]) ?? '{}')
  const { customTypes } = readTemplateConf(textOf(paths[0]))
  const types = customTypes.filter(({ name }) => acceptTypes.includes(name))
  const takesOthers = acceptTypes.length !== new Set(types.map(({ name }) => name)).size
  return {
    types: types.map((type) => ({ ...type, fields: [...type.fields] })),
    takesOthers: types.length === 0 || takesOthers,
  }
}
