import { z } from 'zod'
import { testCards } from '@vitrine/rules/shop/payments/test-payments.ts'
import {
  cardPath,
  subscriptionsPaths,
} from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { answerTestBankWithCard } from '../payments/answer-test-bank.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { cardPage } from './card-page.ts'
import { settleSetup, type SetupState } from './card-setup.ts'
import { findSetup, type CardSetupRow } from './card-setup-store.ts'
import { setupOfToken } from './card-setup-token.ts'

const params = z.object({ setupToken: z.string().max(1000) })
const shopper = {
  on: 'site',
  access: { kind: 'public' },
  limit: 'cart',
  params,
  whileLocked: true,
} as const

type Request = RouteRequest<z.output<typeof params>, unknown, unknown> & OnSite

/** The way to where another card of a subscription is given, and back. */
export const cardRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.toCard,
    handle: (context, request) =>
      withSetup(context, request, (setup) =>
        after(context, request, setup, setup.state, 'on-the-way'),
      ),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.cardBack,
    query: z.object({ back: z.string().max(1).optional().catch(undefined) }),
    handle: (context, request) =>
      withSetup(context, request, async (setup) => {
        // who only looks ahead at where a link leads stops nothing
        const goes = request.method === 'GET' && request.headers['sec-purpose'] === undefined
        const stops = goes && request.query.back === '1'
        const state = await settleSetup(context, request.site.siteId, setup, (provider, ref) =>
          stops ? provider.stopAsking(ref) : provider.lookAtMethod(ref),
        )
        return after(context, request, setup, state, 'waiting')
      }),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.cardBank,
    handle: (context, request) =>
      withSetup(context, request, (setup) =>
        setup.state === 'open' && setup.provider === 'test'
          ? cardPage(context, request, { state: 'bank', goTo: null })
          : after(context, request, setup, setup.state, 'waiting'),
      ),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.cardBank,
    body: z.object({ card: z.enum(testCards.map(({ token }) => token)) }),
    handle: (context, request) =>
      withSetup(context, request, async (setup) => {
        const site = context.database.dbFor(request.site.siteId)
        await answerTestBankWithCard(site, setup, request.body.card)
        return { redirect: cardPath('cardBack', request.params.setupToken), status: 303 }
      }),
  }),
]

async function withSetup(
  context: Context,
  request: Request,
  answer: (setup: CardSetupRow) => PageReply | Promise<PageReply>,
): Promise<PageReply> {
  const { siteId } = request.site
  const id = setupOfToken(context, siteId, request.params.setupToken)
  const setup =
    id === undefined ? undefined : await findSetup(context.database.dbFor(siteId), { id })
  return setup === undefined ? notFoundPage(context, request) : answer(setup)
}

/** Where whoever gives a card goes on, by what has become of it. */
function after(
  context: Context,
  request: Request,
  { go_to: goTo, subscription_id: subscriptionId }: CardSetupRow,
  state: SetupState,
  shown: 'on-the-way' | 'waiting',
): PageReply | Promise<PageReply> {
  if (state === 'open') return cardPage(context, request, { state: shown, goTo })
  const page = subscriptionPage(context, request.site.siteId, subscriptionId)
  return { redirect: `${page}?${state === 'kept' ? 'done=card' : 'card=none'}`, status: 303 }
}
