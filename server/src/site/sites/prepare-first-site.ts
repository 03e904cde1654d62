import { firstOwnerEmail } from '@vitrine/rules/people/accounts/first-owner-email.ts'
import { inviteAccount } from '../../people/roles/invite-account.ts'
import { linkForUnusedAccount } from '../../people/accounts/unused-account.ts'
import type { Context } from '../../ground/context.ts'
import { createSite, type CreateSiteContext } from './create-site.ts'
import { listAllSites } from './list-sites.ts'

/** The starter that a new installation opens with. */
export const firstStarter = 'corrigan'
const firstSiteName = 'shop'

export type FirstSite = {
  /** A one-time link into the editor. */
  readonly link: string
}

/**
 * Gives an installation without a site its first one, with an owner and a way in. Of two servers
 * that begin at the same moment one makes it. A start that failed after that, on a port that was
 * taken, has shown its link to nobody: until the owner has come in, each start has a new one.
 * @returns undefined where sites exist and somebody has come in
 */
export async function prepareFirstSite(
  context: CreateSiteContext & Pick<Context, 'config'>,
  now: number,
): Promise<FirstSite | undefined> {
  if ((await listAllSites(context.database)).length > 0) {
    const link = await linkForUnusedAccount(context, firstOwnerEmail, now)
    return link === undefined ? undefined : { link }
  }
  const invited = await inviteAccount(context, { email: firstOwnerEmail }, now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const ownerAccountId = invited.value.accountId
  const site = { name: firstSiteName, starter: firstStarter, ownerAccountId }
  const created = await createSite(context, site, now)
  if (!created.ok) {
    if (created.refusal.code === 'site-name-in-use') return undefined
    throw new Error(created.refusal.message)
  }
  return { link: invited.value.link }
}
