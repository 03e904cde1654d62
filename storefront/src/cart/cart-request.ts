import { cartPaths } from '@vitrine/rules/cart/cart-paths.ts'
import type { AddToCartBody, AddToCartReply, CartReply } from '@vitrine/rules/cart/cart-api.ts'

/** What the server said no with; `message` is the sentence for the shopper. */
export type CartFailure = {
  readonly status: number
  readonly message: string
  readonly crumbFail: boolean
}

export type CartAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CartFailure }

export function fetchCart(now: number): Promise<CartAnswer<CartReply>> {
  return send('GET', `${cartPaths.cart}?timecode=${now}&calculateSubtotal=true`)
}

export function postEntry(body: AddToCartBody): Promise<CartAnswer<AddToCartReply>> {
  return send('POST', cartPaths.entries, body)
}

async function send<Value>(
  method: string,
  path: string,
  body?: object,
): Promise<CartAnswer<Value>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json', 'x-csrf-token': readCrumb() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const reply: unknown = await response.json()
    if (response.ok) return { ok: true, value: reply as Value }
    return { ok: false, failure: { status: response.status, ...failureOf(reply) } }
  } catch {
    return { ok: false, failure: { status: 0, message: networkError, crumbFail: false } }
  }
}

/** Spec §8, interface strings. */
const networkError = 'Network error'

function failureOf(reply: unknown): Omit<CartFailure, 'status'> {
  const { message, crumbFail } = (reply ?? {}) as { message?: unknown; crumbFail?: unknown }
  return {
    message: typeof message === 'string' ? message : networkError,
    crumbFail: crumbFail === true,
  }
}

function readCrumb(): string {
  return /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
