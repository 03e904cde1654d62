import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import {
  checkoutPaths,
  confirmedPath,
  withdrawalPath,
} from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { isLostForSure, lostWithdrawalPhrases } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { findWithdrawable, type Withdrawable } from '@vitrine/rules/shop/orders/withdrawal.ts'
import {
  pieceField,
  withdrawalLimits,
  type Withdrawer,
} from '@vitrine/rules/shop/orders/withdrawal-form.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { writtenTime } from '../orders/written-time.ts'
import { pieceNames } from './piece-names.ts'
import { writtenDate } from './written-date.ts'
import styles from './checkout.css?raw'
import markup from './withdrawal-page.block?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** What stands in the form, and what is wrong with it. */
export type TypedWithdrawal = {
  readonly who: Withdrawer
  /** Absent: all pieces that are left. */
  readonly pieces?: (line: number) => string
  readonly orderNumber?: string
  readonly problem?: Refusal
}

type Shown = {
  readonly typed: TypedWithdrawal
  readonly isReceived: boolean
}

/** Where a shopper withdraws from an order that they have the link of. */
export function withdrawalPage(
  context: Context,
  request: Request,
  view: SiteView,
  order: OrderReply,
  { token, days, typed, isReceived }: Shown & { readonly token: string; readonly days: number },
): Promise<PageReply> {
  const { settings, locale } = view
  const found = findWithdrawable(order, days, request.now)
  const until = found.kind === 'open' ? found.until : null
  return renderForm(context, request, view, {
    typed,
    isReceived: isReceived && order.withdrawals.length > 0,
    lines: found.kind === 'open' ? found.lines : [],
    order,
    data: {
      ...stateOf(found, order),
      lost: lostLines(order, sayIn(locale)),
      orderNumber: order.orderNumber,
      testMode: order.testMode,
      day: until === null ? null : escapeHtml(writtenDate(until, settings, locale)),
      action: escapeHtml(withdrawalPath(token)),
      orderPage: escapeHtml(confirmedPath(token)),
      withdrawals: order.withdrawals.map(({ at, email, lines }) => ({
        when: escapeHtml(writtenTime(at, settings, locale)),
        email: isolated(email),
        content: pieceNames(order, lines),
      })),
    },
  })
}

/** What the form does not offer, with why. */
function lostLines(order: OrderReply, say: SayPhrase): Record<string, string>[] {
  return order.items.flatMap(({ noWithdrawal }, at) => {
    if (noWithdrawal === null || !isLostForSure(noWithdrawal)) return []
    const [title = ''] = pieceNames(order, [{ line: at + 1, quantity: 0 }])
    return [{ title, why: say(lostWithdrawalPhrases[noWithdrawal]) }]
  })
}

/** As it reads by itself, also where the page runs from right to left; HTML. */
function isolated(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`
}

function stateOf(found: Withdrawable, { withdrawals }: OrderReply): Record<string, boolean> {
  const isNothing = found.kind === 'none' && withdrawals.length === 0
  return { hasForm: found.kind === 'open', isOver: found.kind === 'over', isNothing }
}

/** The same for whoever has no link: by the number of an order and its e-mail address. */
export function foundWithdrawalPage(
  context: Context,
  request: Request,
  view: SiteView,
  shown: Shown,
): Promise<PageReply> {
  return renderForm(context, request, view, {
    ...shown,
    lines: [],
    data: { isFound: true, hasForm: !shown.isReceived, action: checkoutPaths.foundWithdrawal },
  })
}

async function renderForm(
  context: Context,
  request: Request,
  view: SiteView,
  {
    typed,
    isReceived,
    lines,
    order,
    data,
  }: Shown & {
    readonly lines: readonly LineQuantity[]
    readonly order?: OrderReply
    readonly data: Readonly<Record<string, unknown>>
  },
): Promise<PageReply> {
  const { settings, locale } = view
  const say = sayIn(locale)
  const problem = typed.problem && saidRefusal(typed.problem, locale)
  const errors = problem?.fields ?? {}
  const pieces = order === undefined ? [] : shownPieces(order, lines, typed, { errors, say })
  const fields = shownFields(view, typed, errors, order === undefined)
  const wrong = [...pieces, ...fields].filter(({ error }) => error !== null)
  const title = say(isReceived ? 'Your withdrawal is received.' : 'Withdraw from the contract')
  return renderSystemPage(context, request, {
    pageType: PageType.orderConfirmed,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'withdrawal-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      withdrawalPage: {
        ...data,
        styles,
        isReceived,
        contact: settings.contactEmail === '' ? null : escapeHtml(settings.contactEmail),
        key: Buffer.from(request.random(24)).toString('base64url'),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        focusesProblem: wrong.length === 0,
        problems: wrong.map(({ name, label, error: sentence }) => ({ name, label, sentence })),
        lines: pieces.map((one) => ({ ...one, hasFocus: one === wrong[0] })),
        fields: fields.map((one) => ({ ...one, hasFocus: one === wrong[0] })),
      },
    },
  })
}

type ShownField = {
  readonly name: string
  readonly label: string
  readonly error: string | null
} & Readonly<Record<string, unknown>>

function shownError(errors: Readonly<Record<string, string>>, name: string): string | null {
  const sentence = errors[name]
  return sentence === undefined ? null : escapeHtml(sentence)
}

function shownPieces(
  order: OrderReply,
  lines: readonly LineQuantity[],
  { pieces }: TypedWithdrawal,
  { errors, say }: { readonly errors: Readonly<Record<string, string>>; readonly say: SayPhrase },
): readonly ShownField[] {
  return lines.map(({ line, quantity: most }) => {
    const [title = ''] = pieceNames(order, [{ line, quantity: 0 }])
    const typed = pieces === undefined ? String(most) : pieces(line)
    const lost = order.items[line - 1]?.noWithdrawal ?? null
    return {
      name: pieceField(line),
      label: title,
      title,
      most,
      isOne: most === 1,
      // sealed: whether it still is, whoever withdraws knows
      note: lost === null ? null : say(lostWithdrawalPhrases[lost]),
      value: most === 1 && typed !== '1' ? '' : escapeHtml(typed),
      error: shownError(errors, pieceField(line)),
    }
  })
}

const labels = {
  orderNumber: 'Order number',
  name: 'Your name',
  email: 'E-mail',
  note: 'Message',
} as const satisfies Record<string, Phrase>

function shownFields(
  { locale }: SiteView,
  { who, orderNumber = '' }: TypedWithdrawal,
  errors: Readonly<Record<string, string>>,
  isFound: boolean,
): readonly ShownField[] {
  const say = sayIn(locale)
  const values = { ...who, orderNumber }
  const field = (name: keyof typeof labels, more: Record<string, unknown>): ShownField => ({
    name,
    label: say(labels[name]),
    value: escapeHtml(values[name]),
    type: 'text',
    error: shownError(errors, name),
    ...more,
  })
  const number = { hint: say('You find it in the mail of your order.') }
  const email = {
    type: 'email',
    autocomplete: 'email',
    half: true,
    ...(isFound ? {} : { hint: say('We confirm it by a mail to this address.') }),
  }
  return [
    ...(isFound ? [field('orderNumber', number)] : []),
    field('name', { autocomplete: 'name', half: true }),
    field('email', email),
    field('note', { isText: true, optional: true, most: withdrawalLimits.note }),
  ]
}
