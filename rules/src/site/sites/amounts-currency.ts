import { z } from 'zod'
import type { DocumentReader, DocumentRef } from '../../ground/documents/document.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { sitesRefusal } from './sites-messages.ts'

/**
 * The currency in which the amounts of an input were typed. Amounts are minor units without one, so
 * what somebody typed in dollars would otherwise be stored as a hundred times as many yen. Where it
 * is missing, nobody typed the amounts.
 */
export const amountsCurrency = z.string().max(3).optional()

/** What has to be read to compare it. */
export function readsForAmounts(currency: string | undefined): readonly DocumentRef[] {
  return currency === undefined ? [] : [{ kind: 'site-settings', id: 'site' }]
}

/** Refuses amounts that were typed in another currency than the shop has. */
export function refusedAmounts(
  documents: DocumentReader,
  currency: string | undefined,
): Refused | undefined {
  const settings = documents.find('site-settings', 'site')
  if (currency === undefined || settings?.currency === currency) return undefined
  return refuse(sitesRefusal(settings === undefined ? 'no-such-site' : 'currency-changed'))
}
