import { likesRefusal } from '@vitrine/rules/site/likes/likes-messages.ts'
import type { LikeForm } from '@vitrine/rules/site/likes/likes-api.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { keepLike } from '../likes/keep-like.ts'
import { newLiker } from '../likes/liker.ts'
import { openedView } from '../views/visitor-view.ts'
import { postedAddress } from './posted-address.ts'

/**
 * A visitor likes an item, or takes that back, and comes back to the page. Programs that keep no
 * cookies like nothing, as nobody could tell whether they did before.
 */
export async function likeItem(
  context: Context,
  request: RouteRequest<unknown, unknown, LikeForm> & OnSite,
): Promise<PageReply | Refused> {
  const { site, body, now, uptime, address, random } = request
  const found = await context.views.live.get(site.siteId, request)
  const view = await openedView(context, request, found)
  if (view.settings.simpleLikingEnabled !== true) return refuse(likesRefusal('likes-off'))
  if (request.cookies.crumb === undefined) return refuse(requestRefusal('cookies-disabled'))
  const item = await readDocument(view.documents.site, 'item', body.itemId)
  const collection = item && view.collections.get(item.body.collectionId)
  const isSeen =
    item !== undefined && isOnView(item.body, collection, { now, unlocked: view.unlocked })
  if (!isSeen) return refuse(requestRefusal('not-found'))
  const cookie = request.cookies.liker ?? newLiker(random)
  const wish = { itemId: body.itemId, like: body.like, cookie, address, now, uptime }
  const kept = await keepLike(context.database, site.siteId, wish)
  if (!kept.ok) return kept
  // the visitor sees it at once, whoever is asked for the page
  if (kept.value) context.views.live.forget(site.siteId)
  const { path } = postedAddress(body.path, site.origin)
  const said = body.like === 'on' ? '?liked=yes' : ''
  return {
    redirect: `${encodePath(path)}${said}#like-${body.itemId}`,
    status: 303,
    ...(body.like === 'on' && {
      cookies: [
        { cookie: 'liker', value: cookie },
        { cookie: 'hasLikes', value: 'true' },
      ],
    }),
  }
}
