import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import { addressId } from '../../people/members/address-id.ts'
import { addressLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { typedEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { confirmedPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import type { SignedInMember } from '../../people/members/member-session.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import styles from '../checkout/checkout.css?raw'
import { writtenDate } from '../checkout/written-date.ts'
import { orderToken } from '../orders/order-token.ts'
import accountStyles from './account.css?raw'
import markup from './account-page.block?raw'
import { shownForm, shownProblem, type MemberFormName, type TypedMember } from './member-forms.ts'
import { shownCards } from './shown-cards.ts'
import { shownMemberships } from './shown-memberships.ts'
import { listMemberOrders, type MemberOrderRow } from './member-orders-store.ts'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

const accountForms = ['details', 'email', 'password', 'erase'] as const
type AccountForm = (typeof accountForms)[number] & MemberFormName

const notices = {
  saved: 'Saved.',
  'card-removed': 'The card is removed.',
  'card-stays':
    'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.',
  sent: 'If the address is right, a mail with a link is on its way. It works once, for one hour.',
} as const satisfies Record<string, Phrase>
export type AccountNotice = keyof typeof notices

export function isAccountNotice(text: string | undefined): text is AccountNotice {
  return text !== undefined && Object.hasOwn(notices, text)
}

export type ShownAccount = {
  /** The last order of the page before, as its link says it. */
  readonly after?: string | undefined
  readonly notice?: AccountNotice | undefined
  /** A form that was sent and refused. */
  readonly refused?: TypedMember & { readonly form: AccountForm; readonly problem: Refusal }
}

const ordersPerPage = 20

/** The page of a member: their orders, their address, and how they sign in. */
export async function accountPage(
  context: Context,
  request: Request,
  view: SiteView,
  member: SignedInMember,
  { after, notice, refused }: ShownAccount = {},
): Promise<PageReply> {
  const say = sayIn(view.locale)
  const problem = refused && saidRefusal(refused.problem, view.locale)
  const forms = accountForms.map((form) => {
    const isRefused = refused?.form === form
    const typed = isRefused ? { ...refused, problem } : { values: valuesOf(form, member) }
    return shownForm(form, typed, say)
  })
  const title = say('Your account')
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.page,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'account-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      accountPage: {
        styles: styles + accountStyles,
        ...shownProblem(problem, forms),
        notice: notice === undefined ? null : say(notices[notice]),
        email: escapeHtml(member.email),
        ...(await shownOrders(context, view, member, after)),
        memberships: await shownMemberships(view, member, request.now),
        cards: await shownCards(context, view, member, request.now),
        removeCard: membersPaths.card,
        addresses: shownAddresses(member, view.locale),
        hasSeveral: member.addresses.length > 1,
        forms,
        signOut: membersPaths.signOut,
        signOutEverywhere: membersPaths.signOutEverywhere,
        changeAddress: membersPaths.address,
        file: membersPaths.file,
      },
    },
  })
  return { ...reply, headers: { ...reply.headers, ...problem?.headers } }
}

function valuesOf(form: AccountForm, { name }: SignedInMember): { readonly name?: string } {
  return form === 'details' ? { name } : {}
}

function shownAddresses({ addresses }: SignedInMember, locale: string) {
  if (addresses.length === 0) return null
  return addresses.map((address, place) => {
    const lines = addressLines(typedEntries(address), locale).map(escapeHtml)
    return { id: addressId(address), lines, line: lines.join(', '), isFirst: place === 0 }
  })
}

async function shownOrders(
  context: Context,
  view: SiteView,
  member: SignedInMember,
  after: string | undefined,
): Promise<Record<string, unknown>> {
  const { site } = view.documents
  const wish = { after: parseCursor(after), limit: ordersPerPage }
  const rows = await listMemberOrders(site, member, wish)
  const shown = rows.slice(0, ordersPerPage)
  const last = shown.at(-1)
  const hasMore = rows.length > shown.length && last !== undefined
  const cursor = hasMore ? formatCursor({ at: last.createdAt, id: last.id }) : ''
  return {
    orders: shown.length === 0 ? null : shown.map((row) => shownOrder(context, view, row)),
    older: hasMore ? `${membersPaths.account}?after=${encodeURIComponent(cursor)}` : null,
  }
}

function shownOrder(
  context: Context,
  { siteId, settings, locale }: SiteView,
  { id, orderNumber, createdAt, currency, totalCents, ...row }: MemberOrderRow,
): Record<string, unknown> {
  return {
    orderNumber,
    address: confirmedPath(orderToken(context, siteId, id)),
    day: escapeHtml(writtenDate(createdAt, settings, locale)),
    // an order keeps the currency that it was paid in
    total: siteMoney({ ...settings, currency }, locale)(totalCents),
    isCancelled: row.isCancelled,
    isUnderWay: row.isUnderWay,
    hasDownloads: row.hasDownloads,
    isDonation: row.isDonation,
  }
}
