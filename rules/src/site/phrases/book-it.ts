import { accessIt } from './access-it.ts'
import { answersIt } from './answers-it.ts'
import { cardsIt } from './cards-it.ts'
import { cartsIt } from './carts-it.ts'
import { deliveryIt } from './delivery-it.ts'
import { donationsIt } from './donations-it.ts'
import { formsIt } from './forms-it.ts'
import { listingsIt } from './listings-it.ts'
import { listsIt } from './lists-it.ts'
import { membersIt } from './members-it.ts'
import { pagesIt } from './pages-it.ts'
import { paymentsIt } from './payments-it.ts'
import { productsIt } from './products-it.ts'
import { remindersIt } from './reminders-it.ts'
import { reviewsIt } from './reviews-it.ts'
import { subscriptionsIt } from './subscriptions-it.ts'
import { withdrawalsIt } from './withdrawals-it.ts'

/** All that visitors are told, in Italian. */
export const bookIt = {
  ...accessIt,
  ...answersIt,
  ...cardsIt,
  ...cartsIt,
  ...deliveryIt,
  ...donationsIt,
  ...formsIt,
  ...listingsIt,
  ...listsIt,
  ...membersIt,
  ...pagesIt,
  ...paymentsIt,
  ...productsIt,
  ...remindersIt,
  ...reviewsIt,
  ...subscriptionsIt,
  ...withdrawalsIt,
}
