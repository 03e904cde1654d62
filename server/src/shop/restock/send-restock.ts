import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { restockRefusal } from '@vitrine/rules/shop/restock/restock-messages.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { describeGroups, type DescribedGroup } from './describe-groups.ts'
import { restockMail } from './restock-mail.ts'
import { listGroupRows, lockWaiting, setTold } from './restock-store.ts'

export type SendContext = Pick<Context, 'config' | 'templates' | 'database'>
export type Group = { readonly productId: string; readonly variantId: string }
type Moment = { readonly now: number; readonly random: Random }

/** So many are told in one transaction: each holds a whole mail. */
const toldAtOnce = 100

/**
 * Tells whoever waits for a variant that it is back, each once, however often and at once it is asked
 * for: who is told is taken off those who wait in the transaction that writes their mail.
 * @returns how many were told; refused where nobody can buy it now
 */
export async function sendGroup(
  context: SendContext,
  siteId: SiteId,
  group: Group,
  moment: Moment,
): Promise<Result<number>> {
  let sent = 0
  for (;;) {
    const told = await context.database.transact(siteId, (site) =>
      tellSome(context, site, group, moment),
    )
    // what was told before it sold out again stays told
    if (!told.ok) return sent > 0 ? ok(sent) : told
    sent += told.value
    if (told.value < toldAtOnce) return ok(sent)
  }
}

/** The same for many groups; those of which nobody can be told now are left out. */
export async function sendGroups(
  context: SendContext,
  siteId: SiteId,
  groups: readonly Group[],
  moment: Moment,
): Promise<{ readonly sent: number; readonly leftOut: number }> {
  let [sent, leftOut] = [0, 0]
  for (const group of groups) {
    const told = await sendGroup(context, siteId, group, moment)
    if (told.ok) sent += told.value
    else leftOut += 1
  }
  return { sent, leftOut }
}

async function tellSome(
  context: SendContext,
  site: SiteDatabase,
  { productId: itemId, variantId }: Group,
  moment: Moment,
): Promise<Result<number>> {
  const rows = await listGroupRows(site, { itemId, variantId, limit: 1 })
  const [group] = await describeGroups(site, rows, moment.now)
  if (group === undefined) return refuse(restockRefusal('no-such-restock-group'))
  if (group.obstacle === 'gone') return refuse(restockRefusal('restock-unknown-variant'))
  if (group.obstacle === 'sold-out') return refuse(restockRefusal('restock-still-sold-out'))
  if (group.obstacle === 'not-shown') return refuse(restockRefusal('restock-not-shown'))
  const waiting = await lockWaiting(site, { itemId, variantId, limit: toldAtOnce })
  if (waiting.length > 0) await tell(context, site, group, waiting, moment)
  return ok(waiting.length)
}

async function tell(
  { config, templates }: SendContext,
  site: SiteDatabase,
  group: DescribedGroup,
  waiting: readonly { readonly id: string; readonly email: string }[],
  { now, random }: Moment,
): Promise<void> {
  const place = await findSitePlace({ config }, site)
  // nobody asks for the mails of a site that is gone
  if (place === undefined) return
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const mail = restockMail(
    templates,
    { settings, look: mailLook(dress, origin), origin, now },
    group,
  )
  const mails = waiting.map(({ id, email }) => ({
    signUpId: id,
    id: makeId(now, random),
    to: email,
  }))
  await keepSiteMails(
    site,
    mails.map(({ id, to }) => ({ mail, to, id })),
    { config, settings, now, random, atMostOnce: true },
  )
  await setTold(
    site,
    mails.map(({ signUpId, id: mailId }) => ({ id: signUpId, mailId })),
    now,
  )
}
