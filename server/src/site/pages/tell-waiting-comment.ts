import type { NewComment } from '@vitrine/rules/site/comments/read-comment.ts'
import { commentWaitingWords } from '@vitrine/rules/site/comments/comment-waiting-words.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepMails } from '../../ground/mails/keep-mail.ts'
import { mailLook, writeSiteMail, type MailMarkup } from '../render/site-mail.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import type { SiteView } from '../views/site-view.ts'
import htmlMarkup from './comment-waiting-mail.block?raw'
import textMarkup from './comment-waiting-mail-text.block?raw'

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
  const { language, words } = commentWaitingWords(settings.language)
  const subject = `${words.heading} – ${settings.title}`
  const markup: MailMarkup = {
    name: 'comment-waiting-mail',
    html: htmlMarkup,
    text: textMarkup,
    language,
    title: subject,
    fields: (write) => ({
      words,
      wrote: words.wrote(write(comment.authorName), write(itemTitle)),
      lines: comment.body.split('\n').map(write),
      address: editorAddress(config.editorOrigin, place.siteName, 'comments'),
    }),
  }
  const look = mailLook(view, place.origin)
  const texts = writeSiteMail(templates, look, markup, { now, timeZone: settings.timeZone })
  const mails = addressees.map((to) => ({
    kind: 'comment-waiting',
    to,
    subject,
    orderId: null,
    ...texts,
  }))
  await keepMails(site, mails, { config, settings, now, random })
}
