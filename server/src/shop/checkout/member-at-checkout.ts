import {
  addressOf,
  keptEntries,
  type CheckoutBody,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { Member } from '../../people/members/member.ts'
import { keepMemberAddress } from '../../people/members/member-account.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** What a checkout begins with of whoever is signed in. */
export function entriesOfMember(member: Member | undefined): Record<string, unknown> {
  if (member === undefined) return {}
  const { email, address } = member
  return { ...address, email }
}

/** Keeps where an order goes for the next time, where a member has asked for it. */
export async function keepMembersAddress(
  view: SiteView,
  request: Pick<RouteRequest<unknown, unknown, CheckoutBody>, 'body' | 'cookies' | 'now'>,
): Promise<void> {
  if (request.body.keepAddress !== 'yes') return
  const member = await signedInMember(view, request)
  const address = addressOf(keptEntries(request.body))
  // of what is fetched no address was typed
  if (member === undefined || address.line1 === '') return
  await keepMemberAddress(view.documents.site, member.id, { ...address })
}
