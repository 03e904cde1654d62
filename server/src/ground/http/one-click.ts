import { parseFormBody, RequestRefused } from './request-input.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'

/**
 * What a route has at which mails are stopped: mail programs post there by themselves, from elsewhere
 * and in either kind of form (RFC 8058 §3.1). Whoever knows its address may.
 */
export const oneClickRoute = { guard: 'none', takesParts: true, bodyLimit: 4096 } as const

/** Whether a mail program has posted, and nobody looks at what is answered. */
export function isOneClick(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('List-Unsubscribe' in body)) return false
  return body['List-Unsubscribe'] === 'One-Click'
}

/** The text fields of a multipart form, as of any other form; its files are left out. */
export async function parseTextParts(
  bytes: Buffer,
  contentType: string,
): Promise<ReturnType<typeof parseFormBody>> {
  const fields = new URLSearchParams()
  try {
    const headers = { 'content-type': contentType }
    const form = await new Response(new Uint8Array(bytes), { headers }).formData()
    form.forEach((value, name) => {
      if (typeof value === 'string') fields.append(name, value)
    })
  } catch {
    throw new RequestRefused(requestRefusal('bad-request'))
  }
  return parseFormBody(Buffer.from(fields.toString()))
}
