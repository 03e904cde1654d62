import { createHash } from 'node:crypto'
import { shownAnnouncement, type Announcement } from '@vitrine/rules/site/sites/announcement.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

/** Where a template wants it. */
const dropzone = 'sqs-announcement-bar-dropzone'
const body = /<body\b[^<>]*>/i

/** Behind the tag that takes it in: the template's own, else that of the body; -1: there is none. */
function placeOf(html: string): number {
  let at = html.indexOf(dropzone)
  while (at >= 0) {
    const start = html.lastIndexOf('<', at)
    // named by styles or by words it is no place
    if (/^<[a-z][^>]*$/i.test(html.slice(Math.max(start, 0), at)))
      return html.indexOf('>', at) + 1 || -1
    // nor is it further on in them, however often they name it
    const next = html.indexOf('<', at)
    at = next < 0 ? -1 : html.indexOf(dropzone, next)
  }
  const found = body.exec(html)
  return found === null ? -1 : found.index + found[0].length
}

type Bar = {
  readonly settings: SiteSettings
  readonly nonce: string | null
  readonly editing: boolean
  /** What the button is called that closes it. */
  readonly close: string
}

/**
 * A page with the announcement of its site. It stands in the page without a script; one of its own,
 * right behind it, hides it before it is painted from who has closed it.
 */
export function withAnnouncement(html: string, bar: Bar): string {
  const announcement = shownAnnouncement(bar.settings)
  if (announcement === undefined) return html
  const at = placeOf(html)
  if (at < 0) return html
  return html.slice(0, at) + barMarkup(announcement, bar) + html.slice(at)
}

function barMarkup(announcement: Announcement, { nonce, editing, close }: Bar): string {
  const { html, link, isClosable } = announcement
  const isKept = isClosable && !editing
  return [
    `<div class="sqs-announcement-bar${isClosable ? ' is-closable' : ''}" role="region" aria-labelledby="announcement-text" data-version="${versionOf(announcement)}">`,
    `<div class="sqs-announcement-bar-text" id="announcement-text">${html}</div>`,
    ...(link === ''
      ? []
      : [
          `<a class="sqs-announcement-bar-url" href="${escapeHtml(link)}" aria-labelledby="announcement-text"></a>`,
        ]),
    ...(isKept
      ? [
          `<button class="sqs-announcement-bar-close" type="button" hidden aria-label="${escapeHtml(close)}"></button>`,
          `<script${nonce === null ? '' : ` nonce="${nonce}"`}>${closing}</script>`,
        ]
      : []),
    '</div>',
  ].join('')
}

/** Another text or another link is another announcement, which is shown to whoever closed this one. */
function versionOf({ html, link }: Announcement): string {
  return createHash('sha256').update(`${html}\n${link}`).digest('base64url').slice(0, 10)
}

/** Runs in visitors' browsers; one that keeps nothing shows the announcement on each page. */
const closing =
  '(function(s){var b=s.parentNode,c=b.querySelector("button"),k="announcement",v=b.dataset.version;' +
  'try{if(localStorage.getItem(k)===v)b.hidden=true}catch(e){}' +
  'c.hidden=false;c.onclick=function(){b.hidden=true;try{localStorage.setItem(k,v)}catch(e){}}' +
  '})(document.currentScript)'
