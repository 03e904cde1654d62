import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { reviewableLines } from '@vitrine/rules/shop/reviews/reviewable-lines.ts'
import { isLive } from '@vitrine/rules/site/content/post-state.ts'
import { noReviewSettings, type ReviewSettings } from '@vitrine/rules/site/sites/review-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readOrder } from '../orders/read-order.ts'
import { wantsNoReviewMails } from './review-mail-stops.ts'
import { orderOfReviewToken } from './review-token.ts'
import { listOfOrder } from './reviews-store.ts'

/** What was written of a line of an order. */
export type GivenReview = {
  readonly line: number
  /** 1 to 5. */
  readonly stars: number
  readonly text: string
  readonly authorName: string
  /** Its owner has decided on it, so that it stands as it is. */
  readonly isDecided: boolean
}

/** An order as its buyer reviews it. */
export type ReviewedOrder = {
  readonly order: OrderReply
  readonly token: string
  /** Empty where the shop takes no reviews. */
  readonly lines: readonly ReviewedLine[]
  readonly before: readonly GivenReview[]
  /** Whether the address wants no more mails. */
  readonly isStopped: boolean
  readonly needsApproval: boolean
  /** Whether the shop asks for reviews by mails. */
  readonly asksByMail: boolean
}

/** A line of an order that can be reviewed. */
export type ReviewedLine = {
  readonly line: number
  readonly itemId: string
  /** As the product is called now. */
  readonly title: string
  /** Its options, such as `Large / Blue`; empty: it has none. */
  readonly variant: string
}

/**
 * What of an order can be reviewed: what was bought and did not go back, of products that visitors see
 * still. Gift cards are money, of which there is nothing to say.
 * @param now epoch milliseconds
 */
export async function linesToReview(
  site: SiteDatabase,
  order: OrderReply,
  now: number,
): Promise<readonly ReviewedLine[]> {
  const lines = reviewableLines(order)
  if (lines.length === 0) return []
  const ids = [...new Set(lines.map((line) => order.items[line - 1]?.itemId ?? ''))]
  const items = await listDocuments(site, 'item', { ids })
  const pageIds = [...new Set(items.map(({ body }) => body.collectionId))]
  const pages = await listDocuments(site, 'collection', { ids: pageIds })
  const pageOf = new Map(pages.map(({ id, body }) => [id, body]))
  const seen = new Map(
    items.flatMap(({ id, body }) => {
      const isThere = isLive(body, pageOf.get(body.collectionId), now)
      const type = body.product?.productType
      const isGoods = type !== undefined && type !== ProductType.giftCard
      return isThere && isGoods ? [[id, body.title] as const] : []
    }),
  )
  return lines.flatMap((line) => {
    const item = order.items[line - 1]
    const title = item === undefined ? undefined : seen.get(item.itemId)
    if (item === undefined || title === undefined) return []
    const variant = Object.values(item.attributes).join(' / ')
    return [{ line, itemId: item.itemId, title, variant }]
  })
}

/** The order of a token with what of it can be reviewed; undefined where we gave none such. */
export async function readReviewedOrder(
  context: Pick<Context, 'signingKey'>,
  site: SiteDatabase,
  {
    token,
    reviews = noReviewSettings,
  }: { readonly token: string; readonly reviews: ReviewSettings | undefined },
  now: number,
): Promise<ReviewedOrder | undefined> {
  const id = orderOfReviewToken(context, site.siteId, token)
  const order = id === undefined ? undefined : await readOrder(site, { id })
  if (order === undefined) return undefined
  const { isOn, needsApproval, asksByMail } = reviews
  const lines = isOn ? await linesToReview(site, order, now) : []
  const before = await readGivenReviews(site, order.id)
  const isStopped = await wantsNoReviewMails(site, order.email)
  return { order, token, lines, before, isStopped, needsApproval, asksByMail }
}

/** What was written of an order, by its lines. */
export async function readGivenReviews(
  site: SiteDatabase,
  orderId: string,
): Promise<readonly GivenReview[]> {
  const rows = await listOfOrder(site, orderId)
  return rows.map(({ line, stars, body: text, author_name: authorName, decided_at: at }) => {
    return { line, stars, text, authorName, isDecided: at !== null }
  })
}
