import type { Say } from '../../ground/words/say.ts'
import type { accessDe } from './access-de.ts'
import type { answersDe } from './answers-de.ts'
import type { deliveryDe } from './delivery-de.ts'
import type { membersDe } from './members-de.ts'
import type { formsDe } from './forms-de.ts'
import type { listingsDe } from './listings-de.ts'
import type { listsDe } from './lists-de.ts'
import type { pagesDe } from './pages-de.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'
import type { productsDe } from './products-de.ts'
import type { reviewsDe } from './reviews-de.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What the platform's own pages say to visitors, in English. */
export type Phrase =
  | keyof typeof accessDe
  | keyof typeof answersDe
  | keyof typeof deliveryDe
  | keyof typeof formsDe
  | keyof typeof listingsDe
  | keyof typeof listsDe
  | keyof typeof membersDe
  | keyof typeof pagesDe
  | keyof typeof productsDe
  | keyof typeof reviewsDe
  | keyof typeof withdrawalsDe
  | keyof typeof subscriptionsDe

/** The phrases of a book of another language. */
export type Phrases<Book> = Readonly<Record<keyof Book, string>>

/** Says what visitors read, in their language. */
export type SayPhrase = Say<Phrase>
