import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { mailingListApi } from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import type { SubscriberState } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'

type Place = { readonly show: SubscriberState; readonly search: string }

/** Who wants news, the newest first. */
export function subscribersQuery(siteId: string, { show, search }: Place) {
  return infiniteQueryOptions({
    queryKey: ['subscribers', siteId, show, search],
    queryFn: ({ pageParam }) =>
      call(mailingListApi.list, {
        params: { siteId },
        query: { search, state: show, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // visitors sign up meanwhile
    refetchInterval: 30_000,
  })
}

/** Takes an address off the list, and offers the way back. */
export function useRemoveSubscriber(siteId: string) {
  const queryClient = useQueryClient()
  const attempt = async (write: () => Promise<unknown>, notice: () => void): Promise<void> => {
    try {
      await whileSaving(write)
      notice()
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : '', isError: true })
    }
    await queryClient.invalidateQueries({ queryKey: ['subscribers', siteId] })
  }
  return (subscriberId: string, email: string): Promise<void> => {
    const params = { siteId, subscriberId }
    const putBack = (): void =>
      void attempt(
        () => call(mailingListApi.putBack, { params }),
        () => showNotice({ message: `${email} is on the list again.` }),
      )
    return attempt(
      () => call(mailingListApi.remove, { params }),
      () =>
        showNotice({
          message: `${email} is off the list.`,
          action: { name: 'Undo', run: putBack, isOnlyWayBack: true },
        }),
    )
  }
}
