import { crumbAmongCookies } from '@vitrine/rules/ground/refusals/crumb-cookie.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { say } from '../../site/pages/say.ts'
import { formsPaths } from '@vitrine/rules/site/forms/forms-paths.ts'
import { subscriptionsPaths } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import type {
  AddToCartBody,
  AddToCartReply,
  CartReply,
  SubscribeReply,
} from '@vitrine/rules/shop/cart/cart-api.ts'

/** What the server said no with; `message` is the sentence for the shopper. */
export type CartFailure = {
  readonly status: number
  readonly message: string
  readonly crumbFail: boolean
  /** What is wrong with single answers, by the ids of their fields. */
  readonly errors: Readonly<Record<string, string>>
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

/** Begins a subscription, beside the shopper's cart (spec §4). */
export function postSubscription({
  quantity: qty,
  ...body
}: AddToCartBody): Promise<CartAnswer<SubscribeReply>> {
  return send('POST', subscriptionsPaths.add, { ...body, qty })
}

/** Asks whether answers to a form may stand (spec §7). */
export function validateAnswers(formId: string, answers: string): Promise<CartAnswer<object>> {
  const path = formsPaths.validate.replace(':formId', encodeURIComponent(formId))
  return send('POST', path, JSON.parse(answers) as object)
}

/** Changes the answers of a line of the cart. */
export function putAnswers(
  entryId: string,
  body: { readonly itemId: string; readonly sku: string; readonly additionalFields: string },
): Promise<CartAnswer<object>> {
  return send(
    'PUT',
    cartPaths.additionalFields.replace(':entryId', encodeURIComponent(entryId)),
    body,
  )
}

async function send<Value>(
  method: string,
  path: string,
  body?: object,
): Promise<CartAnswer<Value>> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body
          ? {
              'content-type': 'application/json',
              'x-csrf-token': crumbAmongCookies(document.cookie) ?? '',
            }
          : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    text = await response.text()
  } catch {
    return {
      ok: false,
      failure: { status: 0, message: say('Network error'), crumbFail: false, errors: {} },
    }
  }
  const reply = readJson(text)
  if (response.ok && reply !== null) return { ok: true, value: reply as Value }
  return { ok: false, failure: failureOf(response.status, reply) }
}

/** Spec §8, interface strings: there was no answer at all. */

/** Null for what is no JSON object, such as the page of a proxy in between. */
function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** An answer without words of its own is judged by its status: 403 is for the crumb. */
function failureOf(status: number, reply: object | null): CartFailure {
  const told = (reply ?? {}) as Record<string, unknown>
  const { message, crumbFail } = told
  const hasMessage = typeof message === 'string'
  return {
    status,
    message: hasMessage ? message : say(interfaceMessages.surprise),
    crumbFail: crumbFail === true || (status === 403 && !hasMessage),
    errors: textsOf(told['errors'] ?? told['fields']),
  }
}

function textsOf(told: unknown): Readonly<Record<string, string>> {
  const isMap = typeof told === 'object' && told !== null
  return Object.fromEntries(
    Object.entries(isMap ? told : {}).filter((one) => typeof one[1] === 'string'),
  ) as Readonly<Record<string, string>>
}
