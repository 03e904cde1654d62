import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { uploadParams } from '@vitrine/rules/site/media/media-api.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { mediaPaths } from '@vitrine/rules/site/media/media-paths.ts'
import { maxPictureBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { uploadAsset } from './upload-asset.ts'

export const mediaRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: mediaPaths.assets,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    limit: 'write',
    bodyLimit: maxPictureBytes,
    params: uploadParams,
    async handle(context, { params, viewer, now, random, readUpload }) {
      if (viewer.kind !== 'account') throw new Error('a route for accounts was reached without one')
      const file = await readUpload()
      if (file === null) return refuse(mediaRefusal('no-file-chosen'))
      if (file.truncated) return refuse(requestRefusal('too-large'))
      const author = { authorId: viewer.accountId, now, random }
      const done = await uploadAsset(context, params.siteId as SiteId, file, author)
      return done.ok ? { status: 201, json: done.value } : done
    },
  }),
]
