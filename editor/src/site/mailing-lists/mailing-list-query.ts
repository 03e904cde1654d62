import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { mailingListApi } from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import type { SubscriberState } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { removeWithUndo } from '../../ground/changes/remove-with-undo.ts'
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
  return (subscriberId: string, email: string): Promise<void> => {
    const params = { siteId, subscriberId }
    return removeWithUndo(
      {
        remove: () => call(mailingListApi.remove, { params }),
        putBack: () => call(mailingListApi.putBack, { params }),
        gone: `${email} is off the list.`,
        back: `${email} is on the list again.`,
      },
      () => queryClient.invalidateQueries({ queryKey: ['subscribers', siteId] }),
    )
  }
}
