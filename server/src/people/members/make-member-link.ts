import { linkLivesMs } from '@vitrine/rules/people/members/member-form.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken, makeSecretToken } from '../accounts/secret-token.ts'
import type { LinkPurpose } from './member.ts'
import { addMemberLink } from './member-link-store.ts'

/** A link to be mailed, which works once, for an hour. @returns the token in its address */
export async function makeMemberLink(
  site: SiteDatabase,
  link: {
    readonly purpose: LinkPurpose
    readonly email: string
    /** Null: of somebody who signs up. */
    readonly memberId: string | null
  },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<string> {
  const token = makeSecretToken(random)
  await addMemberLink(site, {
    purpose: link.purpose,
    email: link.email,
    member_id: link.memberId,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: now + linkLivesMs,
  })
  return token
}
