import { z } from 'zod'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { remindersPaths, stopRemindersPath } from '@vitrine/rules/shop/reminders/reminders-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { isOneClick, oneClickRoute } from '../../ground/http/one-click.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { cartPage } from '../cart/cart-page.ts'
import { holdsCart, takeCartBack } from '../cart/take-cart-back.ts'
import { readReminder, stopRemindersOf, type ReadReminder } from '../reminders/read-reminder.ts'
import { cartReminderPage } from './cart-reminder-page.ts'

const params = z.object({ reminderToken: z.string().max(300) })
const shopper = { on: 'site', access: { kind: 'public' } } as const

type Request = RouteRequest<z.output<typeof params>, unknown, unknown> & OnSite

/** Where a reminder of a cart leads, for whoever holds its address. */
export const cartReminderRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: remindersPaths.back,
    params,
    handle: (context, request) =>
      ofReminder(context, request, async (view, found) => {
        const { reminderToken: token } = request.params
        const isHere = await holdsCart(view, request, found.cartId)
        if (isHere) return { redirect: cartPaths.cartPage, status: 303 }
        return cartReminderPage(context, request, view, { ...found, token })
      }),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: remindersPaths.back,
    limit: 'cart',
    params,
    handle: (context, request) =>
      ofReminder(context, request, async (view, { cartId, entries }) => {
        // a browser that has seen the page comes with cookies
        if (!request.keepsCookies) {
          return cartPage(context, request, { problem: requestRefusal('cookies-disabled') })
        }
        const cookies =
          entries.length === 0 ? [] : await takeCartBack(context, view, request, cartId)
        return { redirect: cartPaths.cartPage, status: 303, cookies }
      }),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: remindersPaths.stop,
    whileLocked: true,
    params,
    handle: (context, request) =>
      ofReminder(context, request, (view, found) => {
        const { reminderToken: token } = request.params
        return cartReminderPage(context, request, view, { ...found, token, isToStop: true })
      }),
  }),
  route({
    ...shopper,
    ...oneClickRoute,
    method: 'POST',
    path: remindersPaths.stop,
    whileLocked: true,
    limit: 'checkout',
    params,
    handle: (context, request) =>
      ofReminder(context, request, async (view, found) => {
        const { reminderToken: token } = request.params
        await stopRemindersOf(context, view, token, request.now)
        if (isOneClick(request.body)) {
          const shown = { ...found, token, isStopped: true, isToStop: true } as const
          return cartReminderPage(context, request, view, shown)
        }
        return { redirect: stopRemindersPath(token), status: 303 }
      }),
  }),
]

async function ofReminder(
  context: Context,
  request: Request,
  answer: (view: SiteView, found: ReadReminder) => Promise<PageReply>,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const found = await readReminder(context, view, request.params.reminderToken, request.now)
  return found === undefined ? notFoundPage(context, request) : answer(view, found)
}
