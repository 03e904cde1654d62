import { z } from 'zod'
import { downloadsApi } from '@vitrine/rules/shop/downloads/downloads-api.ts'
import { downloadsPaths } from '@vitrine/rules/shop/downloads/downloads-paths.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { downloadFile } from './download-file.ts'
import { receiveSoldFile } from './receive-sold-file.ts'

/** A route that takes a file of a product, from whoever may edit products. */
const fromEditor = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-products' },
  limit: 'write',
  bodyLimit: maxFileBytes,
  takesFile: true,
} as const

export const downloadsRoutes: readonly Route[] = [
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'GET',
    path: downloadsPaths.download,
    params: z.object({ downloadToken: z.string().max(300) }),
    // who bought has it, whoever stands before the door of the shop
    whileLocked: true,
    handle: (context, request) => downloadFile(context, request),
  }),
  route({
    ...downloadsApi.add,
    ...fromEditor,
    async handle(context, { siteId, params, account, now, random, readUpload }) {
      const author = { authorId: account.accountId, now, random }
      const done = await receiveSoldFile(context, siteId, { ...params, readUpload }, author)
      return done.ok ? { status: 201, json: done.value } : done
    },
  }),
  route({
    ...downloadsApi.replace,
    ...fromEditor,
    async handle(context, { siteId, params, account, now, random, readUpload }) {
      const author = { authorId: account.accountId, now, random }
      const done = await receiveSoldFile(context, siteId, { ...params, readUpload }, author)
      return done.ok ? { json: done.value } : done
    },
  }),
]
