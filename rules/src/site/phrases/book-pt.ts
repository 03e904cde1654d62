import { accessPt } from './access-pt.ts'
import { answersPt } from './answers-pt.ts'
import { cardsPt } from './cards-pt.ts'
import { cartsPt } from './carts-pt.ts'
import { deliveryPt } from './delivery-pt.ts'
import { donationsPt } from './donations-pt.ts'
import { formsPt } from './forms-pt.ts'
import { listingsPt } from './listings-pt.ts'
import { listsPt } from './lists-pt.ts'
import { membersPt } from './members-pt.ts'
import { pagesPt } from './pages-pt.ts'
import { paymentsPt } from './payments-pt.ts'
import { productsPt } from './products-pt.ts'
import { remindersPt } from './reminders-pt.ts'
import { reviewsPt } from './reviews-pt.ts'
import { subscriptionsPt } from './subscriptions-pt.ts'
import { withdrawalsPt } from './withdrawals-pt.ts'

/** All that visitors are told, in Portuguese. */
export const bookPt = {
  ...accessPt,
  ...answersPt,
  ...cardsPt,
  ...cartsPt,
  ...deliveryPt,
  ...donationsPt,
  ...formsPt,
  ...listingsPt,
  ...listsPt,
  ...membersPt,
  ...pagesPt,
  ...paymentsPt,
  ...productsPt,
  ...remindersPt,
  ...reviewsPt,
  ...subscriptionsPt,
  ...withdrawalsPt,
}
