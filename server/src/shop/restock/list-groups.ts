import { refuse, ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { restockApi, SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { restockRefusal } from '@vitrine/rules/shop/restock/restock-messages.ts'
import { wordsOfSearch } from '@vitrine/rules/site/search/words-of-search.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { namedItems } from '../../ground/documents/named-items.ts'
import { describeGroups, type DescribedGroup } from './describe-groups.ts'
import { listGroupRows, listSignUpRows, type SignUpRow } from './restock-store.ts'

type GroupsReply = CallReply<typeof restockApi.groups>
type SignUpsReply = CallReply<typeof restockApi.signUps>

type GroupsQuery = {
  readonly cursor?: string | undefined
  readonly productId?: string | undefined
  readonly search: string
  readonly limit: number
}

/** What a sign-up's id looks like; any other cursor is none of ours, and begins at the beginning. */
const cursorPattern = /^[0-9a-f]{24}$/

function afterOf(cursor: string | undefined): string | undefined {
  return cursor !== undefined && cursorPattern.test(cursor) ? cursor : undefined
}

/** One page of what people wait for. @param now epoch milliseconds: a product may be shown by then */
export async function listGroups(
  site: SiteDatabase,
  { cursor, productId, search, limit }: GroupsQuery,
  now: number,
): Promise<GroupsReply> {
  const words = wordsOfSearch(search)
  // signs alone name nothing
  if (search !== '' && words.length === 0) {
    return { signUpGroups: [], hasNextPage: false, nextPageCursor: null }
  }
  const rows = await listGroupRows(site, {
    itemId: productId,
    among: words.length === 0 ? undefined : namedItems(site, null, words),
    after: afterOf(cursor),
    limit,
  })
  const shown = rows.slice(0, limit)
  const hasNextPage = rows.length > limit
  return {
    signUpGroups: (await describeGroups(site, shown, now)).map(withoutPath),
    hasNextPage,
    nextPageCursor: hasNextPage ? (shown.at(-1)?.newest ?? null) : null,
  }
}

type SignUpsQuery = {
  readonly productId: string
  readonly variantId: string
  readonly cursor?: string | undefined
  readonly limit: number
}

/** One page of whoever waits for a variant or was told of it. */
export async function listSignUps(
  site: SiteDatabase,
  { productId: itemId, variantId, cursor, limit }: SignUpsQuery,
  now: number,
): Promise<Result<SignUpsReply>> {
  const groups = await listGroupRows(site, { itemId, variantId, limit: 1 })
  const [group] = await describeGroups(site, groups, now)
  if (group === undefined) return refuse(restockRefusal('no-such-restock-group'))
  const rows = await listSignUpRows(site, { itemId, variantId, after: afterOf(cursor), limit })
  const shown = rows.slice(0, limit)
  const hasNextPage = rows.length > limit
  return ok({
    group: withoutPath(group),
    signUps: shown.map(withoutGroup),
    hasNextPage,
    nextPageCursor: hasNextPage ? (shown.at(-1)?.id ?? null) : null,
  })
}

function withoutPath({ path: _path, ...group }: DescribedGroup): SignUpGroup {
  return group
}

function withoutGroup({ itemId: _itemId, variantId: _variantId, ...signUp }: SignUpRow) {
  return signUp
}
