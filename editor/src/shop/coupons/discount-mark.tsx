import { couponState } from '@vitrine/rules/shop/coupons/coupon.ts'
import { formatDay, type Place } from '../../ground/dates/format.ts'
import { Mark } from '../../ground/controls/states.tsx'
import type { Discount } from './discounts.ts'

/** Whether a discount can be used now. @param now epoch milliseconds */
export function DiscountMark(props: {
  readonly discount: Discount
  readonly now: number
  readonly place: Place
}) {
  const { discount, now, place } = props
  switch (couponState(discount, discount.uses, now)) {
    case 'active':
      return <Mark tone="ok">Active</Mark>
    case 'off':
      return <Mark tone="quiet">Off</Mark>
    case 'waiting':
      return <Mark tone="warn">Begins {formatDay(discount.startsAt ?? now, place)}</Mark>
    case 'ended':
      return <Mark tone="quiet">Ended</Mark>
    case 'used-up':
      return <Mark tone="quiet">Used up</Mark>
  }
}
