import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { provedId, readProvedId } from '../../ground/secrets/proved-id.ts'

type Keys = Pick<Context, 'signingKey'>

/** What the address ends with that brings a cart back; it shows nothing of what somebody typed. */
export function reminderToken(keys: Keys, siteId: SiteId, reminderId: string): string {
  return provedId(keys, 'cart reminder', siteId, reminderId)
}

/** The reminder that a token is of; undefined: we gave none such. */
export function reminderOfToken(keys: Keys, siteId: SiteId, token: string): string | undefined {
  return readProvedId(keys, 'cart reminder', siteId, token)
}
