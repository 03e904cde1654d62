import { mediaApi } from '@vitrine/rules/site/media/media-api.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { maxPictureBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { uploadAsset } from './upload-asset.ts'

export const mediaRoutes: readonly Route[] = [
  route({
    ...mediaApi.upload,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    limit: 'write',
    bodyLimit: maxPictureBytes,
    async handle(context, { siteId, account, now, random, readUpload }) {
      const file = await readUpload()
      if (file === null) return refuse(mediaRefusal('no-file-chosen'))
      if (file.truncated) return refuse(requestRefusal('too-large'))
      const author = { authorId: account.accountId, now, random }
      const done = await uploadAsset(context, siteId, file, author)
      return done.ok ? { status: 201, json: done.value } : done
    },
  }),
]
