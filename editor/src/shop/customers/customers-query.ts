import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { customersApi } from '@vitrine/rules/shop/customers/customers-api.ts'
import { removeWithUndo } from '../../ground/changes/remove-with-undo.ts'
import { call } from '../../ground/http/send-request.ts'

/** Whoever has an account, the newest first. */
export function customersQuery(siteId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['customers', siteId, 'accounts', search],
    queryFn: ({ pageParam }) =>
      call(customersApi.list, {
        params: { siteId },
        query: { search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // visitors sign up meanwhile
    refetchInterval: 30_000,
  })
}

/** Whoever has ordered, who did last first. */
export function buyersQuery(siteId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['customers', siteId, 'buyers', search],
    queryFn: ({ pageParam }) =>
      call(customersApi.buyers, {
        params: { siteId },
        query: { search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // visitors order meanwhile
    refetchInterval: 30_000,
  })
}

/** All that one address has bought. */
export function customerHistoryQuery(siteId: string, email: string) {
  return queryOptions({
    queryKey: ['customers', siteId, 'of', email],
    queryFn: () => call(customersApi.history, { params: { siteId }, query: { email } }),
  })
}

/** Ends an account, and offers the way back. */
export function useRemoveCustomer(siteId: string) {
  const queryClient = useQueryClient()
  return (customerId: string, email: string): Promise<void> => {
    const params = { siteId, customerId }
    return removeWithUndo(
      {
        remove: () => call(customersApi.remove, { params }),
        putBack: () => call(customersApi.putBack, { params }),
        gone: `${email} has no account any more.`,
        back: `${email} has their account again.`,
      },
      () => queryClient.invalidateQueries({ queryKey: ['customers', siteId] }),
    )
  }
}
