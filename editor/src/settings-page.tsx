import { Suspense } from 'react'
import { Panel, Room } from './ground/controls/room.tsx'
import { Skeleton } from './ground/controls/states.tsx'
import { CartPanel } from './shop/checkout/cart-panel.tsx'
import { BuyingPanel } from './shop/checkout/buying-panel.tsx'
import { WithdrawalsPanel } from './shop/checkout/withdrawals-panel.tsx'
import { PoliciesPanel } from './shop/checkout/policies-form.tsx'
import { DonationsPanel } from './shop/donations/donations-panel.tsx'
import { InstallmentsPanel } from './shop/installments/installments-panel.tsx'
import { PaymentsPanel } from './shop/payments/payments-panel.tsx'
import { MailingListPanel } from './site/mailing-lists/mailing-list-panel.tsx'
import { AccountsPanel } from './shop/customers/accounts-panel.tsx'
import { RestockPanel } from './shop/restock/restock-panel.tsx'
import { RemindersPanel } from './shop/reminders/reminders-panel.tsx'
import { ReviewsPanel } from './shop/reviews/reviews-panel.tsx'
import { PickupPanel } from './shop/shipping/pickup-panel.tsx'
import { ShippingCountriesPanel } from './shop/shipping/shipping-countries-panel.tsx'
import { ShippingForm } from './shop/shipping/shipping-form.tsx'
import { ShippingWaysPanel } from './shop/shipping/shipping-ways-panel.tsx'
import { ProductViewsPanel } from './shop/products/product-views-panel.tsx'
import { PriceNotePanel } from './shop/taxes/price-note-panel.tsx'
import { TaxesPanel } from './shop/taxes/taxes-panel.tsx'
import type { PanelProps } from './site/sites/panel-props.ts'
import { AnnouncementPanel } from './site/pages/announcement-panel.tsx'
import { SiteCodePanel } from './site/pages/site-code-panel.tsx'
import { panelsOfParts, SettingsRoom } from './site/sites/settings-room.tsx'

const panels = panelsOfParts({
  shop: ShopPanels,
  notices: AnnouncementPanel,
  code: SiteCodePanel,
})

/** The site's settings with what the shop adds to them. */
export function SettingsPage() {
  return (
    <Suspense fallback={<Loading />}>
      <SettingsRoom panels={panels} />
    </Suspense>
  )
}

function Loading() {
  return (
    <Room title="Settings">
      <Skeleton rows={4} height={200} />
    </Room>
  )
}

function ShopPanels(props: PanelProps) {
  return (
    <>
      <Panel
        title="Shipping"
        hint="The usual way that orders are sent; large orders can go for nothing."
      >
        <ShippingForm {...props} />
      </Panel>
      <ShippingCountriesPanel {...props} />
      <ShippingWaysPanel {...props} />
      <PickupPanel {...props} />
      <TaxesPanel {...props} />
      <PriceNotePanel {...props} />
      <ProductViewsPanel {...props} />
      <BuyingPanel {...props} />
      <CartPanel {...props} />
      <WithdrawalsPanel {...props} />
      <AccountsPanel {...props} />
      <MailingListPanel {...props} />
      <RestockPanel {...props} />
      <ReviewsPanel {...props} />
      <RemindersPanel {...props} />
      <PoliciesPanel {...props} />
      <PaymentsPanel {...props} />
      <InstallmentsPanel {...props} />
      <DonationsPanel {...props} />
    </>
  )
}
