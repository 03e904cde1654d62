import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** The key of the installation. */
type Keys = { readonly signingKey: Uint8Array }

/** What an id is proved for; a proof for one purpose is none for another. */
export type Purpose = 'review' | 'mailing list' | 'cart reminder'

function proofOf({ signingKey }: Keys, purpose: Purpose, siteId: SiteId, id: string): Buffer {
  return createHmac('sha256', signingKey).update(`${purpose} ${siteId} ${id}`).digest()
}

/** An id with the proof that we gave it, for the end of an address; it can be made again and is kept nowhere. */
export function provedId(keys: Keys, purpose: Purpose, siteId: SiteId, id: string): string {
  return `${id}-${proofOf(keys, purpose, siteId, id).toString('base64url')}`
}

/** The id that a text proves; undefined: we gave none such. */
export function readProvedId(
  keys: Keys,
  purpose: Purpose,
  siteId: SiteId,
  text: string,
): string | undefined {
  const [, id, proof] = /^([0-9a-f]{24})-([\w-]{43})$/.exec(text) ?? []
  if (id === undefined || proof === undefined) return undefined
  const given = Buffer.from(proof, 'base64url')
  const expected = proofOf(keys, purpose, siteId, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
