import { accessSv } from './access-sv.ts'
import { answersSv } from './answers-sv.ts'
import { cardsSv } from './cards-sv.ts'
import { cartsSv } from './carts-sv.ts'
import { deliverySv } from './delivery-sv.ts'
import { donationsSv } from './donations-sv.ts'
import { formsSv } from './forms-sv.ts'
import { listingsSv } from './listings-sv.ts'
import { listsSv } from './lists-sv.ts'
import { membersSv } from './members-sv.ts'
import { pagesSv } from './pages-sv.ts'
import { paymentsSv } from './payments-sv.ts'
import { productsSv } from './products-sv.ts'
import { remindersSv } from './reminders-sv.ts'
import { reviewsSv } from './reviews-sv.ts'
import { subscriptionsSv } from './subscriptions-sv.ts'
import { withdrawalsSv } from './withdrawals-sv.ts'

/** All that visitors are told, in Swedish. */
export const bookSv = {
  ...accessSv,
  ...answersSv,
  ...cardsSv,
  ...cartsSv,
  ...deliverySv,
  ...donationsSv,
  ...formsSv,
  ...listingsSv,
  ...listsSv,
  ...membersSv,
  ...pagesSv,
  ...paymentsSv,
  ...productsSv,
  ...remindersSv,
  ...reviewsSv,
  ...subscriptionsSv,
  ...withdrawalsSv,
}
