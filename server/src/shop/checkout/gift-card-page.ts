import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import { purchasePriceCents } from '@vitrine/rules/shop/products/availability.ts'
import { ProductType, type Product, type Variant } from '@vitrine/rules/shop/products/product.ts'
import {
  giftFields,
  giftLimits,
  todayAt,
  type GiftDetails,
} from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import markup from './gift-card-page.block?raw'
import styles from './checkout.css?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** A product that is a gift card, as visitors see it. */
export type GiftProduct = {
  readonly itemId: string
  readonly title: string
  readonly path: string
  readonly product: Product
}

/** The gift card that a form or an address names; undefined where visitors see no such product. */
export async function findGiftProduct(
  view: SiteView,
  itemId: string,
  now: number,
): Promise<GiftProduct | undefined> {
  const item = await view.documents.newest('item', itemId)
  const shop = item === undefined ? undefined : view.collections.get(item.body.collectionId)
  if (item === undefined || !isOnView(item.body, shop, { now, unlocked: view.unlocked })) return
  const { product, title, urlId } = item.body
  if (product?.productType !== ProductType.giftCard) return undefined
  return { itemId, title, product, path: `/${shop?.urlId ?? ''}/${urlId}` }
}

/** What was typed so far, and what is wrong with it. */
export type TypedGift = {
  readonly sku: string
  readonly details: GiftDetails
  readonly problem: Refusal | undefined
}

/** The page on which a gift card is bought: its value, and who gets it when (page type 201). */
export async function giftCardPage(
  context: Context,
  request: Request,
  view: SiteView,
  gift: GiftProduct | undefined,
  typed: TypedGift,
): Promise<PageReply> {
  if (gift === undefined) return notFoundPage(context, request)
  const say = sayIn(view.locale)
  const problem = typed.problem && saidRefusal(typed.problem, view.locale)
  const errors = problem?.fields ?? {}
  const wrong = ['sku', ...giftFields].filter((name) => errors[name] !== undefined)
  const title = escapeHtml(gift.title)
  return renderSystemPage(context, request, {
    pageType: PageType.checkout,
    title: problem === undefined ? gift.title : say('Error: {page}', { page: gift.title }),
    main: { name: 'gift-card-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      giftCardPage: {
        styles,
        testMode: view.settings.store.paymentMode === 'test',
        title,
        item: escapeHtml(gift.itemId),
        back: escapeHtml(gift.path),
        valueLabel: say(labels.sku),
        valueError: errors['sku'] === undefined ? null : escapeHtml(errors['sku']),
        values: valuesOf(view, gift, typed.sku, wrong[0] === 'sku'),
        fields: fieldsOf(view, request.now, typed.details, errors, wrong[0]),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        focusesProblem: wrong.length === 0,
        problems: wrong.map((name) => ({
          name,
          label: say(labels[name as keyof typeof labels]),
          sentence: escapeHtml(errors[name] ?? ''),
        })),
      },
    },
  })
}

function valuesOf(
  { settings, locale }: SiteView,
  { product }: GiftProduct,
  sku: string,
  hasFocus: boolean,
): Record<string, unknown>[] {
  const money = siteMoney(settings, locale)
  return product.variants.map((variant, index) => {
    const name = valueName(product, variant)
    const price = money(purchasePriceCents(variant))
    return {
      sku: escapeHtml(variant.sku),
      name: name === '' ? price : escapeHtml(name),
      // a name that says the amount needs it no second time
      price: name === '' || name === price ? null : price,
      isChosen: variant.sku === sku || product.variants.length === 1,
      isFirst: index === 0,
      hasFocus: hasFocus && index === 0,
    }
  })
}

function valueName(product: Product, variant: Variant): string {
  return Object.values(orderedAttributes(product, variant)).join(' / ')
}

const labels = {
  sku: 'Value',
  recipientName: 'Their name',
  recipientEmail: 'Their e-mail address',
  senderName: 'Your name',
  message: 'Message',
  deliverOn: 'Send it on',
} as const satisfies Record<string, Phrase>

const yearMs = 365 * 86_400_000

function fieldsOf(
  { settings: { timeZone }, locale }: SiteView,
  now: number,
  details: GiftDetails,
  errors: Readonly<Record<string, string>>,
  firstWrong: string | undefined,
): Record<string, unknown>[] {
  const say = sayIn(locale)
  return giftFields.map((name) => {
    const error = errors[name]
    return {
      name,
      label: say(labels[name]),
      value: escapeHtml(details[name]),
      type: name === 'recipientEmail' ? 'email' : name === 'deliverOn' ? 'date' : 'text',
      half: name !== 'message',
      optional: name !== 'recipientEmail',
      isText: name === 'message',
      most: giftLimits.message,
      ...(name === 'deliverOn' && {
        min: todayAt(now, timeZone),
        max: todayAt(now + yearMs, timeZone),
        hint: say('In the morning of that day. Leave it empty to send it at once.'),
      }),
      ...(name === 'recipientEmail' && {
        hint: say('The gift card is mailed there. It may be your own, to print it.'),
      }),
      error: error === undefined ? null : escapeHtml(error),
      hasFocus: firstWrong === name,
    }
  })
}
