import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { giftCardsApi, type GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** The gift cards of a shop, newest first. */
export function giftCardsQuery(siteId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['gift-cards', siteId, 'list', search],
    queryFn: ({ pageParam }) =>
      call(giftCardsApi.cards, {
        params: { siteId },
        query: { search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // each order may buy or spend one
    refetchInterval: 30_000,
  })
}

/** One gift card with what came and went on it. */
export function giftCardQuery(siteId: string, giftCardId: string) {
  return queryOptions({
    queryKey: ['gift-cards', siteId, giftCardId],
    queryFn: () => call(giftCardsApi.card, { params: { siteId, giftCardId } }),
  })
}

/** Shows a gift card as it was answered, and reads the list again. */
export function useKeepGiftCard(siteId: string): (card: GiftCardReply) => Promise<void> {
  const queryClient = useQueryClient()
  return (card) => {
    queryClient.setQueryData(giftCardQuery(siteId, card.id).queryKey, card)
    return queryClient.invalidateQueries({ queryKey: ['gift-cards', siteId, 'list'] })
  }
}
