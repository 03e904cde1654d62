import { crumbAmongCookies } from '@vitrine/rules/ground/refusals/crumb-cookie.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'

/** As spec §3 names it; the token is there where a captcha is shown. */
export type SignUpPayload = {
  readonly isJoinMailingList: boolean
  readonly productId: string
  readonly siteVisitorEmail: string
  readonly variantId: string
  readonly captchaToken?: string
}

/** What came of a sign-up, in the server's words (spec §8: restock errors show the server's message). */
export type SignUpAnswer = { readonly isTaken: boolean; readonly message: string }

/** `restockPaths.signUp`, without what else that file is made of. */
const path = '/api/site-users/account/notifications/restock'

export async function sendSignUp(payload: SignUpPayload): Promise<SignUpAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-csrf-token': crumbAmongCookies(document.cookie) ?? '',
      },
      body: JSON.stringify(payload),
    })
    const reply: unknown = await response.json().catch(() => null)
    const { message } = (reply ?? {}) as { message?: unknown }
    const said = typeof message === 'string' ? message : interfaceMessages.surprise
    return { isTaken: response.ok, message: said }
  } catch {
    // spec §8, interface strings: there was no answer at all
    return { isTaken: false, message: 'Network error' }
  }
}
