import {
  membersPaths,
  signInPath,
  signUpPath,
} from '@vitrine/rules/people/members/members-paths.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { membersLock, productsOfLock } from '@vitrine/rules/site/locks/audience.ts'
import { locksMessages } from '@vitrine/rules/site/locks/locks-messages.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { pageTypeBefore } from '@vitrine/rules/site/pages/page-type-before.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { PageJob } from '../views/view-mode.ts'
import { addressOf } from './lock-screen.ts'
import markup from './member-notice.block?raw'
import { renderSystemPage } from './render-system-page.ts'

/**
 * The page in place of one that is for members (page types 105 and 106): why it is not shown, how to
 * sign in and come back, and what to buy that opens it. It says nothing of the page, in whatever
 * format it is asked for, and is kept by nobody; 403 as the lock screen is.
 * @param lock the one that whoever looks stands before
 */
export async function memberNotice(job: PageJob, lock: string): Promise<PageReply> {
  const { context, view } = job
  const { method } = job.request
  // the way back is one that can be asked for: what was sent is not sent again
  const back = addressOf(job.request)
  const request = method === 'POST' ? { ...job.request, search: '' } : job.request
  const pageType = pageTypeBefore(lock, view.unlocked)
  const say = sayIn(view.locale)
  const hasAccounts = view.settings.store.memberAccounts === true
  const isSignedIn = pageType === PageType.memberAreaDenied
  const title = say(locksMessages['members-only'])
  return renderSystemPage(context, request, {
    pageType,
    title,
    main: { name: 'member-notice', markup },
    frame: 'site',
    status: 403,
    data: {
      memberNotice: {
        title,
        words: say(wordsOf(lock, { hasAccounts, isSignedIn })),
        signIn: hasAccounts && !isSignedIn ? escapeHtml(signInPath(back)) : null,
        signUp: escapeHtml(signUpPath(back)),
        account: isSignedIn ? membersPaths.account : null,
        products: hasAccounts ? await shownProducts(job, lock) : null,
      },
    },
  })
}

function wordsOf(
  lock: string,
  { hasAccounts, isSignedIn }: { readonly hasAccounts: boolean; readonly isSignedIn: boolean },
): Phrase {
  if (!hasAccounts) return 'Nobody can sign in here at the moment.'
  if (isSignedIn) return 'Your account does not include it.'
  if (lock === membersLock) return 'Sign in to see it, or create an account first.'
  return 'It comes with a membership. Whoever has one sees it once they have signed in.'
}

/** The products that open it, of those that whoever looks may see; null: none. */
async function shownProducts(
  { view, request }: PageJob,
  lock: string,
): Promise<readonly Record<string, unknown>[] | null> {
  const ids = productsOfLock(lock)
  if (ids.length === 0) return null
  const found = await listDocuments(view.documents.site, 'item', { ids, visibility: 'live' })
  const shown = found.flatMap(({ body }) => {
    const page = view.collections.get(body.collectionId)
    const isSeen = isOnView(body, page, { now: request.now, unlocked: view.unlocked })
    if (page === undefined || body.product === null || !isSeen) return []
    const address = encodePath(`${pagePath({ ...page, homepage: false })}/${body.urlId}`)
    return [{ title: escapeHtml(body.title), address }]
  })
  return shown.length === 0 ? null : shown
}
