import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { retryLater } from '../../ground/http/rate-limit.ts'
import type { RequestSite } from '../../ground/http/route.ts'

const windowMs = 600_000

type Paying = { readonly site: RequestSite; readonly address: string; readonly uptime: number }

/**
 * Pays, unless several payments of the same address were declined just now: whoever tries stolen cards
 * needs many. Only what is declined counts, so that many people behind one address can buy; those who
 * pay elsewhere are counted there.
 */
export async function withinDeclines<Value>(
  { tries, config }: Pick<Context, 'tries' | 'config'>,
  { site, address, uptime }: Paying,
  pay: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const key = `${site.siteId} ${address}`
  const most = config.rateLimits.declinesPer10min
  if (!tries.hasLeft('declined', key, most, uptime)) {
    const seconds = tries.secondsLeft('declined', key, uptime)
    return refuse(retryLater(checkoutRefusal('too-many-declines'), seconds))
  }
  const paid = await pay()
  const isDeclined = !paid.ok && paid.refusal.code === 'payment-declined'
  if (isDeclined) tries.allow('declined', key, most, windowMs, uptime)
  return paid
}
