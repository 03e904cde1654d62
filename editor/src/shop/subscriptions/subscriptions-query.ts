import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SubscriptionState } from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import {
  subscriptionsApi,
  type SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import { call } from '../../ground/http/send-request.ts'

export type SubscriptionsNarrowed = {
  readonly state?: SubscriptionState | undefined
  readonly search?: string | undefined
}

/** The subscriptions of a shop, newest first. */
export function subscriptionsQuery(siteId: string, { state, search = '' }: SubscriptionsNarrowed) {
  return infiniteQueryOptions({
    queryKey: ['subscriptions', siteId, 'list', state ?? '', search],
    queryFn: ({ pageParam }) =>
      call(subscriptionsApi.list, {
        params: { siteId },
        query: { state, search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // they renew by themselves
    refetchInterval: 30_000,
  })
}

/** One with its payments. */
export function subscriptionQuery(siteId: string, subscriptionId: string) {
  return queryOptions({
    queryKey: ['subscriptions', siteId, subscriptionId],
    queryFn: () => call(subscriptionsApi.one, { params: { siteId, subscriptionId } }),
    refetchInterval: 30_000,
  })
}

/** Shows one as it was answered, and reads the list again. */
export function useKeepSubscription(siteId: string): (one: SubscriptionReply) => Promise<void> {
  const queryClient = useQueryClient()
  return (one) => {
    queryClient.setQueryData(subscriptionQuery(siteId, one.id).queryKey, one)
    return queryClient.invalidateQueries({ queryKey: ['subscriptions', siteId, 'list'] })
  }
}
