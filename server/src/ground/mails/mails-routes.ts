import { mailsApi } from '@vitrine/rules/ground/mails/mails-api.ts'
import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
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
    ...mailsApi.mails,
    handle: async ({ database }, { siteId, query }) => ({
      json: await listMails(database.dbFor(siteId), query),
    }),
  }),
  route({
    ...reader,
    ...mailsApi.mail,
    async handle({ database }, { siteId, params }) {
      const mail = await readMail(database.dbFor(siteId), params.mailId)
      return mail === undefined ? refuse(mailsRefusal('mail-not-found')) : { json: mail }
    },
  }),
  route({
    ...reader,
    ...mailsApi.tryAgain,
    async handle({ database, config }, { siteId, params, now }) {
      const site = database.dbFor(siteId)
      const hasMailServer = config.smtpUrl !== null
      const tried = await tryMailAgain(site, params.mailId, { now, hasMailServer })
      return tried.ok ? { status: 204, empty: true } : tried
    },
  }),
]
