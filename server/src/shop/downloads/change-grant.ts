import type { GrantUse } from '@vitrine/rules/shop/downloads/download-grant.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { lockGrant, setUse, useOf } from './grant-store.ts'

export type ChangedGrant = {
  /** Of its file, as it was bought. */
  readonly name: string
  readonly isOther: boolean
}

/** Changes a grant as it stands; undefined where the order has none such. */
export async function changeGrant(
  site: SiteDatabase,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  change: (use: GrantUse) => GrantUse,
  now: number,
): Promise<ChangedGrant | undefined> {
  const grant = await lockGrant(site, orderId, id)
  if (grant === undefined) return undefined
  const before = useOf(grant)
  const after = change(before)
  const isOther =
    after.most !== before.most ||
    after.until !== before.until ||
    after.revokedFor !== before.revokedFor
  if (isOther) await setUse(site, id, after, now)
  return { name: grant.name, isOther }
}
