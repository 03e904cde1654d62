import { grantSentence, grantState } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Download } from '../downloads/read-downloads.ts'
import { writtenDate } from './written-date.ts'

type Around = {
  readonly settings: SiteSettings
  /** The language of the page. */
  readonly locale: string
  readonly now: number
}

/** The downloads of an order as its page lists them: what can be had with its address, and what of it is left. */
export function shownDownloads(
  downloads: readonly Download[],
  { settings, locale, now }: Around,
): readonly Record<string, unknown>[] {
  const day = (instant: number): string => writtenDate(instant, settings, locale)
  const say = sayIn(locale)
  return downloads.map(({ file, use, path }) => {
    const isOpen = grantState(use, now) === 'open'
    return {
      name: escapeHtml(file.name),
      address: isOpen ? path : null,
      size: isOpen ? fileSizeText(file.byteSize) : null,
      sentence: escapeHtml(grantSentence(use, now, { day, say })),
    }
  })
}
