import { accessAr } from './access-ar.ts'
import { answersAr } from './answers-ar.ts'
import { cardsAr } from './cards-ar.ts'
import { cartsAr } from './carts-ar.ts'
import { deliveryAr } from './delivery-ar.ts'
import { donationsAr } from './donations-ar.ts'
import { formsAr } from './forms-ar.ts'
import { listingsAr } from './listings-ar.ts'
import { listsAr } from './lists-ar.ts'
import { membersAr } from './members-ar.ts'
import { pagesAr } from './pages-ar.ts'
import { paymentsAr } from './payments-ar.ts'
import { productsAr } from './products-ar.ts'
import { remindersAr } from './reminders-ar.ts'
import { reviewsAr } from './reviews-ar.ts'
import { subscriptionsAr } from './subscriptions-ar.ts'
import { withdrawalsAr } from './withdrawals-ar.ts'

/** All that visitors are told, in Arabic. */
export const bookAr = {
  ...accessAr,
  ...answersAr,
  ...cardsAr,
  ...cartsAr,
  ...deliveryAr,
  ...donationsAr,
  ...formsAr,
  ...listingsAr,
  ...listsAr,
  ...membersAr,
  ...pagesAr,
  ...paymentsAr,
  ...productsAr,
  ...remindersAr,
  ...reviewsAr,
  ...subscriptionsAr,
  ...withdrawalsAr,
}
