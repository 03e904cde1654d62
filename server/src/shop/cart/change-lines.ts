import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cartTokenHash } from './cart-token.ts'
import { changeQuantity, removeEntry } from './change-cart.ts'
import type { PricedLines } from './load-cart.ts'

type Sent = Pick<
  RouteRequest<unknown, unknown, Readonly<Record<string, string | string[]>>>,
  'cookies' | 'now' | 'random' | 'body'
>

export type RefusedLine = {
  readonly refusal: Refusal
  readonly entryId: string
  /** As it was typed. */
  readonly quantity: string
}

/** Sets the quantity of one line. @returns why that may not be; undefined where it is done */
export async function setLine(
  view: SiteView,
  request: Sent,
  { entryId, quantity }: { readonly entryId: string; readonly quantity: string },
): Promise<RefusedLine | undefined> {
  const change = { entryId, quantity, now: request.now }
  const done = await changeQuantity(view, cartTokenHash(request), change)
  return done.ok ? undefined : { refusal: done.refusal, entryId, quantity }
}

/**
 * Sets each quantity that was typed anew in a form of the whole cart (`quantity-ID`).
 * @param removed the line whose button takes it out
 */
export async function changeLines(
  view: SiteView,
  request: Sent,
  entries: PricedLines['entries'],
  removed?: string,
): Promise<RefusedLine | undefined> {
  if (removed !== undefined) {
    const done = await removeEntry(view.documents.site, cartTokenHash(request), removed)
    if (!done.ok) return { refusal: done.refusal, entryId: removed, quantity: '' }
  }
  for (const { id, quantity } of entries) {
    const wanted = request.body[`quantity-${id}`]
    if (id === removed || typeof wanted !== 'string' || wanted === String(quantity)) continue
    const refused = await setLine(view, request, { entryId: id, quantity: wanted })
    if (refused !== undefined) return refused
  }
  return undefined
}
