import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import { memberLinkTo } from '@vitrine/rules/people/members/members-paths.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { makeMemberLink } from '../../people/members/make-member-link.ts'
import type { LinkPurpose } from '../../people/members/member.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook, type MailDress } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'

const kinds = {
  'sign-up': 'member-confirm',
  email: 'member-confirm',
  reset: 'member-reset',
} as const satisfies Record<LinkPurpose, MailName>

/**
 * Mails a link that works once, for an hour, in the transaction of whoever wants it.
 * @param shop where it leads to, by the settings of the site and never by a request
 */
export async function mailMemberLink(
  { config, templates }: Pick<Context, 'config' | 'templates'>,
  site: SiteDatabase,
  {
    next = '',
    ...link
  }: Parameters<typeof makeMemberLink>[1] & {
    /** An address of the site that it leads to in the end. */
    readonly next?: string
  },
  { dress, origin }: { readonly dress: MailDress; readonly origin: string },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<void> {
  const token = await makeMemberLink(site, link, { now, random })
  const { settings } = dress
  const { title, contactEmail } = settings
  const look = mailLook(dress, origin)
  const mail = writeSiteMail({ templates, look, settings, now }, kinds[link.purpose], {
    values: {
      ...siteValues({ title, origin, email: contactEmail }),
      'member.email': link.email,
    },
    content: () => ({
      facts: { lines: [link.email] },
      address: origin + memberLinkTo(token, next),
    }),
  })
  await keepSiteMails(site, [{ mail, to: link.email }], { config, settings, now, random })
}
