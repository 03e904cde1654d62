import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is for; part of what is signed, so that one never passes for the other. */
type Purpose = 'edit' | 'viewer-entry' | 'viewer-session'

type Claims = Readonly<Record<string, string | number>>

/** A short-lived claim that any node of the installation can check without a database. */
export function signToken(key: Uint8Array, purpose: Purpose, claims: Claims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${signatureOf(key, purpose, payload).toString('base64url')}`
}

/** The claims of a token that we signed for this purpose; undefined for everything else. */
export function openToken(key: Uint8Array, purpose: Purpose, token: string): Claims | undefined {
  if (token.length > 2000) return undefined
  const [payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined
  const expected = signatureOf(key, purpose, payload)
  const given = Buffer.from(signature, 'base64url')
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) {
    return undefined
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
}

function signatureOf(key: Uint8Array, purpose: Purpose, payload: string): Buffer {
  return createHmac('sha256', key).update(`vitrine ${purpose} ${payload}`).digest()
}
