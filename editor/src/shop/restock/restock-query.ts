import { infiniteQueryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { restockApi, type SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { mostGroupsAtOnce } from '@vitrine/rules/shop/restock/restock-limits.ts'
import { removeWithUndo } from '../../ground/changes/remove-with-undo.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { call } from '../../ground/http/send-request.ts'

/** What people wait for; whose last sign-up is the newest comes first. */
export function groupsQuery(siteId: string, { search = '', productId }: GroupsWish = {}) {
  return infiniteQueryOptions({
    queryKey: ['restock', siteId, 'groups', search, productId ?? ''],
    queryFn: ({ pageParam }) => readGroups(siteId, { search, productId }, pageParam),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // visitors sign up meanwhile
    refetchInterval: 30_000,
  })
}

type GroupsWish = { readonly search?: string; readonly productId?: string | undefined }

function readGroups(siteId: string, wish: GroupsWish, cursor: string) {
  const query = { ...wish, cursor: cursor === '' ? undefined : cursor }
  return call(restockApi.groups, { params: { siteId }, query })
}

/** Who waits for a variant and who was told, the newest first. */
export function signUpsQuery(siteId: string, productId: string, variantId: string) {
  return infiniteQueryOptions({
    queryKey: ['restock', siteId, 'sign-ups', productId, variantId],
    queryFn: ({ pageParam }) =>
      call(restockApi.signUps, {
        params: { siteId },
        query: { productId, variantId, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // a mail is under way
    refetchInterval: 15_000,
  })
}

export function useReadRestockAgain(siteId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => readAgain(queryClient, siteId)
}

function readAgain(queryClient: QueryClient, siteId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['restock', siteId] })
}

/** Whether somebody of a group can be told now. */
export function canBeTold({ waiting, obstacle }: SignUpGroup): boolean {
  return waiting > 0 && obstacle === null
}

/** All groups of which somebody can be told, however many pages they fill. */
export async function groupsToTell(siteId: string): Promise<readonly SignUpGroup[]> {
  const found: SignUpGroup[] = []
  let cursor = ''
  do {
    const page = await readGroups(siteId, {}, cursor)
    found.push(...page.signUpGroups.filter(canBeTold))
    cursor = page.nextPageCursor ?? ''
  } while (cursor !== '')
  return found
}

/** Tells everybody who waits for some groups. @returns how many were told */
export async function tellGroups(siteId: string, groups: readonly SignUpGroup[]): Promise<number> {
  const requests = groups.map(({ productId, variantId }) => ({ productId, variantId }))
  let sum = 0
  for (let at = 0; at < requests.length; at += mostGroupsAtOnce) {
    const sendRequests = requests.slice(at, at + mostGroupsAtOnce)
    const { sent } = await whileSaving(() =>
      call(restockApi.sendAll, { params: { siteId }, body: { sendRequests } }),
    )
    sum += sent
  }
  return sum
}

/** Tells everybody who waits for one group. @returns how many were told */
export async function tellGroup(
  siteId: string,
  { productId, variantId }: Pick<SignUpGroup, 'productId' | 'variantId'>,
): Promise<number> {
  const body = { productId, variantId }
  const { sent } = await whileSaving(() => call(restockApi.send, { params: { siteId }, body }))
  return sent
}

/** Takes somebody off the list, and offers the way back. */
export function useRemoveSignUp(siteId: string) {
  const readRestockAgain = useReadRestockAgain(siteId)
  return (signUpId: string, email: string): Promise<void> => {
    const params = { siteId, signUpId }
    return removeWithUndo(
      {
        remove: () => call(restockApi.remove, { params }),
        putBack: () => call(restockApi.putBack, { params }),
        gone: `${email} is off the list.`,
        back: `${email} is on the list again.`,
      },
      readRestockAgain,
    )
  }
}
