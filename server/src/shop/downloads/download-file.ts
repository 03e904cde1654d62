import { goesOn, grantState } from '@vitrine/rules/shop/downloads/download-grant.ts'
import {
  downloadsRefusal,
  type downloadsMessages,
} from '@vitrine/rules/shop/downloads/downloads-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { ByteRange } from '../../ground/files/byte-range.ts'
import { rangeAsked, rangeReply } from '../../ground/http/range-reply.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { attachmentHeader } from './attachment-header.ts'
import { claimDownload, findGrant, useOf, type GrantRow } from './grant-store.ts'
import { fileOfGrant } from './read-downloads.ts'

type Request = RouteRequest<{ readonly downloadToken: string }, unknown, unknown> & OnSite

/** Nothing of it is shown or run where it is opened after all. */
const policy = "default-src 'none'; sandbox"

/**
 * Sends a file that was bought to whoever holds the address of its grant. Each `GET` takes one of the
 * downloads that are left; further parts of it take none for an hour, and who only asks what is there,
 * or looks ahead at where a link leads, takes none ever.
 */
export async function downloadFile(
  context: Context,
  request: Request,
): Promise<PageReply | Refused> {
  const site = context.database.dbFor(request.site.siteId)
  const grant = await findGrant(site, { tokenHash: hashToken(request.params.downloadToken) })
  if (grant === undefined) return refuse(downloadsRefusal('no-such-download'))
  if (looksAhead(request)) return refuse(downloadsRefusal('download-not-asked-for'))
  const file = await fileOfGrant(site, grant)
  const size = await context.files.size(file.hash)
  if (size === undefined) {
    context.logger.error({ grant: grant.id }, 'the file of a download is lost')
    return refuse(downloadsRefusal('download-lost'))
  }
  const sent = {
    size,
    etag: `"${file.hash.slice(0, 20)}-d"`,
    contentType: file.contentType,
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': attachmentHeader(file.name),
      'content-security-policy': policy,
    },
    read: (range: ByteRange | null) => context.files.stream(file.hash, range),
  }
  const asked = rangeAsked(request, sent)
  const isPart = asked !== null
  const { now } = request
  const takes = request.method === 'GET' && asked !== 'unsatisfiable'
  const isGiven = takes
    ? await claimDownload(site, grant.id, { isPart, now })
    : isOpen(grant, isPart, now)
  if (isGiven) return rangeReply(request, sent)
  // another one may have been the last meanwhile
  const newest = await findGrant(site, { orderId: grant.order_id, id: grant.id })
  return refuse(downloadsRefusal(refusalCode(newest ?? grant, now)))
}

function isOpen(grant: GrantRow, isPart: boolean, now: number): boolean {
  const state = grantState(useOf(grant), now)
  return state === 'open' || (state !== 'revoked' && goesOn(grant.counted_at, isPart, now))
}

function refusalCode(grant: GrantRow, now: number): keyof typeof downloadsMessages {
  const state = grantState(useOf(grant), now)
  return state === 'open' ? 'download-used-up' : `download-${state}`
}

/** Browsers say so in one of these. */
function looksAhead({ headers }: Request): boolean {
  const said = [headers['sec-purpose'], headers['purpose'], headers['x-moz']]
  return said.some((one) => /prefetch|prerender|preview/i.test(String(one ?? '')))
}
