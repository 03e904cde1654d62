import { mailsApi } from '@vitrine/rules/ground/mails/mails-api.ts'
import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../http/route.ts'
import { keepMailPassword } from './mail-password.ts'
import { sendTestMail } from './send-test-mail.ts'
import { listMails, readMail } from './list-mails.ts'
import { wayOfMails } from './mail-way.ts'
import { tryMailAgain } from './try-mail-again.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-mailbox' },
} as const

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-site' },
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
    async handle(context, { siteId, params, now }) {
      const site = context.database.dbFor(siteId)
      const hasMailServer = (await wayOfMails(context, site)) !== 'none'
      const tried = await tryMailAgain(site, params.mailId, { now, hasMailServer })
      return tried.ok ? { status: 204, empty: true } : tried
    },
  }),
  route({
    ...keeper,
    ...mailsApi.keepPassword,
    limit: 'write',
    async handle(context, { siteId, body, now, random }) {
      const site = context.database.dbFor(siteId)
      return { json: { secretId: await keepMailPassword(context, site, body, { now, random }) } }
    },
  }),
  route({
    ...keeper,
    ...mailsApi.test,
    limit: 'sign-in',
    async handle(context, { siteId, account, now, random }) {
      const site = context.database.dbFor(siteId)
      const sent = await sendTestMail(context, site, account.email, { now, random })
      return sent.ok ? { json: { to: account.email } } : sent
    },
  }),
]
