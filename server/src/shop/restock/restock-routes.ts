import { z } from 'zod'
import { restockApi } from '@vitrine/rules/shop/restock/restock-api.ts'
import { mostAddressTyped } from '@vitrine/rules/shop/restock/restock-limits.ts'
import { restockRefusal } from '@vitrine/rules/shop/restock/restock-messages.ts'
import { restockPagePath, restockPaths } from '@vitrine/rules/shop/restock/restock-paths.ts'
import { done } from '@vitrine/rules/ground/http/contract.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { exportSignUps } from './export-sign-ups.ts'
import { listGroups, listSignUps } from './list-groups.ts'
import { restockPage } from './restock-page.ts'
import { putSignUpBack, removeSignUp } from './restock-store.ts'
import { sendGroup, sendGroups } from './send-restock.ts'
import { takeSignUp } from './take-sign-up.ts'

const visitor = { on: 'site', access: { kind: 'public' } } as const

/** The addresses of shoppers: for owners and whoever keeps the shop alone (trap of the design). */
const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-restock' },
} as const

const id = z.string().max(64).catch('')
const restockForm = z.object({
  productId: id.default(''),
  variantId: id.default(''),
  siteVisitorEmail: z.string().max(mostAddressTyped).default(''),
  isJoinMailingList: z.string().max(20).optional(),
})
type RestockForm = z.output<typeof restockForm>

const visitorsRoutes: readonly Route[] = [
  route({
    ...visitor,
    ...restockApi.signUp,
    bodyLimit: 64 * 1024,
    async handle(context, request) {
      const view = await visitorView(context, request)
      const taken = await takeSignUp(context, view, request.body, request)
      return taken.ok ? { json: { message: taken.value } } : taken
    },
  }),
  // the list that spec §7 has here is the owner's: on a site it does not exist, whoever asks
  route({
    ...visitor,
    method: 'GET',
    path: restockPaths.signUp,
    handle: () => refuse(requestRefusal('not-found')),
  }),
  route({
    ...visitor,
    method: 'GET',
    path: restockPaths.page,
    query: z.object({ productId: id, variantId: id, done: z.string().max(10).catch('') }),
    async handle(context, request) {
      const view = await visitorView(context, request)
      const { productId, variantId, done: isDone } = request.query
      const nothingTyped = { email: '', wantsList: null }
      const tried = { ...nothingTyped, productId, variantId, isDone: isDone === 'true' }
      return restockPage(context, request, view, tried)
    },
  }),
  route({
    ...visitor,
    method: 'POST',
    path: restockPaths.page,
    body: restockForm,
    handle: takeForm,
  }),
]

/** A plain form post: its page says what came of it. */
async function takeForm(
  context: Context,
  request: RouteRequest<unknown, unknown, RestockForm> & OnSite,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const { isJoinMailingList, ...typed } = request.body
  const wantsList = isJoinMailingList !== undefined
  const signUp = { ...typed, isJoinMailingList: wantsList, captchaToken: '' }
  const taken = await takeSignUp(context, view, signUp, request)
  if (taken.ok) {
    const { productId, variantId } = typed
    return { redirect: `${restockPagePath(productId, variantId)}&done=true`, status: 303 }
  }
  const { siteVisitorEmail: email, ...chosen } = typed
  return restockPage(context, request, view, {
    ...chosen,
    email,
    wantsList,
    problem: taken.refusal,
  })
}

const ownersRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...restockApi.groups,
    handle: async ({ database }, { siteId, query, now }) => ({
      json: await listGroups(database.dbFor(siteId), query, now),
    }),
  }),
  route({
    ...keeper,
    ...restockApi.signUps,
    async handle({ database }, { siteId, query, now }) {
      const listed = await listSignUps(database.dbFor(siteId), query, now)
      return listed.ok ? { json: listed.value } : listed
    },
  }),
  route({
    ...keeper,
    ...restockApi.file,
    async handle({ database }, { siteId, query, now }) {
      const bytes = await exportSignUps(database.dbFor(siteId), query, now)
      const headers = { 'content-disposition': 'attachment; filename="restock.csv"' }
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
  route({
    ...keeper,
    ...restockApi.send,
    async handle(context, { siteId, body, now, random }) {
      const sent = await sendGroup(context, siteId, body, { now, random })
      return sent.ok ? { json: { sent: sent.value } } : sent
    },
  }),
  route({
    ...keeper,
    ...restockApi.sendAll,
    handle: async (context, { siteId, body, now, random }) => ({
      json: await sendGroups(context, siteId, body.sendRequests, { now, random }),
    }),
  }),
  route({
    ...keeper,
    ...restockApi.remove,
    async handle({ database }, { siteId, params, now }) {
      const isGone = await removeSignUp(database.dbFor(siteId), params.signUpId, now)
      return isGone ? { json: done } : refuse(restockRefusal('no-such-restock-sign-up'))
    },
  }),
  route({
    ...keeper,
    ...restockApi.putBack,
    async handle({ database }, { siteId, params }) {
      const put = await putSignUpBack(database.dbFor(siteId), params.signUpId)
      if (put === 'back') return { json: done }
      const code = put === 'taken' ? 'restock-signed-up-again' : 'no-such-restock-sign-up'
      return refuse(restockRefusal(code))
    },
  }),
]

/** Restock sign-ups: the five calls of spec §7, and what an owner needs beside them. */
export const restockRoutes: readonly Route[] = [...visitorsRoutes, ...ownersRoutes]
