import { accessNl } from './access-nl.ts'
import { answersNl } from './answers-nl.ts'
import { cardsNl } from './cards-nl.ts'
import { cartsNl } from './carts-nl.ts'
import { deliveryNl } from './delivery-nl.ts'
import { donationsNl } from './donations-nl.ts'
import { formsNl } from './forms-nl.ts'
import { listingsNl } from './listings-nl.ts'
import { listsNl } from './lists-nl.ts'
import { membersNl } from './members-nl.ts'
import { pagesNl } from './pages-nl.ts'
import { paymentsNl } from './payments-nl.ts'
import { productsNl } from './products-nl.ts'
import { remindersNl } from './reminders-nl.ts'
import { reviewsNl } from './reviews-nl.ts'
import { subscriptionsNl } from './subscriptions-nl.ts'
import { withdrawalsNl } from './withdrawals-nl.ts'

/** All that visitors are told, in Dutch. */
export const bookNl = {
  ...accessNl,
  ...answersNl,
  ...cardsNl,
  ...cartsNl,
  ...deliveryNl,
  ...donationsNl,
  ...formsNl,
  ...listingsNl,
  ...listsNl,
  ...membersNl,
  ...pagesNl,
  ...paymentsNl,
  ...productsNl,
  ...remindersNl,
  ...reviewsNl,
  ...subscriptionsNl,
  ...withdrawalsNl,
}
