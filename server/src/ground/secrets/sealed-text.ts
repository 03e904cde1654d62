import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * A text that only this installation reads, and only for what it was sealed for.
 * @param purpose whose it is; opened for another, it is none
 */
export function sealText(key: Uint8Array, purpose: string, text: string, random: Random): string {
  const nonce = random(nonceBytes)
  const cipher = createCipheriv(algorithm, sealingKey(key), nonce)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined where it was sealed for something else, or with another key. */
export function openSealed(key: Uint8Array, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.byteLength < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, sealingKey(key), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Apart from the key that signs tokens, which it is made of. */
function sealingKey(key: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'site-secret', 32))
}
