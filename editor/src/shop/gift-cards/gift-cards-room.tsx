import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import type { GiftCardLine } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchedList } from '../../ground/controls/searched-list.tsx'
import { FirstUse } from '../../ground/controls/states.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAddWish } from '../../site/sites/add-wish.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { GiftCardMark } from './gift-card-mark.tsx'
import { giftCardsQuery } from './gift-cards-query.ts'
import { MakeGiftCardDialog } from './make-gift-card-dialog.tsx'
import list from '../../ground/controls/list.module.css'

/** Gift cards, newest first: what is on each, and who has it. */
export function GiftCardsRoom() {
  const site = useSite()
  const { search = '' } = useSearch({ from: '/inside/sites/$siteName/gift-cards' })
  const navigate = useNavigate()
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/gift-cards',
      params: { siteName: site.name },
      search: words === '' ? {} : { search: words },
      // each letter of a search is no step back
      replace: true,
    })
  const cards = useInfiniteQuery(giftCardsQuery(site.siteId, search))
  const settings = useSettings(site.siteId)
  const [isMaking, setMaking] = useState(false)
  const mayMake = may(site, 'manage-orders')
  const begin = (): void => setMaking(true)
  useAddWish(mayMake ? 'gift card' : undefined, begin)
  const shown = cards.data?.pages.flatMap((page) => page.giftCards) ?? []
  const isEmpty = cards.isSuccess && shown.length === 0
  const make = mayMake && (
    <Button
      kind={isEmpty && search === '' ? 'primary' : 'plain'}
      icon={<Plus size={16} aria-hidden />}
      onPress={begin}
    >
      Make a gift card
    </Button>
  )
  return (
    // the first one is made where it says what that is
    <Room title="Gift cards" actions={!(isEmpty && search === '') && make}>
      <SearchedList
        noun="gift cards"
        search={search}
        onSearch={find}
        of={cards}
        count={shown.length}
        first={<NoGiftCardYet site={site} make={make} />}
        nothing={{
          icon: <Gift size={20} aria-hidden />,
          title: 'No such gift card',
          sentence: `No gift card has “${search}” as its code or the end of that, or in the name or the e-mail address of who gets it.`,
        }}
      >
        <GiftCardTable site={site} cards={shown} />
      </SearchedList>
      {isMaking && settings !== undefined && (
        <MakeGiftCardDialog site={site} settings={settings} onClose={() => setMaking(false)} />
      )}
    </Room>
  )
}

function NoGiftCardYet({ site, make }: { readonly site: Site; readonly make: React.ReactNode }) {
  return (
    <FirstUse
      icon={<Gift size={20} aria-hidden />}
      title="No gift card yet"
      action={
        <>
          {make}{' '}
          {may(site, 'edit-products') && (
            <Link
              to="/sites/$siteName/products"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass('plain')}
            >
              Sell gift cards
            </Link>
          )}
        </>
      }
    >
      A gift card is money for your shop with a code: whoever has it pays with it at the checkout.
      Sell them as a product of the kind “Gift card”, or make one yourself, such as for somebody
      whom you let down.
    </FirstUse>
  )
}

function GiftCardTable({
  site,
  cards,
}: {
  readonly site: Site
  readonly cards: readonly GiftCardLine[]
}) {
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const write = ({ value, currency }: GiftCardLine['value']) => money?.(Number(value), currency)
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">For</th>
            <th scope="col" className={list['wide']}>
              Made
            </th>
            <th scope="col" className={list['wide']}>
              State
            </th>
            <th scope="col" className={list['number']}>
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td className={list['whole']}>
                <Link
                  to="/sites/$siteName/gift-cards/$giftCardId"
                  params={{ siteName: site.name, giftCardId: card.id }}
                  className={list['row'] ?? ''}
                  aria-label={`Gift card that ends in ${card.lastFour}`}
                >
                  …{card.lastFour}
                </Link>
              </td>
              <td className={list['breaks']}>
                {card.recipientName} <span className={list['quiet']}>{card.recipientEmail}</span>
                <span className={list['narrow']}>
                  {formatInstant(card.createdAt, settings)} <GiftCardMark card={card} />
                </span>
              </td>
              <td className={`${list['when']} ${list['wide']}`}>
                {formatInstant(card.createdAt, settings)}
              </td>
              <td className={list['wide']}>
                <GiftCardMark card={card} />
              </td>
              <td className={list['number']}>
                {write(card.balance)}
                {card.balance.value !== card.value.value && (
                  <span className={list['quiet']}> of {write(card.value)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
