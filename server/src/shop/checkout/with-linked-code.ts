import type { Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { cartTokenHash } from '../cart/cart-token.ts'
import { keepLinkedCode } from '../cart/keep-linked-code.ts'

/** Answers a form once the cart holds the code that a link gave its visitor, if one did. */
export async function withLinkedCode(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  answer: () => Promise<PageReply | Refused>,
): Promise<PageReply | Refused> {
  if (request.cookies.discount === undefined) return answer()
  const view = await visitorView(context, request)
  const done = await keepLinkedCode(view, request, cartTokenHash(request))
  const reply = await answer()
  if (done.length === 0 || 'refusal' in reply) return reply
  return { ...reply, cookies: [...(reply.cookies ?? []), ...done] }
}
