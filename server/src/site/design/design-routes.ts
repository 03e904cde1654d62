import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import { designApi } from '@vitrine/rules/site/design/design-api.ts'
import { fontApi } from '@vitrine/rules/site/design/font-api.ts'
import { fontRefusal } from '@vitrine/rules/site/design/font-messages.ts'
import { noFonts } from '@vitrine/rules/site/design/own-font.ts'
import { refusedCode } from '@vitrine/rules/site/design/style-edit.ts'
import type { Context, Moment } from '../../ground/context.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listFonts } from './list-fonts.ts'
import { previewStyle } from './preview-style.ts'
import { readStyle } from './read-style.ts'
import type { StyledCore } from './site-stylesheet.ts'

const forDesigners = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-design' },
} as const

/** The longest custom CSS in letters of several bytes, and all choices. */
const maxBodyBytes = 3_000_000

export const designRoutes: readonly Route[] = [
  route({
    ...forDesigners,
    ...designApi.style,
    handle: (context, { siteId, now, uptime }) =>
      withSite(context, siteId, { now, uptime }, (site) => ({ json: readStyle(site) })),
  }),
  route({
    ...forDesigners,
    ...fontApi.fonts,
    handle: (context, { siteId, now, uptime }) =>
      withSite(context, siteId, { now, uptime }, ({ design }) => ({ json: listFonts(design) })),
  }),
  route({
    ...forDesigners,
    ...fontApi.ownFontFile,
    handle: (context, { siteId, params, now, uptime }) =>
      withSite(context, siteId, { now, uptime }, async ({ design }) => {
        const { own } = design.fonts ?? noFonts
        const font = own.find(({ assetId }) => assetId === params.assetId)
        const bytes = font && (await context.files.find(font.hash))
        if (bytes === undefined) return refuse(fontRefusal('no-such-font'))
        const headers = {
          'cache-control': 'private, max-age=3600',
          'content-security-policy': dataPolicy,
        }
        return { bytes, contentType: 'font/woff2', headers }
      }),
  }),
  route({
    ...forDesigners,
    ...designApi.preview,
    // a slider asks many times a second, and must not use up what may be written
    limit: 'preview',
    bodyLimit: maxBodyBytes,
    handle(context, { siteId, body, now, uptime, may }) {
      const refusal = refusedCode(body.set, { may })
      if (refusal !== undefined) return refuse(refusal)
      return withSite(context, siteId, { now, uptime }, async (site) => {
        const made = await previewStyle(site, body)
        return made.ok ? { json: made.value } : made
      })
    },
  }),
]

async function withSite<Answer>(
  { views }: Context,
  siteId: SiteId,
  moment: Moment,
  answer: (site: StyledCore) => Promise<Answer> | Answer,
): Promise<Answer | Refused> {
  const { live } = views
  // a draft stands on the last change
  live.forget(siteId)
  const site = await live.find(siteId, moment)
  return site === undefined ? refuse(requestRefusal('not-found')) : answer(site)
}
