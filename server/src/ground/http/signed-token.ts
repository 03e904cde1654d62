import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is for; part of what is signed, so that one never passes for the other. */
type Purpose =
  | 'edit'
  | 'viewer-entry'
  | 'viewer-session'
  | 'unlocked'
  | 'offer'
  | 'cart-notice'
  | 'payment'
  | 'subscription'
  | 'card-setup'

type Claims = Readonly<Record<string, string | number>>

/** A short-lived claim that any node of the installation can check without a database. */
export function signToken(key: Uint8Array, purpose: Purpose, claims: Claims): string {
  return signText(key, purpose, JSON.stringify(claims))
}

/** The claims of a token that we signed for this purpose; undefined for everything else. */
export function openToken(key: Uint8Array, purpose: Purpose, token: string): Claims | undefined {
  const text = openText(key, purpose, token, 2000)
  return text === undefined ? undefined : (JSON.parse(text) as Claims)
}

/** A text that its bearer can read and not change. */
export function signText(key: Uint8Array, purpose: Purpose, text: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${signatureOf(key, purpose, payload).toString('base64url')}`
}

/**
 * The text of a token that we signed for this purpose; undefined for everything else.
 * @param maxLength of the token; a longer one is not looked at
 */
export function openText(
  key: Uint8Array,
  purpose: Purpose,
  token: string,
  maxLength: number,
): string | undefined {
  if (token.length > maxLength) return undefined
  const [payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined
  const expected = signatureOf(key, purpose, payload)
  const given = Buffer.from(signature, 'base64url')
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) {
    return undefined
  }
  return Buffer.from(payload, 'base64url').toString()
}

function signatureOf(key: Uint8Array, purpose: Purpose, payload: string): Buffer {
  return createHmac('sha256', key).update(`vitrine ${purpose} ${payload}`).digest()
}
