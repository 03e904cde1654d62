import { accessJa } from './access-ja.ts'
import { answersJa } from './answers-ja.ts'
import { cardsJa } from './cards-ja.ts'
import { cartsJa } from './carts-ja.ts'
import { deliveryJa } from './delivery-ja.ts'
import { donationsJa } from './donations-ja.ts'
import { formsJa } from './forms-ja.ts'
import { listingsJa } from './listings-ja.ts'
import { listsJa } from './lists-ja.ts'
import { membersJa } from './members-ja.ts'
import { pagesJa } from './pages-ja.ts'
import { paymentsJa } from './payments-ja.ts'
import { productsJa } from './products-ja.ts'
import { remindersJa } from './reminders-ja.ts'
import { reviewsJa } from './reviews-ja.ts'
import { subscriptionsJa } from './subscriptions-ja.ts'
import { withdrawalsJa } from './withdrawals-ja.ts'

/** All that visitors are told, in Japanese. */
export const bookJa = {
  ...accessJa,
  ...answersJa,
  ...cardsJa,
  ...cartsJa,
  ...deliveryJa,
  ...donationsJa,
  ...formsJa,
  ...listingsJa,
  ...listsJa,
  ...membersJa,
  ...pagesJa,
  ...paymentsJa,
  ...productsJa,
  ...remindersJa,
  ...reviewsJa,
  ...subscriptionsJa,
  ...withdrawalsJa,
}
