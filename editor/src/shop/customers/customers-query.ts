import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { customersApi } from '@vitrine/rules/shop/customers/customers-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'

/** Whoever has an account, the newest first. */
export function customersQuery(siteId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['customers', siteId, search],
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

/** Ends an account, and offers the way back. */
export function useRemoveCustomer(siteId: string) {
  const queryClient = useQueryClient()
  const attempt = async (write: () => Promise<unknown>, notice: () => void): Promise<void> => {
    try {
      await whileSaving(write)
      notice()
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : '', isError: true })
    }
    await queryClient.invalidateQueries({ queryKey: ['customers', siteId] })
  }
  return (customerId: string, email: string): Promise<void> => {
    const params = { siteId, customerId }
    const putBack = (): void =>
      void attempt(
        () => call(customersApi.putBack, { params }),
        () => showNotice({ message: `${email} has their account again.` }),
      )
    return attempt(
      () => call(customersApi.remove, { params }),
      () =>
        showNotice({
          message: `${email} has no account any more.`,
          action: { name: 'Undo', run: putBack, isOnlyWayBack: true },
        }),
    )
  }
}
