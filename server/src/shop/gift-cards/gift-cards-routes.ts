import { giftCardsApi } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { giftCardsRefusal } from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { mailAgain, makeGiftCard, setValidity } from './change-gift-card.ts'
import { listGiftCards, readGiftCard } from './read-gift-card.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
  limit: 'write',
} as const

/** The owner's room of gift cards. */
export const giftCardsRoutes: readonly Route[] = [
  route({
    ...reader,
    ...giftCardsApi.cards,
    handle: async ({ database }, { siteId, query }) => ({
      json: await listGiftCards(database.dbFor(siteId), query),
    }),
  }),
  route({
    ...reader,
    ...giftCardsApi.card,
    async handle({ database }, { siteId, params }) {
      const card = await readGiftCard(database.dbFor(siteId), params.giftCardId)
      return card === undefined ? refuse(giftCardsRefusal('no-such-gift-card')) : { json: card }
    },
  }),
  route({
    ...keeper,
    ...giftCardsApi.make,
    async handle(context, { siteId, body, account, now, random }) {
      const deed = { authorId: account.accountId, now, random }
      return answered(await makeGiftCard(context, siteId, body, deed))
    },
  }),
  route({
    ...keeper,
    ...giftCardsApi.mail,
    async handle(context, { siteId, params, body, now }) {
      const { giftCardId } = params
      return answered(await mailAgain(context, siteId, giftCardId, body.recipientEmail, { now }))
    },
  }),
  route({
    ...keeper,
    ...giftCardsApi.void,
    async handle(context, { siteId, params, now }) {
      return answered(await setValidity(context, siteId, params.giftCardId, now))
    },
  }),
  route({
    ...keeper,
    ...giftCardsApi.bringBack,
    async handle(context, { siteId, params }) {
      return answered(await setValidity(context, siteId, params.giftCardId, null))
    },
  }),
]

function answered<Value>(result: Result<Value>) {
  return result.ok ? { json: result.value } : result
}
