import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { currencies } from '@vitrine/rules/ground/money/currency.ts'
import { moneyApi } from '@vitrine/rules/ground/money/money-api.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listRights } from '../../people/roles/list-rights.ts'
import { moneyPatternOf } from './site-money.ts'

export const moneyRoutes: readonly Route[] = [
  /** Every room shows amounts, so whoever may do anything on the site may know how they are written. */
  route({
    on: 'editor',
    access: { kind: 'account' },
    ...moneyApi.patterns,
    async handle({ database }, { params: { siteId }, account }) {
      const rights = await listRights(database, siteId, account.accountId)
      if (rights.length === 0) return refuse(requestRefusal('not-found'))
      const settings = await readDocument(database.dbFor(siteId), 'site-settings', 'site')
      if (settings === undefined) return refuse(requestRefusal('not-found'))
      const patterns = currencies.map(({ code }) =>
        moneyPatternOf(settings.body, code, settings.body.language),
      )
      return { json: { patterns } }
    },
  }),
]
