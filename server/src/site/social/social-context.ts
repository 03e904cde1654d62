import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { likesPaths } from '@vitrine/rules/site/likes/likes-paths.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { usesDisqusComments } from '@vitrine/rules/site/sites/social-settings.ts'
import { likeTexts } from '../likes/like-texts.ts'
import { socialTexts } from './social-texts.ts'

type Fields = Readonly<Record<string, unknown>>

export type SocialPage = {
  readonly settings: SiteSettings
  readonly locale: string
  /** What the template and the platform say in the site's language. */
  readonly strings: Readonly<Record<string, string>>
  readonly origin: string
  /** As it stands in addresses. */
  readonly path: string
  /** Of the page's own item; null where it has none. */
  readonly itemId: string | null
  /** Whether the visitor has just liked the item. */
  readonly isLiked: boolean
}

/** `likes`, `sharing`, `disqus` and its `disqusLinkText` of the page's context, where the site has it. */
export function socialContext(page: SocialPage): Fields {
  const { settings, strings, locale, origin, path, itemId, isLiked } = page
  const { simpleLikingEnabled = false, shareButtonOptions = [], disqusShortname = '' } = settings
  const hasDisqus = usesDisqusComments(settings)
  if (!simpleLikingEnabled && shareButtonOptions.length === 0 && !hasDisqus) return {}
  const texts: Readonly<Record<string, string>> = {
    ...likeTexts(locale),
    ...socialTexts(locale),
    ...strings,
  }
  const text = (name: string) => escapeHtml(texts[name] ?? '')
  return {
    ...(simpleLikingEnabled && {
      likes: {
        action: likesPaths.likes,
        path: escapeHtml(path),
        liked: isLiked ? itemId : '',
        likeText: text('likeText'),
        likedText: text('likedText'),
        takeBackText: text('likeTakeBackText'),
      },
    }),
    ...(shareButtonOptions.length > 0 && {
      sharing: {
        networks: shareButtonOptions.join(','),
        shareText: text('shareText'),
        copyText: text('shareCopyText'),
        copiedText: text('shareCopiedText'),
        deviceText: text('shareDeviceText'),
      },
    }),
    ...(hasDisqus && { disqusLinkText: text('disqusLinkText') }),
    ...(hasDisqus &&
      itemId !== null && {
        disqus: {
          shortname: disqusShortname,
          url: escapeHtml(origin + path),
          identifier: itemId,
          cardText: text('disqusCardText'),
          showText: text('disqusShowText'),
          absentText: text('disqusAbsentText'),
          noScriptText: text('disqusNoScriptText'),
        },
      }),
  }
}
