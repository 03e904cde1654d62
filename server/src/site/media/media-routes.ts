import { mediaApi } from '@vitrine/rules/site/media/media-api.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { listFiles } from './file-list-store.ts'
import { uploadAsset } from './upload-asset.ts'

/** A route that takes a file, from whoever may edit the site's pages. */
const fromEditor = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-pages' },
  limit: 'write',
  bodyLimit: maxFileBytes,
  takesFile: true,
} as const

export const mediaRoutes: readonly Route[] = [
  route({
    ...mediaApi.upload,
    ...fromEditor,
    async handle(context, { siteId, query, account, now, random, readUpload }) {
      const upload = await readUpload()
      if (upload === null) return refuse(mediaRefusal('no-file-chosen'))
      const author = { authorId: account.accountId, now, random }
      const wish = { upload, accept: query.accept }
      const done = await uploadAsset(context, siteId, wish, author)
      return done.ok ? { status: 201, json: done.value } : done
    },
  }),
  route({
    ...mediaApi.replace,
    ...fromEditor,
    async handle(context, { siteId, params, query, account, now, random, readUpload }) {
      const { assetId } = params
      const site = context.database.dbFor(siteId)
      // before anybody sends all of a film for nothing
      if ((await readDocument(site, 'asset', assetId)) === undefined) {
        return refuse(mediaRefusal('no-such-file'))
      }
      const upload = await readUpload()
      if (upload === null) return refuse(mediaRefusal('no-file-chosen'))
      const author = { authorId: account.accountId, now, random }
      const wish = { upload, accept: 'any', assetId, ...query } as const
      const done = await uploadAsset(context, siteId, wish, author)
      return done.ok ? { json: done.value } : done
    },
  }),
  route({
    ...mediaApi.files,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: await listFiles(database.dbFor(siteId), query) }
    },
  }),
]
