import {
  amountsToChoose,
  leastToGive,
  ownAmount,
  takesOwnAmount,
  testPaymentsOf,
  type DonationBody,
  type DonationTerms,
} from '@vitrine/rules/shop/donations/read-donation.ts'
import { donationLimits } from '@vitrine/rules/shop/donations/donation-limits.ts'
import { givingConsent, givingPeriods } from '@vitrine/rules/shop/donations/donation-words.ts'
import { donationsPaths } from '@vitrine/rules/shop/donations/donations-paths.ts'
import type { KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { waysOfPaying } from '@vitrine/rules/shop/payments/ways-of-paying.ts'
import { readTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { paragraphsOf } from '@vitrine/rules/ground/words/paragraphs-of.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { periodsOf } from '@vitrine/rules/site/sites/donation-settings.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { answeringFor, renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cardChoices } from './paying-fields.ts'
import markup from './donate-page.block?raw'
import checkoutStyles from './checkout.css?raw'
import styles from './donate.css?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** What was typed so far. */
export type TypedDonation = Omit<DonationBody, 'key' | 'currency'>

export type DonateState = {
  readonly terms: DonationTerms
  readonly typed: TypedDonation
  readonly problem: Refusal | undefined
  /** The kept cards that may pay; undefined: none may, nor be kept. */
  readonly cards: readonly KeptCard[] | undefined
  /** The form's of before, which is on its way: sent again it gives no second time. */
  readonly key?: string | undefined
}

/** What the page begins with: an amount that was chosen elsewhere, as it is typed. */
export function chosenBefore(
  amount: string,
  terms: DonationTerms,
): Pick<TypedDonation, 'choice' | 'amount'> {
  const cents = readTypedAmount(amount, terms.style)
  if (cents === undefined) return { choice: '', amount: '' }
  if (amountsToChoose(terms).includes(cents)) return { choice: String(cents), amount: '' }
  return takesOwnAmount(terms) ? { choice: ownAmount, amount } : { choice: '', amount: '' }
}

/** The page at `/donate` (page type 203), in the platform's own frame. */
export async function donatePage(
  context: Context,
  request: Request,
  view: SiteView,
  { terms, typed, problem: refusal, key, cards }: DonateState,
): Promise<PageReply> {
  const say = sayIn(view.locale)
  const problem = refusal && saidRefusal(refusal, view.locale)
  const errors = problem?.fields ?? {}
  const names = ['amount', 'often', 'cause', ...fieldsOf(terms).map(({ name }) => name), 'payment']
  const wrong = names.filter((name) => errors[name] !== undefined)
  const { donations, store } = terms
  const title = donations.title || say('Donate')
  return renderSystemPage(context, request, {
    pageType: PageType.donate,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'donate-page', markup },
    frame: 'platform',
    ...answeringFor(problem),
    data: {
      donatePage: {
        styles: checkoutStyles + styles,
        title: escapeHtml(title),
        back: say('Back to {title}', { title: `<bdi>${escapeHtml(view.settings.title)}</bdi>` }),
        testMode: store.paymentMode === 'test',
        paysElsewhere: waysOfPaying(donations.leastCents, store) === 'elsewhere',
        paragraphs: paragraphsOf(donations.text),
        action: donationsPaths.page,
        key: key ?? Buffer.from(request.random(24)).toString('base64url'),
        ...amountFields(view, terms, typed, { error: errors['amount'], focus: wrong[0] }),
        ...oftenFields(terms, typed, { error: errors['often'], focus: wrong[0] }, say),
        ...causeFields(terms, typed, { error: errors['cause'], focus: wrong[0] }),
        fields: shownFields(terms, typed, { errors, focus: wrong[0] }, say),
        ...cardFields(cards, typed, say),
        ...paymentFields(
          terms,
          { ...typed, mayKeep: cards !== undefined },
          { error: errors['payment'], focus: wrong[0] },
          say,
        ),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        focusesProblem: wrong.length === 0,
        problems: wrong.map((name) => ({
          name: name === 'amount' && typed.choice === ownAmount ? 'own' : name,
          label: say(labels[name as keyof typeof labels]),
          sentence: escapeHtml(errors[name] ?? ''),
        })),
      },
    },
  })
}

type Wrong = { readonly error: string | undefined; readonly focus: string | undefined }

function amountFields(
  { settings, locale }: SiteView,
  terms: DonationTerms,
  typed: TypedDonation,
  { error, focus }: Wrong,
): Record<string, unknown> {
  const money = siteMoney(settings, locale)
  const amounts = amountsToChoose(terms)
  const isOwnTaken = takesOwnAmount(terms)
  const isOwn = amounts.length === 0 || typed.choice === ownAmount
  const hasFocus = focus === 'amount'
  const suggested = amounts.map((cents) => ({ value: String(cents), name: money(cents) }))
  const own = { value: ownAmount, name: sayIn(locale)('Another amount'), isOwn: true }
  const all = isOwnTaken ? [...suggested, own] : suggested
  return {
    currency: escapeHtml(terms.currency),
    choices:
      amounts.length === 0
        ? null
        : all.map((one, at) => ({
            ...one,
            isFirst: at === 0,
            isChosen: one.value === typed.choice,
            hasFocus: hasFocus && !isOwn && at === 0,
          })),
    takesOwn: isOwnTaken,
    ownId: amounts.length === 0 ? 'checkout-amount' : 'checkout-own',
    ownHasFocus: hasFocus && isOwn,
    amount: escapeHtml(typed.amount),
    amountError: error === undefined ? null : escapeHtml(error),
    least: money(leastToGive(terms)),
    most: money(terms.donations.mostCents),
  }
}

/** How often it is given, with the sentence that each choice agrees to. */
function oftenFields(
  { donations }: DonationTerms,
  typed: TypedDonation,
  { error, focus }: Wrong,
  say: SayPhrase,
): Record<string, unknown> {
  const periods = periodsOf(donations)
  if (periods.length === 0) return { periods: null, consents: null }
  const chosen = periods.find((one) => one === typed.often) ?? 'once'
  return {
    oftenError: error === undefined ? null : escapeHtml(error),
    periods: (['once', ...periods] as const).map((value, at) => ({
      value,
      name: say(givingPeriods[value]),
      isFirst: at === 0,
      isChosen: value === chosen,
      hasFocus: focus === 'often' && at === 0,
    })),
    consents: periods.map((value) => ({ value, sentence: say(givingConsent[value]) })),
  }
}

function causeFields(
  { donations: { causes } }: DonationTerms,
  typed: TypedDonation,
  { error, focus }: Wrong,
): Record<string, unknown> {
  if (causes.length === 0) return { causes: null }
  return {
    causeError: error === undefined ? null : escapeHtml(error),
    causeHasFocus: focus === 'cause',
    causes: causes.map((name) => ({ name: escapeHtml(name), isChosen: name === typed.cause })),
  }
}

const labels = {
  amount: 'Amount',
  often: 'How often',
  cause: 'What for',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  message: 'Message',
  payment: 'Test payment',
} as const satisfies Record<string, Phrase>

type Field = {
  readonly name: 'email' | 'firstName' | 'lastName' | 'message'
  readonly autocomplete?: string
  readonly type?: 'email'
  readonly half?: true
  readonly isText?: true
}

const aboutGiver: readonly Field[] = [
  { name: 'email', autocomplete: 'email', type: 'email' },
  { name: 'firstName', autocomplete: 'given-name', half: true },
  { name: 'lastName', autocomplete: 'family-name', half: true },
]

function fieldsOf({ donations }: DonationTerms): readonly Field[] {
  return donations.takesMessage ? [...aboutGiver, { name: 'message', isText: true }] : aboutGiver
}

function shownFields(
  terms: DonationTerms,
  typed: TypedDonation,
  wrong: {
    readonly errors: Readonly<Record<string, string>>
    readonly focus: string | undefined
  },
  say: SayPhrase,
): Record<string, unknown>[] {
  return fieldsOf(terms).map((field) => {
    const error = wrong.errors[field.name]
    return {
      ...field,
      type: field.type ?? 'text',
      label: say(labels[field.name]),
      value: escapeHtml(typed[field.name]),
      most: donationLimits.message,
      error: error === undefined ? null : escapeHtml(error),
      hasFocus: wrong.focus === field.name,
    }
  })
}

/** The kept cards to choose from, as at the checkout; what is asked of another one is hidden by the stylesheet. */
function cardFields(
  cards: readonly KeptCard[] | undefined,
  { card, keepCard }: TypedDonation,
  say: SayPhrase,
): Record<string, unknown> {
  if (cards === undefined) return { cards: null, mayKeep: false }
  const choices = cardChoices(cards, say)
  const isKnown = choices.some(({ value }) => value === card)
  return {
    mayKeep: true,
    keepsCard: keepCard === 'yes',
    cards:
      cards.length === 0
        ? null
        : choices.map((choice, at) => ({
            ...choice,
            value: escapeHtml(choice.value),
            isChosen: isKnown ? choice.value === card : at === 0,
          })),
  }
}

/** While no money is taken, what becomes of the payment is chosen. */
function paymentFields(
  terms: DonationTerms,
  typed: TypedDonation & { readonly mayKeep: boolean },
  { error, focus }: Wrong,
  say: SayPhrase,
): Record<string, unknown> {
  const { donations, store } = terms
  if (waysOfPaying(donations.leastCents, store) !== 'here') return { payments: null }
  const offered = testPaymentsOf(terms, typed)
  const isKnown = offered.some(({ token }) => token === typed.payment)
  return {
    paymentError: error === undefined ? null : escapeHtml(error),
    payments: offered.map(({ token, title }, at) => ({
      value: token,
      title: say(title),
      isFirst: at === 0,
      isChosen: isKnown ? token === typed.payment : at === 0,
      hasFocus: focus === 'payment' && at === 0,
    })),
  }
}
