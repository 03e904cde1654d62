import { accessFr } from './access-fr.ts'
import { answersFr } from './answers-fr.ts'
import { cardsFr } from './cards-fr.ts'
import { cartsFr } from './carts-fr.ts'
import { deliveryFr } from './delivery-fr.ts'
import { donationsFr } from './donations-fr.ts'
import { formsFr } from './forms-fr.ts'
import { listingsFr } from './listings-fr.ts'
import { listsFr } from './lists-fr.ts'
import { membersFr } from './members-fr.ts'
import { pagesFr } from './pages-fr.ts'
import { paymentsFr } from './payments-fr.ts'
import { productsFr } from './products-fr.ts'
import { remindersFr } from './reminders-fr.ts'
import { reviewsFr } from './reviews-fr.ts'
import { subscriptionsFr } from './subscriptions-fr.ts'
import { withdrawalsFr } from './withdrawals-fr.ts'

/** All that visitors are told, in French. */
export const bookFr = {
  ...accessFr,
  ...answersFr,
  ...cardsFr,
  ...cartsFr,
  ...deliveryFr,
  ...donationsFr,
  ...formsFr,
  ...listingsFr,
  ...listsFr,
  ...membersFr,
  ...pagesFr,
  ...paymentsFr,
  ...productsFr,
  ...remindersFr,
  ...reviewsFr,
  ...subscriptionsFr,
  ...withdrawalsFr,
}
