import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { readWaitedVariant, readWaitingAddress } from '@vitrine/rules/shop/restock/read-sign-up.ts'
import {
  mostWaiting,
  signUpRates,
  uncheckedSignUpRates,
} from '@vitrine/rules/shop/restock/restock-limits.ts'
import { restockRefusal } from '@vitrine/rules/shop/restock/restock-messages.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { noRestockSettings } from '@vitrine/rules/site/sites/restock-settings.ts'
import type { Context } from '../../ground/context.ts'
import { createRateLimiter, retryLater } from '../../ground/http/rate-limit.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { checkCaptcha } from '../../site/captcha/check-captcha.ts'
import { captchaTexts } from '../../site/captcha/captcha-texts.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { noteAndMail } from '../../site/mailing-lists/ask-to-join.ts'
import { findSeenProduct } from './restock-product.ts'
import { insertSignUp, isFull } from './restock-store.ts'
import { restockSentence, restockWords } from './restock-words.ts'

const signedUp = createRateLimiter()

/** A sign-up as a box or a form sends it; nothing of it is believed. */
export type TypedSignUp = {
  readonly productId: string
  readonly variantId: string
  readonly siteVisitorEmail: string
  readonly isJoinMailingList: boolean
  readonly captchaToken: string
}

type Visit = Pick<RouteRequest<unknown, unknown, unknown>, 'address' | 'now' | 'uptime' | 'random'>

/**
 * Lets somebody wait for a variant that is sold out. Whether their address waits for it already is
 * told to nobody.
 * @returns what is said to them; a refusal is in the language of the site
 */
export async function takeSignUp(
  context: Context,
  view: SiteView,
  typed: TypedSignUp,
  visit: Visit,
): Promise<Result<string>> {
  const words = restockWords(view.locale)
  const taken = await decideAndKeep(context, view, typed, visit)
  if (taken.ok) {
    const { successText = '', offersMailingList } = view.settings.store.restock ?? {}
    const signedUp = successText === '' ? words.signedUp : successText
    return ok(
      offersMailingList && typed.isJoinMailingList ? `${signedUp} ${toConfirm(view)}` : signedUp,
    )
  }
  const { refusal } = taken
  const texts: Readonly<Record<string, string>> = captchaTexts(view.locale)
  const message = texts[refusal.code] ?? restockSentence(refusal, words)
  return refuse({ ...refusal, message })
}

/** Whoever wants the mailing list as well learns that this is not all. */
function toConfirm({ locale }: SiteView): string {
  return sayIn(locale)(
    'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.',
  )
}

async function decideAndKeep(
  context: Context,
  view: SiteView,
  typed: TypedSignUp,
  visit: Visit,
): Promise<Result<true>> {
  const { settings, documents } = view
  const { now, uptime, address } = visit
  const restock = settings.store.restock ?? noRestockSettings
  if (!restock.takesSignUps) return refuse(restockRefusal('restock-off'))
  const email = readWaitingAddress(typed.siteVisitorEmail)
  if (!email.ok) return email
  const seen = await findSeenProduct(view, typed.productId, now)
  const stock = await documents.stock(seen === undefined ? [] : [seen.itemId])
  const variant = readWaitedVariant(seen?.product, typed.variantId, stock)
  if (!variant.ok) return variant
  const { captcha = null } = settings
  // whoever has no script solves none: they may sign up less often (decision 77)
  const isUnchecked = captcha !== null && typed.captchaToken === ''
  if (captcha !== null && !isUnchecked) {
    const tried = { answer: typed.captchaToken, address, now, uptime }
    const checked = await checkCaptcha(context, documents.site, captcha, tried)
    if (!checked.ok) return checked
  }
  const tooMany = countVisit(view, visit, isUnchecked)
  if (tooMany !== undefined) return refuse(tooMany)
  const optedIn = restock.offersMailingList && typed.isJoinMailingList
  return context.database.transact(view.siteId, async (site) => {
    if (await isFull(site, mostWaiting)) return refuse(restockRefusal('restock-too-many'))
    await insertSignUp(site, {
      id: makeId(now, visit.random),
      itemId: typed.productId,
      variantId: variant.value.id,
      email: email.value,
      optedIn,
      consentText: optedIn ? restockWords(view.locale).mailingList : '',
      now,
    })
    if (optedIn) {
      const consent = restockWords(view.locale).mailingList
      const asking = { email: email.value, source: 'restock', consent, now } as const
      await noteAndMail(context, site, { ...asking, random: visit.random })
    }
    return ok(true as const)
  })
}

/** @returns why there were too many sign-ups, from an address or on the site; undefined: there were not */
function countVisit(
  { siteId }: SiteView,
  { address, uptime }: Visit,
  isUnchecked: boolean,
): Refusal | undefined {
  const { perAddress, perSite, windowMs } = isUnchecked ? uncheckedSignUpRates : signUpRates
  const of = isUnchecked ? 'unchecked sign-up' : 'sign-up'
  for (const [key, max] of [
    [`${siteId} ${address}`, perAddress],
    [siteId, perSite],
  ] as const) {
    if (signedUp.allow(of, key, max, windowMs, uptime)) continue
    const seconds = signedUp.secondsLeft(of, key, uptime)
    return retryLater(restockRefusal('restock-too-many'), seconds)
  }
  return undefined
}
