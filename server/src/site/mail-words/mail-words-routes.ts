import { mailWordsApi } from '@vitrine/rules/site/mail-words/mail-words-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { sendTestMail } from '../../ground/mails/send-test-mail.ts'
import { previewMail } from './preview-mail.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-site' },
} as const

export const mailWordsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...mailWordsApi.preview,
    async handle(context, { siteId, body, now }) {
      const made = await previewMail(context, context.database.dbFor(siteId), body, now)
      if (!made.ok) return made
      const { subject, html, text, problems } = made.value
      return { json: { subject, html, text, problems } }
    },
  }),
  route({
    ...keeper,
    ...mailWordsApi.test,
    limit: 'sign-in',
    async handle(context, { siteId, body, account, now, random }) {
      const site = context.database.dbFor(siteId)
      const made = await previewMail(context, site, body, now)
      if (!made.ok) return made
      const { subject, html, text } = made.value
      const mail = { subject: `Test: ${subject}`, html, text }
      const sent = await sendTestMail(context, site, account.email, { now, random }, mail)
      return sent.ok ? { json: { to: account.email, isSent: sent.value === 'sent' } } : sent
    },
  }),
]
