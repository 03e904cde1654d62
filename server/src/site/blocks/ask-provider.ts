import {
  lookupAddress,
  providerRefusal,
  readProviderWords,
  type ProviderWords,
} from '@vitrine/rules/site/blocks/provider-words.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ProviderLookups } from '../../ground/config/config.ts'

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
    const answer = await fetch(inPlaceOf(lookups, address), {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    })
    // what is not public is not told of either, and may be shown all the same
    if (answer.status === 404) return refuse(providerRefusal('not-located'))
    return answer.ok ? readProviderWords(url, JSON.parse(await readSome(answer))) : ok(null)
  } catch {
    return ok(null)
  }
}

function inPlaceOf({ through }: ProviderLookups, address: string): string {
  return through === null ? address : `${through}/${address.slice('https://'.length)}`
}

/** @throws RangeError for more than an answer can hold */
async function readSome(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new RangeError('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
