import { isEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { dropReminder, findReminderOfCart, writeReminder } from './reminder-store.ts'

type Request = Pick<RouteRequest<unknown, unknown, CheckoutBody>, 'body' | 'now' | 'random'>

/** Whether a checkout asks whether to remind. What is subscribed to lies in no cart. */
function offersReminders(
  { settings }: Pick<SiteView, 'settings'>,
  { isSubscription }: { readonly isSubscription: boolean },
): boolean {
  return !isSubscription && settings.store.cartReminders?.isOn === true
}

/**
 * Keeps whether whoever sits at the checkout wishes to be reminded of the cart: the words that they have
 * ticked, and when. Sent without the tick, or without an address, nothing of it stays.
 */
export async function keepReminder(
  view: SiteView,
  where: { readonly tokenHash: string | undefined; readonly isSubscription: boolean },
  { body, now, random }: Request,
): Promise<void> {
  const { tokenHash } = where
  if (tokenHash === undefined || !offersReminders(view, where)) return
  const { site } = view.documents
  const email = body.email.trim()
  if (body.remind !== 'yes' || !isEmailAddress(email)) return dropReminder(site, tokenHash)
  const consent = sayIn(view.locale)('Remind me by e-mail if I do not finish')
  await writeReminder(site, tokenHash, { id: makeId(now, random), email, consent, now })
}

/** How a checkout asks. */
export type OfferedReminder = {
  readonly isTicked: boolean
  /** Where the mail will go; null: nothing is kept yet. */
  readonly email: string | null
}

/**
 * How a checkout asks whether to remind of its cart: never ticked before somebody does, and as they have
 * left it after that. Undefined where it does not ask, or the cart was reminded of already.
 * @param isTheirs whether they have typed what the cart keeps
 * @param sent what they have sent just now; undefined: they open the page
 */
export async function offeredReminder(
  view: SiteView,
  where: { readonly isSubscription: boolean },
  { id, isTheirs }: { readonly id: string; readonly isTheirs: boolean },
  sent: Pick<CheckoutBody, 'remind'> | undefined,
): Promise<OfferedReminder | undefined> {
  if (!offersReminders(view, where)) return undefined
  const known = await findReminderOfCart(view.documents.site, id)
  if (known !== undefined && known.decidedAt !== null) return undefined
  const email = isTheirs ? (known?.email ?? null) : null
  const isTicked = sent === undefined ? email !== null : sent.remind === 'yes'
  return { isTicked, email: isTicked ? email : null }
}
