import { captchaApi } from '@vitrine/rules/site/captcha/captcha-api.ts'
import { captchaRefusal } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { keepCaptchaSecret, readCaptchaSecret } from './captcha-secret.ts'
import { makeChallenge } from './challenges.ts'
import { tryCaptcha } from './try-captcha.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-site' },
} as const

export const captchaRoutes: readonly Route[] = [
  route({
    ...captchaApi.challenge,
    on: 'site',
    access: { kind: 'public' },
    limit: 'write',
    async handle(context, request) {
      const { siteId } = request.site
      const view = await context.views.live.get(siteId, request)
      const { captcha = null } = view.settings
      if (captcha?.provider !== 'altcha') return refuse(requestRefusal('not-found'))
      const site = context.database.dbFor(siteId)
      const key = await readCaptchaSecret(context, site, captcha)
      if (key === undefined) return refuse(captchaRefusal('captcha-silent'))
      return { json: makeChallenge(key, request) }
    },
  }),
  route({
    ...captchaApi.keepSecret,
    ...keeper,
    async handle(context, { siteId, body, now, random }) {
      if (body.provider !== 'altcha' && body.secret === '') {
        return refuse(sitesRefusal('captcha-secret-missing', { field: 'secret' }))
      }
      const site = context.database.dbFor(siteId)
      return { json: { secretId: await keepCaptchaSecret(context, site, body, { now, random }) } }
    },
  }),
  route({
    ...captchaApi.test,
    ...keeper,
    limit: 'sign-in',
    async handle(context, { siteId, now, random }) {
      const site = context.database.dbFor(siteId)
      const settings = await readDocument(site, 'site-settings', 'site')
      const captcha = settings?.body.captcha ?? null
      return { json: await tryCaptcha(context, site, captcha, { now, random }) }
    },
  }),
]
