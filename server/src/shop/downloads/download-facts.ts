import type { FilledWords } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailFacts } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import type { DownloadLink } from './write-grants.ts'

/** So many links stand in a mail; the page of the order has all of them. */
const mostInMail = 100

/** Downloads as a mail lists them; nothing where there is none. */
export function downloadFacts(
  downloads: readonly DownloadLink[],
  origin: string,
  { downloads: entriesLabel }: Pick<FilledWords, 'downloads'>,
): Pick<MailFacts, 'entriesLabel' | 'entries' | 'moreEntries'> {
  if (downloads.length === 0) return {}
  const entries = downloads.slice(0, mostInMail).map(({ name: title, path }) => {
    return { title, detail: '', note: '', address: `${origin}${path}` }
  })
  return { entriesLabel, entries, moreEntries: downloads.length - entries.length }
}
