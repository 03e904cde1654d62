import { z } from 'zod'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

type Keys = Pick<Context, 'signingKey'>

/** Why a form did not change the cart, on its way to the cart's own page. */
export type CartNotice = {
  readonly message: string
  /** The entry that it is about; empty where it is about none. */
  readonly entryId: string
  /** As it was typed. */
  readonly quantity: string
  /** What a form would have added, in words, and the path of its page; both empty otherwise. */
  readonly item: string
  readonly path: string
}

const lifetimeMs = 600_000
const mostCharacters = { message: 400, entryId: 64, quantity: 20, item: 600, path: 600 } as const

/**
 * The cart's address with what it has to say. It is signed: nobody else's link makes a shop's page
 * say anything.
 */
export function noticeAddress(
  { signingKey }: Keys,
  where: { readonly siteId: SiteId; readonly now: number },
  refusal: Pick<Refusal, 'message'>,
  typed: Partial<Omit<CartNotice, 'message'>> = {},
): string {
  const cut = (text: string, most: number) => text.toWellFormed().slice(0, most).toWellFormed()
  const token = signToken(signingKey, 'cart-notice', {
    site: where.siteId,
    expiresAt: where.now + lifetimeMs,
    message: cut(refusal.message, mostCharacters.message),
    entryId: cut(typed.entryId ?? '', mostCharacters.entryId),
    quantity: cut(typed.quantity ?? '', mostCharacters.quantity),
    item: cut(typed.item ?? '', mostCharacters.item),
    path: cut(typed.path ?? '', mostCharacters.path),
  })
  return `${cartPaths.cartPage}?notice=${token}`
}

const claims = z.object({
  site: z.string(),
  expiresAt: z.number(),
  message: z.string(),
  entryId: z.string(),
  quantity: z.string(),
  item: z.string().default(''),
  path: z.string().default(''),
})

/** What an address of the cart has to say; undefined for one that is not ours, or old. */
export function readNotice(
  { signingKey }: Keys,
  where: { readonly siteId: SiteId; readonly now: number },
  token: string | undefined,
): CartNotice | undefined {
  if (token === undefined) return undefined
  const read = claims.safeParse(openToken(signingKey, 'cart-notice', token))
  if (!read.success) return undefined
  const { site, expiresAt, ...notice } = read.data
  return site === where.siteId && expiresAt > where.now ? notice : undefined
}
