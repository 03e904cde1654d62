import { accessDe } from './access-de.ts'
import { answersDe } from './answers-de.ts'
import { cardsDe } from './cards-de.ts'
import { cartsDe } from './carts-de.ts'
import { deliveryDe } from './delivery-de.ts'
import { donationsDe } from './donations-de.ts'
import { formsDe } from './forms-de.ts'
import { listingsDe } from './listings-de.ts'
import { listsDe } from './lists-de.ts'
import { membersDe } from './members-de.ts'
import { pagesDe } from './pages-de.ts'
import { paymentsDe } from './payments-de.ts'
import { productsDe } from './products-de.ts'
import { remindersDe } from './reminders-de.ts'
import { reviewsDe } from './reviews-de.ts'
import { subscriptionsDe } from './subscriptions-de.ts'
import { withdrawalsDe } from './withdrawals-de.ts'

/** All that visitors are told, in German. */
export const bookDe = {
  ...accessDe,
  ...answersDe,
  ...cardsDe,
  ...cartsDe,
  ...deliveryDe,
  ...donationsDe,
  ...formsDe,
  ...listingsDe,
  ...listsDe,
  ...membersDe,
  ...pagesDe,
  ...paymentsDe,
  ...productsDe,
  ...remindersDe,
  ...reviewsDe,
  ...subscriptionsDe,
  ...withdrawalsDe,
}
