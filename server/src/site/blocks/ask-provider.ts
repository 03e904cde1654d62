import {
  lookupAddress,
  providerRefusal,
  readProviderWords,
  type ProviderWords,
} from '@vitrine/rules/site/blocks/provider-words.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ProviderLookups } from '../../ground/config/config.ts'
import { askElsewhere, inPlaceOf } from '../../ground/http/ask-elsewhere.ts'

const patienceMs = 4000
/** An answer holds a title and some markup. */
const maxBytes = 64_000

/**
 * Asks a provider what stands at an address; null where it tells nothing or cannot be reached.
 * Only providers that we know are asked, at end points that stand in the code: what is typed
 * reaches them as a value alone, and they may lead to nobody else.
 */
export async function askProvider(
  lookups: ProviderLookups | null,
  url: string,
): Promise<Result<ProviderWords | null>> {
  const address = lookupAddress(url)
  if (lookups === null || address === undefined) return ok(null)
  try {
    const { status, text } = await askElsewhere({
      ...inPlaceOf(lookups.through, address),
      patienceMs,
      maxBytes,
    })
    // what is not public is not told of either, and may be shown all the same
    if (status === 404) return refuse(providerRefusal('not-located'))
    const isGood = status >= 200 && status < 300
    return isGood ? readProviderWords(url, JSON.parse(text)) : ok(null)
  } catch {
    return ok(null)
  }
}
