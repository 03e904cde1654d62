import { decideAdd, type AddRequest } from '@vitrine/rules/cart/add-to-cart.ts'
import { cartRefusal } from '@vitrine/rules/cart/cart-messages.ts'
import { makeId } from '@vitrine/rules/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/refusals/result.ts'
import { readDocument } from '../changes/read-documents.ts'
import type { SiteDatabase } from '../db/database.ts'
import type { RequestCookie, RouteRequest } from '../http/route.ts'
import { addEntry } from './cart-store.ts'
import { cartTokenHash, newCartToken } from './cart-token.ts'
import { readSettings } from './load-cart.ts'

export type AddInput = AddRequest & {
  readonly itemId: string
  /** JSON text of the answers to the product's form, if it has one. */
  readonly additionalFields: string | null
}

export type Added = {
  readonly tokenHash: string
  readonly entryId: string
  /** Set where the visitor had no cart yet. */
  readonly cookies: readonly RequestCookie[]
}

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random' | 'now'>

/**
 * Puts a product into the visitor's cart. Price and stock are the server's: whatever the client
 * says of them is not even read.
 */
export async function addToCart(
  site: SiteDatabase,
  input: AddInput,
  request: Request,
): Promise<Result<Added>> {
  const [item, settings] = await Promise.all([
    readDocument(site, 'item', input.itemId),
    readSettings(site),
  ])
  const product = item?.body.visibility === 'live' ? item.body.product : null
  if (product === null) return refuse(cartRefusal({ code: 'item-not-found' }))
  const decision = decideAdd(product, input, settings.store)
  if (!decision.ok) return decision
  const fields = parseFields(input.additionalFields)
  if (!fields.ok) return fields
  const known = cartTokenHash(request)
  const add = (tokenHash: string) =>
    addEntry(site, {
      tokenHash,
      newCartId: makeId(request.now, request.random),
      newEntryId: makeId(request.now, request.random),
      itemId: input.itemId,
      decision: decision.value,
      additionalFields: fields.value,
      now: request.now,
    })
  let token: { tokenHash: string; cookies: readonly RequestCookie[] } =
    known === undefined ? newCartToken(request) : { tokenHash: known, cookies: [] }
  let outcome = await add(token.tokenHash)
  if (outcome.kind === 'purchased') {
    token = newCartToken(request)
    outcome = await add(token.tokenHash)
  }
  switch (outcome.kind) {
    case 'added':
      return ok({ ...token, entryId: outcome.entryId })
    case 'too-many-of-one':
      return refuse(cartRefusal({ code: 'quantity-out-of-range' }))
    case 'cart-full':
      return refuse(cartRefusal({ code: 'cart-full' }))
    case 'not-enough-stock':
    case 'purchased':
      return refuse(cartRefusal({ code: 'not-enough-stock' }))
  }
}

const maxFieldsDepth = 20

/** The answers of a product's form as they will be stored; refused when they are no JSON object. */
export function parseFields(text: string | null): Result<Record<string, unknown> | null> {
  if (text === null || text === '') return ok(null)
  const refused = refuse(cartRefusal({ code: 'additional-fields-not-valid' }))
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused
    if (!isStorable(value, 0)) return refused
    return ok(value as Record<string, unknown>)
  } catch {
    return refused
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (depth > maxFieldsDepth) return false
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, element]) =>
      key !== '__proto__' &&
      key !== 'constructor' &&
      isStorable(key, depth) &&
      isStorable(element, depth + 1),
  )
}
