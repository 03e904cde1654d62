import type { NewComment } from '@vitrine/rules/site/comments/read-comment.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../mail-words/keep-site-mails.ts'
import { mailLook } from '../mail-words/mail-look.ts'
import { writeSiteMail } from '../mail-words/site-mail.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import type { SiteView } from '../views/site-view.ts'

type Waiting = {
  readonly view: SiteView
  /** What it was written below. */
  readonly itemTitle: string
  readonly comment: Pick<NewComment, 'authorName' | 'body'>
  readonly now: number
  readonly random: Random
}

/** Tells the owner, in the transaction of a comment, that it waits to be looked at. */
export async function tellWaitingComment(
  context: Pick<Context, 'config' | 'templates'>,
  site: SiteDatabase,
  { view, itemTitle, comment, now, random }: Waiting,
): Promise<void> {
  const { config, templates } = context
  const { settings } = view
  const addressees = addresseesOf(settings, 'commentWaiting')
  const place = addressees.length === 0 ? undefined : await findSitePlace(context, site)
  if (place === undefined) return
  const { origin, siteName } = place
  const { title, contactEmail: email } = settings
  const look = mailLook(view, origin)
  const mail = writeSiteMail({ templates, look, settings, now }, 'comment-waiting', {
    values: {
      ...siteValues({ title, origin, email }),
      'comment.author': comment.authorName,
      'comment.page': itemTitle,
    },
    content: () => ({
      facts: { quote: comment.body.split('\n') },
      address: editorAddress(config.editorOrigin, siteName, 'comments'),
    }),
  })
  const mails = addressees.map((to) => ({ mail, to }))
  await keepSiteMails(site, mails, { config, settings, now, random })
}
