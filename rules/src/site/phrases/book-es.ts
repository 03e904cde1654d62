import { accessEs } from './access-es.ts'
import { answersEs } from './answers-es.ts'
import { cardsEs } from './cards-es.ts'
import { cartsEs } from './carts-es.ts'
import { deliveryEs } from './delivery-es.ts'
import { donationsEs } from './donations-es.ts'
import { formsEs } from './forms-es.ts'
import { listingsEs } from './listings-es.ts'
import { listsEs } from './lists-es.ts'
import { membersEs } from './members-es.ts'
import { pagesEs } from './pages-es.ts'
import { paymentsEs } from './payments-es.ts'
import { productsEs } from './products-es.ts'
import { remindersEs } from './reminders-es.ts'
import { reviewsEs } from './reviews-es.ts'
import { subscriptionsEs } from './subscriptions-es.ts'
import { withdrawalsEs } from './withdrawals-es.ts'

/** All that visitors are told, in Spanish. */
export const bookEs = {
  ...accessEs,
  ...answersEs,
  ...cardsEs,
  ...cartsEs,
  ...deliveryEs,
  ...donationsEs,
  ...formsEs,
  ...listingsEs,
  ...listsEs,
  ...membersEs,
  ...pagesEs,
  ...paymentsEs,
  ...productsEs,
  ...remindersEs,
  ...reviewsEs,
  ...subscriptionsEs,
  ...withdrawalsEs,
}
