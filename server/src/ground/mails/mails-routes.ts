import { siteParams } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { mailParams, mailsQuery } from '@vitrine/rules/ground/mails/mails-api.ts'
import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { mailsPaths } from '@vitrine/rules/ground/mails/mails-paths.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../http/route.ts'
import { listMails, readMail } from './list-mails.ts'
import { tryMailAgain } from './try-mail-again.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-mailbox' },
} as const

export const mailsRoutes: readonly Route[] = [
  route({
    ...reader,
    method: 'GET',
    path: mailsPaths.mails,
    params: siteParams,
    query: mailsQuery,
    handle: async ({ database }, { params, query }) => ({
      json: await listMails(database.dbFor(params.siteId as SiteId), query),
    }),
  }),
  route({
    ...reader,
    method: 'GET',
    path: mailsPaths.mail,
    params: mailParams,
    async handle({ database }, { params }) {
      const mail = await readMail(database.dbFor(params.siteId as SiteId), params.mailId)
      return mail === undefined ? refuse(mailsRefusal('mail-not-found')) : { json: mail }
    },
  }),
  route({
    ...reader,
    method: 'POST',
    path: mailsPaths.tryAgain,
    params: mailParams,
    async handle({ database, config }, { params, now }) {
      const site = database.dbFor(params.siteId as SiteId)
      const hasMailServer = config.smtpUrl !== null
      const tried = await tryMailAgain(site, params.mailId, { now, hasMailServer })
      return tried.ok ? { status: 204, empty: true } : tried
    },
  }),
]
