import { accountsRoutes } from './people/accounts/accounts-routes.ts'
import { captchaRoutes } from './site/captcha/captcha-routes.ts'
import { cartRoutes } from './shop/cart/cart-routes.ts'
import { changesRoutes } from './ground/changes/changes-routes.ts'
import { commentsRoutes } from './site/comments/comments-routes.ts'
import { downloadsRoutes } from './shop/downloads/downloads-routes.ts'
import { couponsRoutes } from './shop/coupons/coupons-routes.ts'
import { donateRoutes } from './shop/checkout/donate-routes.ts'
import { giftCardPageRoutes } from './shop/checkout/gift-card-page-routes.ts'
import { accountRoutes } from './shop/customers/account-routes.ts'
import { customersRoutes } from './shop/customers/customers-routes.ts'
import { membersRoutes } from './shop/customers/members-routes.ts'
import { paywallRoutes } from './shop/paywall/paywall-routes.ts'
import { sessionRoutes } from './shop/customers/session-routes.ts'
import { restockRoutes } from './shop/restock/restock-routes.ts'
import { cartReminderRoutes } from './shop/checkout/cart-reminder-routes.ts'
import { remindersRoutes } from './shop/reminders/reminders-routes.ts'
import { reviewPageRoutes } from './shop/checkout/review-page-routes.ts'
import { reviewsRoutes } from './shop/reviews/reviews-routes.ts'
import { giftCardsRoutes } from './shop/gift-cards/gift-cards-routes.ts'
import { cartPageRoutes } from './shop/checkout/cart-page-routes.ts'
import { checkoutRoutes } from './shop/checkout/checkout-routes.ts'
import { withdrawalRoutes } from './shop/checkout/withdrawal-routes.ts'
import { subscriptionsRoutes } from './shop/subscriptions/subscriptions-routes.ts'
import { cardRoutes } from './shop/checkout/card-routes.ts'
import { subscriptionRoutes } from './shop/checkout/subscription-routes.ts'
import { orderPaymentRoutes } from './shop/checkout/order-payment-routes.ts'
import { paymentRoutes } from './shop/checkout/payment-routes.ts'
import { providerRoutes } from './site/blocks/provider-routes.ts'
import { designRoutes } from './site/design/design-routes.ts'
import { rolesRoutes } from './people/roles/roles-routes.ts'
import type { Route } from './ground/http/route.ts'
import { mailingListRoutes } from './site/mailing-lists/mailing-list-routes.ts'
import { mailsRoutes } from './ground/mails/mails-routes.ts'
import { mailWordsRoutes } from './site/mail-words/mail-words-routes.ts'
import { pageTemplateRoutes } from './site/templates/page-template-routes.ts'
import { customTypesRoutes } from './site/content/custom-types-routes.ts'
import { itemChoicesRoutes } from './site/content/item-choices-routes.ts'
import { usesRoutes } from './site/content/uses-routes.ts'
import { locksRoutes } from './site/locks/locks-routes.ts'
import { postsRoutes } from './site/content/posts-routes.ts'
import { termsRoutes } from './site/content/terms-routes.ts'
import { mediaRoutes } from './site/media/media-routes.ts'
import { moneyRoutes } from './site/sites/money-routes.ts'
import { orderDownloadsRoutes } from './shop/orders/order-downloads-routes.ts'
import { productFormRoutes } from './shop/cart/product-form-routes.ts'
import { formsRoutes } from './site/forms/forms-routes.ts'
import { ordersRoutes } from './shop/orders/orders-routes.ts'
import { paymentsRoutes } from './shop/payments/payments-routes.ts'
import { pagesRoutes } from './site/pages/pages-routes.ts'
import { salesRoutes } from './shop/sales/sales-routes.ts'
import { installmentRoutes } from './shop/installments/installment-routes.ts'
import { quickViewRoutes } from './shop/products/quick-view-routes.ts'
import { productsRoutes } from './shop/products/products-routes.ts'
import { frameRoutes } from './site/sites/frame-routes.ts'
import { domainsRoutes } from './site/sites/domains-routes.ts'
import { sitesRoutes } from './site/sites/sites-routes.ts'
import { toolsRoutes } from './people/tools/tools-routes.ts'
import { describeSiteRoutes } from './describe-site-routes.ts'
import { readRoutes } from './shop/tools/read-routes.ts'
import { stockRoutes } from './site/stock/stock-routes.ts'
import { templatesRoutes } from './site/template-checks/templates-routes.ts'

const ofFeatures: readonly Route[] = [
  ...accountsRoutes,
  ...rolesRoutes,
  ...toolsRoutes,
  ...changesRoutes,
  ...sitesRoutes,
  ...domainsRoutes,
  ...frameRoutes,
  ...pagesRoutes,
  ...customTypesRoutes,
  ...pageTemplateRoutes,
  ...itemChoicesRoutes,
  ...usesRoutes,
  ...locksRoutes,
  ...postsRoutes,
  ...commentsRoutes,
  ...captchaRoutes,
  ...formsRoutes,
  ...mailingListRoutes,
  ...termsRoutes,
  ...mediaRoutes,
  ...cartRoutes,
  ...productFormRoutes,
  ...quickViewRoutes,
  ...installmentRoutes,
  ...cartPageRoutes,
  ...checkoutRoutes,
  ...withdrawalRoutes,
  ...subscriptionRoutes,
  ...cardRoutes,
  ...subscriptionsRoutes,
  ...giftCardPageRoutes,
  ...donateRoutes,
  ...giftCardsRoutes,
  ...restockRoutes,
  ...cartReminderRoutes,
  ...remindersRoutes,
  ...reviewPageRoutes,
  ...reviewsRoutes,
  ...sessionRoutes,
  ...membersRoutes,
  ...accountRoutes,
  ...customersRoutes,
  ...paywallRoutes,
  ...paymentRoutes,
  ...orderPaymentRoutes,
  ...couponsRoutes,
  ...downloadsRoutes,
  ...ordersRoutes,
  ...orderDownloadsRoutes,
  ...paymentsRoutes,
  ...salesRoutes,
  ...mailsRoutes,
  ...mailWordsRoutes,
  ...moneyRoutes,
  ...productsRoutes,
  ...stockRoutes,
  ...readRoutes,
  ...templatesRoutes,
  ...designRoutes,
  ...providerRoutes,
]

/** Every feature's endpoints, named once; the path of a page is whatever none of these answers. */
export const routes: readonly Route[] = [...ofFeatures, ...describeSiteRoutes(ofFeatures)]
