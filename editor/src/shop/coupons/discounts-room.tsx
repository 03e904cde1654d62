import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BadgePercent, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { couponsMessages } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { Banner, FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAddWish } from '../../site/sites/add-wish.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { AddDiscountDialog, EditDiscountDialog, newDiscountKey } from './discount-dialogs.tsx'
import { DiscountTable } from './discount-table.tsx'
import { discountsQuery, type Discount } from './discounts.ts'
import choose from '../../ground/controls/choose-rows.module.css'

/** What shoppers get for the codes that they type, and what they get by itself. */
export function DiscountsRoom() {
  const site = useSite()
  const { siteId } = site
  const { code } = useSearch({ from: '/inside/sites/$siteName/discounts' })
  const navigate = useNavigate()
  const go = (search: { code?: string }): void =>
    void navigate({
      to: '/sites/$siteName/discounts',
      params: { siteName: site.name },
      search,
      // what is closed is no step back
      replace: search.code === undefined,
    })
  const list = useQuery(discountsQuery(siteId))
  const settings = useSettings(siteId)
  const writeMoney = useMoney(siteId)
  const adding = useAdding(siteId)
  const discounts = list.data ?? []
  const open = useOpenDiscount(code, discounts)
  // amounts come with the first rows, which would else move as they arrive
  const isReady = list.data !== undefined && settings !== undefined && writeMoney !== undefined
  const isEmpty = isReady && discounts.length === 0
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Room
      title="Discounts"
      actions={
        // the first one is added where it says what that is
        !isEmpty && (
          <Button
            icon={<Plus size={16} aria-hidden />}
            isDisabled={!isReady}
            onPress={adding.begin}
          >
            Add discount
          </Button>
        )
      }
    >
      <div ref={around} className={choose['around']}>
        {list.isError && list.data === undefined && (
          <LoadError
            error={list.error}
            message={interfaceMessages['no-results']}
            onRetry={() => void list.refetch()}
          />
        )}
        {!isReady && !list.isError && <Skeleton rows={4} height={60} />}
        {isReady && code !== undefined && open === undefined && (
          <Banner tone="warn" role="alert">
            {couponsMessages['no-such-coupon'].message}
          </Banner>
        )}
        {isEmpty && <NoDiscountYet onAdd={adding.begin} />}
        {isReady && discounts.length > 0 && (
          <DiscountTable
            site={site}
            settings={settings}
            discounts={discounts}
            now={list.dataUpdatedAt}
            money={(cents) => writeMoney(cents, settings.currency)}
            onEdit={(chosen) => go({ code: chosen })}
          />
        )}
      </div>
      {isReady && adding.is && open === undefined && (
        <AddDiscountDialog
          siteId={siteId}
          settings={settings}
          discounts={discounts}
          onOfMany={(couponId) =>
            void navigate({
              to: '/sites/$siteName/discounts/$couponId',
              params: { siteName: site.name, couponId },
              search: {},
            })
          }
          onClose={adding.end}
        />
      )}
      {isReady && open !== undefined && (
        <EditDiscountDialog
          key={open.code}
          siteId={siteId}
          settings={settings}
          discount={open}
          onClose={() => go({})}
        />
      )}
    </Room>
  )
}

/** Whether one is being added: also where it was begun before a reload, or from another room. */
function useAdding(siteId: string) {
  const [isAsked, setAsked] = useState(false)
  const key = newDiscountKey(siteId)
  const isTyped = useDrafts(({ drafts }) => drafts[key] !== undefined)
  const begin = (): void => setAsked(true)
  useAddWish('discount', begin)
  return { is: isAsked || isTyped, begin, end: () => setAsked(false) }
}

/** The one that is open; one that somebody deletes meanwhile stays to be read, with what is typed. */
function useOpenDiscount(
  code: string | undefined,
  discounts: readonly Discount[],
): Discount | undefined {
  const [last, setLast] = useState<Discount>()
  const found = discounts.find((one) => one.code === code)
  if (found !== undefined && found !== last) setLast(found)
  if (code === undefined) return undefined
  return found ?? (last?.code === code ? last : undefined)
}

function NoDiscountYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <FirstUse
      icon={<BadgePercent size={20} aria-hidden />}
      title="No discount yet"
      action={
        <Button kind="primary" icon={<Plus size={16} aria-hidden />} onPress={onAdd}>
          Add discount
        </Button>
      }
    >
      A discount is a percentage off, an amount off, or free shipping. Shoppers get it by a code
      that you give them, by one that only they have, or by itself, as soon as their cart is as you
      say.
    </FirstUse>
  )
}
