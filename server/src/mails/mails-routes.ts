import { siteParams } from '@vitrine/rules/changes/changes-api.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import { mailParams, mailsQuery } from '@vitrine/rules/mails/mails-api.ts'
import { mailsRefusal } from '@vitrine/rules/mails/mails-messages.ts'
import { mailsPaths } from '@vitrine/rules/mails/mails-paths.ts'
import { refuse } from '@vitrine/rules/refusals/result.ts'
import { route, type Route } from '../http/route.ts'
import { listMails, readMail } from './list-mails.ts'

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
]
