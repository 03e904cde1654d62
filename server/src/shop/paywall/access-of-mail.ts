import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import type { MailEntry } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import { accessWords } from '@vitrine/rules/shop/paywall/access-words.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { memberOf } from '../../people/members/member-account.ts'
import { grantAccess } from './grant-access.ts'
import { mailMemberLink } from './mail-member-link.ts'

/** What an order opens, as its mail says how to get in. */
export type AccessOfMail = {
  /** Whom it belongs to. */
  readonly email: string
  readonly hasAccount: boolean
  /** Each membership with how long it lasts; empty where that is not said. */
  readonly lasting: string
}

/**
 * Gives what a paid order opens, in its own transaction.
 * @returns whose it is; undefined: it opens nothing
 */
export async function openPages(
  site: SiteDatabase,
  { order, orderId }: { readonly order: FrozenOrder; readonly orderId: string },
  at: { readonly now: number; readonly timeZone: string },
): Promise<AccessOfMail | undefined> {
  if (order.entries.every(({ access }) => access === undefined)) return undefined
  await grantAccess(site, { order, orderId }, at)
  const email = normaliseEmailAddress(order.buyer.email)
  const hasAccount = (await memberOf(site, email)) !== undefined
  return { email, hasAccount, lasting: lastingOf(order) }
}

function lastingOf({ entries, subscription, locale }: FrozenOrder): string {
  const say = sayIn(locale)
  const told = entries.flatMap(({ title, access }) => {
    const words = accessWords({ ...(access && { access }), subscription }, say)
    return words === null ? [] : [`${title}: ${words}`]
  })
  return told.join(', ')
}

/** How whoever bought a membership gets in: by their account, or by making one. */
export function accessEntry(
  { email, hasAccount, lasting }: AccessOfMail,
  { locale, origin }: { readonly locale: string; readonly origin: string },
): MailEntry {
  const say = sayIn(locale)
  const path = hasAccount ? membersPaths.account : membersPaths.signUp
  return {
    title: say('Your membership'),
    detail: say(
      hasAccount
        ? 'Sign in as {email} to see the pages for members.'
        : 'Create an account for {email} to see the pages for members.',
      { email },
    ),
    note: lasting,
    address: origin + path,
  }
}

/** Whoever has no account yet gets the link that makes one, as their own mail. */
export async function inviteBuyer(
  context: Pick<Context, 'config' | 'templates'>,
  site: SiteDatabase,
  { order, access }: { readonly order: FrozenOrder; readonly access: AccessOfMail | undefined },
  shop: Parameters<typeof mailMemberLink>[3],
  turn: Parameters<typeof mailMemberLink>[4],
): Promise<void> {
  // once, and not again by each payment of a subscription
  if (access === undefined || order.subscription?.kind === 'cycle') return
  const isInvited = !access.hasAccount && shop.dress.settings.store.memberAccounts === true
  if (!isInvited) return
  const link = { purpose: 'sign-up', email: access.email, memberId: null } as const
  await mailMemberLink(context, site, link, shop, turn)
}
