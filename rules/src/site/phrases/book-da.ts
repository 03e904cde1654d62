import { accessDa } from './access-da.ts'
import { answersDa } from './answers-da.ts'
import { cardsDa } from './cards-da.ts'
import { cartsDa } from './carts-da.ts'
import { deliveryDa } from './delivery-da.ts'
import { donationsDa } from './donations-da.ts'
import { formsDa } from './forms-da.ts'
import { listingsDa } from './listings-da.ts'
import { listsDa } from './lists-da.ts'
import { membersDa } from './members-da.ts'
import { pagesDa } from './pages-da.ts'
import { paymentsDa } from './payments-da.ts'
import { productsDa } from './products-da.ts'
import { remindersDa } from './reminders-da.ts'
import { reviewsDa } from './reviews-da.ts'
import { subscriptionsDa } from './subscriptions-da.ts'
import { withdrawalsDa } from './withdrawals-da.ts'

/** All that visitors are told, in Danish. */
export const bookDa = {
  ...accessDa,
  ...answersDa,
  ...cardsDa,
  ...cartsDa,
  ...deliveryDa,
  ...donationsDa,
  ...formsDa,
  ...listingsDa,
  ...listsDa,
  ...membersDa,
  ...pagesDa,
  ...paymentsDa,
  ...productsDa,
  ...remindersDa,
  ...reviewsDa,
  ...subscriptionsDa,
  ...withdrawalsDa,
}
