import type { Refusal } from '../../ground/refusals/result.ts'
import { sitesRefusal } from './sites-messages.ts'

/** Host labels that mean something else in front of the sites' domain. */
const reservedNames = new Set([
  'www',
  'api',
  'config',
  'editor',
  'admin',
  'static',
  'assets',
  'mail',
])

/**
 * Whether a name can be a site's: it is a label of a host name, as in `<name>.localhost`.
 * @returns the refusal, or undefined where the name is fine
 */
export function refusedSiteName(name: string): Refusal | undefined {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) {
    return sitesRefusal('site-name-not-valid', { field: 'name' })
  }
  return reservedNames.has(name) ? sitesRefusal('site-name-reserved', { field: 'name' }) : undefined
}
