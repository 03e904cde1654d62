import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { createRateLimiter } from '../../ground/http/rate-limit.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import { memberOf } from '../../people/members/member-account.ts'
import type { Member } from '../../people/members/member.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { mailMemberLink } from '../paywall/mail-member-link.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'

type MailContext = Pick<Context, 'database' | 'config' | 'templates' | 'logger'>

type Asked = {
  readonly site: RequestSite
  readonly now: number
  readonly uptime: number
  readonly random: Random
}

const asked = createRateLimiter()
const windowMs = 15 * 60_000

/** Whether an address gets one more link; it gets a few in 15 minutes, whoever asks from wherever. */
function mayAsk({ config }: MailContext, { site, uptime }: Asked, email: string): boolean {
  const max = config.rateLimits.signInFailuresPer15min
  return asked.allow('member link', `${site.siteId} ${email}`, max, windowMs, uptime)
}

type LinkWish = {
  readonly purpose: 'sign-up' | 'reset'
  /** The address of the site that whoever asks came from; empty: none. */
  readonly next: string
}

/**
 * Mails a link to whoever wants an account, or has forgotten their password. Answers at once, before
 * it is even looked up whether the address has an account, so that neither words nor time tell: where
 * it has one, whoever signs up chooses a new password for it; where it has none, whoever has
 * forgotten theirs gets nothing. What goes wrong with one is for the log.
 */
export function sendMemberLink(
  context: MailContext,
  request: Asked,
  email: string,
  { purpose, next }: LinkWish,
): void {
  if (!mayAsk(context, request, email)) return
  mailLink(context, request, email, { purpose, next }).catch((error: unknown) =>
    context.logger.error({ err: error }, 'a link for a member was not sent'),
  )
}

async function mailLink(
  context: MailContext,
  request: Asked,
  email: string,
  { purpose, next }: LinkWish,
): Promise<void> {
  const site = context.database.dbFor(request.site.siteId)
  const member = await memberOf(site, email)
  if (member !== undefined) {
    await keepLink(context, request, { purpose: 'reset', email, memberId: member.id, next })
  } else if (purpose === 'sign-up') {
    await keepLink(context, request, { purpose, email, memberId: null, next })
  }
}

/** Mails a link to the address that a member wants to sign in with from now on. */
export async function sendNewAddressLink(
  context: MailContext,
  request: Asked,
  member: Pick<Member, 'id'>,
  email: string,
): Promise<void> {
  if (!mayAsk(context, request, email)) return
  await keepLink(context, request, { purpose: 'email', email, memberId: member.id })
}

async function keepLink(
  { database, config, templates }: MailContext,
  { site: { siteId }, now, random }: Asked,
  link: Parameters<typeof mailMemberLink>[2],
): Promise<void> {
  await database.transact(siteId, async (site) => {
    // never the host of a request, which whoever asks may have made up
    const place = await findSitePlace({ config }, site)
    if (place === undefined) return
    const shop = { ...place, dress: await readMailDress(site) }
    await mailMemberLink({ config, templates }, site, link, shop, { now, random })
  })
}
