import { withAddressFirst } from '@vitrine/rules/people/members/address-book.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { addressLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import type { Context } from '../../ground/context.ts'
import {
  addressOf,
  keptEntries,
  typedEntries,
  type CheckoutBody,
  type CheckoutEntries,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { Member } from '../../people/members/member.ts'
import { addressId } from '../../people/members/address-id.ts'
import { changeMemberAddresses } from '../../people/members/member-account.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** What a checkout begins with of whoever is signed in. */
export function entriesOfMember(member: Member | undefined): Record<string, unknown> {
  if (member === undefined) return {}
  const { email, addresses } = member
  return { ...addresses[0], email }
}

/** Keeps where an order goes for the next time, where a member has asked for it. */
export async function keepMembersAddress(
  context: Pick<Context, 'database'>,
  view: SiteView,
  request: Pick<RouteRequest<unknown, unknown, CheckoutBody>, 'body' | 'cookies' | 'now'>,
): Promise<void> {
  if (request.body.keepAddress !== 'yes') return
  const member = await signedInMember(view, request)
  const address = addressOf(keptEntries(request.body))
  // of what is fetched no address was typed
  if (member === undefined || address.line1 === '') return
  await changeMemberAddresses(context, view.siteId, member.id, (kept) =>
    withAddressFirst(kept, { ...address }),
  )
}

/** What was sent, with one of the addresses of whoever is signed in in the place of what was typed. */
export async function withMembersAddress(
  view: SiteView,
  request: Pick<RouteRequest<unknown, unknown, CheckoutBody>, 'body' | 'cookies' | 'now'>,
  id: string,
): Promise<CheckoutBody> {
  const member = await signedInMember(view, request)
  const address = member?.addresses.find((one) => addressId(one) === id)
  if (address === undefined) return request.body
  const kept = addressOf(typedEntries(address))
  // who is called is no part of where it goes
  return { ...request.body, ...kept, phone: kept.phone === '' ? request.body.phone : kept.phone }
}

/** An address to choose, by the step of its button and in one line, as HTML. */
export type OfferedAddress = { readonly step: string; readonly line: string }

/** The addresses of a member that are not in the form. */
function offeredAddresses(
  { addresses }: Pick<Member, 'addresses'>,
  typed: CheckoutEntries,
  locale: string,
): readonly OfferedAddress[] {
  const shown = addressId({ ...addressOf(typed) })
  return addresses.flatMap((one) => {
    const id = addressId(one)
    if (id === shown) return []
    const line = addressLines(typedEntries(one), locale).join(', ')
    return [{ step: stepText({ kind: 'address', id }), line: escapeHtml(line) }]
  })
}

/** Who is signed in at a checkout; null: nobody. */
export type MemberAtCheckout = {
  readonly email: string
  /** `yes` where the address that is typed is to be kept. */
  readonly keepAddress: string
  /** Those that it can be sent to beside the one that is typed. */
  readonly addresses: readonly OfferedAddress[]
} | null

/** Undefined where the shop has no accounts. */
export function memberAtCheckout(
  { settings, locale }: SiteView,
  member: Member | undefined,
  typed: CheckoutEntries,
  keepAddress = '',
): MemberAtCheckout | undefined {
  if (settings.store.memberAccounts !== true) return undefined
  if (member === undefined) return null
  return { email: member.email, keepAddress, addresses: offeredAddresses(member, typed, locale) }
}
