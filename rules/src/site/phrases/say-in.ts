import type { Refusal } from '../../ground/refusals/result.ts'
import { sayFrom, sayInEnglish, type Phrasebook, type Say } from '../../ground/words/say.ts'
import type { SayPhrase } from './phrases.ts'
import { accessAr } from './access-ar.ts'
import { accessDa } from './access-da.ts'
import { accessDe } from './access-de.ts'
import { accessEs } from './access-es.ts'
import { accessFr } from './access-fr.ts'
import { accessIt } from './access-it.ts'
import { accessJa } from './access-ja.ts'
import { accessNl } from './access-nl.ts'
import { accessPt } from './access-pt.ts'
import { accessSv } from './access-sv.ts'
import { answersAr } from './answers-ar.ts'
import { answersDa } from './answers-da.ts'
import { answersDe } from './answers-de.ts'
import { answersEs } from './answers-es.ts'
import { answersFr } from './answers-fr.ts'
import { answersIt } from './answers-it.ts'
import { answersJa } from './answers-ja.ts'
import { answersNl } from './answers-nl.ts'
import { answersPt } from './answers-pt.ts'
import { answersSv } from './answers-sv.ts'
import { deliveryAr } from './delivery-ar.ts'
import { deliveryDa } from './delivery-da.ts'
import { deliveryDe } from './delivery-de.ts'
import { deliveryEs } from './delivery-es.ts'
import { deliveryFr } from './delivery-fr.ts'
import { deliveryIt } from './delivery-it.ts'
import { deliveryJa } from './delivery-ja.ts'
import { deliveryNl } from './delivery-nl.ts'
import { deliveryPt } from './delivery-pt.ts'
import { deliverySv } from './delivery-sv.ts'
import { formsAr } from './forms-ar.ts'
import { formsDa } from './forms-da.ts'
import { formsDe } from './forms-de.ts'
import { formsEs } from './forms-es.ts'
import { formsFr } from './forms-fr.ts'
import { formsIt } from './forms-it.ts'
import { formsJa } from './forms-ja.ts'
import { formsNl } from './forms-nl.ts'
import { formsPt } from './forms-pt.ts'
import { formsSv } from './forms-sv.ts'
import { listingsAr } from './listings-ar.ts'
import { listsAr } from './lists-ar.ts'
import { membersAr } from './members-ar.ts'
import { pagesAr } from './pages-ar.ts'
import { listingsDa } from './listings-da.ts'
import { listsDa } from './lists-da.ts'
import { membersDa } from './members-da.ts'
import { pagesDa } from './pages-da.ts'
import { listingsDe } from './listings-de.ts'
import { listsDe } from './lists-de.ts'
import { membersDe } from './members-de.ts'
import { pagesDe } from './pages-de.ts'
import { listingsEs } from './listings-es.ts'
import { listsEs } from './lists-es.ts'
import { membersEs } from './members-es.ts'
import { pagesEs } from './pages-es.ts'
import { listingsFr } from './listings-fr.ts'
import { listsFr } from './lists-fr.ts'
import { membersFr } from './members-fr.ts'
import { pagesFr } from './pages-fr.ts'
import { listingsIt } from './listings-it.ts'
import { listsIt } from './lists-it.ts'
import { membersIt } from './members-it.ts'
import { pagesIt } from './pages-it.ts'
import { listingsJa } from './listings-ja.ts'
import { listsJa } from './lists-ja.ts'
import { membersJa } from './members-ja.ts'
import { pagesJa } from './pages-ja.ts'
import { listingsNl } from './listings-nl.ts'
import { listsNl } from './lists-nl.ts'
import { membersNl } from './members-nl.ts'
import { pagesNl } from './pages-nl.ts'
import { listingsPt } from './listings-pt.ts'
import { listsPt } from './lists-pt.ts'
import { membersPt } from './members-pt.ts'
import { pagesPt } from './pages-pt.ts'
import { listingsSv } from './listings-sv.ts'
import { listsSv } from './lists-sv.ts'
import { membersSv } from './members-sv.ts'
import { pagesSv } from './pages-sv.ts'
import { subscriptionsDe } from './subscriptions-de.ts'
import { subscriptionsAr } from './subscriptions-ar.ts'
import { subscriptionsDa } from './subscriptions-da.ts'
import { subscriptionsEs } from './subscriptions-es.ts'
import { subscriptionsFr } from './subscriptions-fr.ts'
import { subscriptionsIt } from './subscriptions-it.ts'
import { subscriptionsJa } from './subscriptions-ja.ts'
import { subscriptionsNl } from './subscriptions-nl.ts'
import { subscriptionsPt } from './subscriptions-pt.ts'
import { subscriptionsSv } from './subscriptions-sv.ts'
import { productsAr } from './products-ar.ts'
import { reviewsAr } from './reviews-ar.ts'
import { withdrawalsAr } from './withdrawals-ar.ts'
import { productsDa } from './products-da.ts'
import { reviewsDa } from './reviews-da.ts'
import { withdrawalsDa } from './withdrawals-da.ts'
import { productsDe } from './products-de.ts'
import { reviewsDe } from './reviews-de.ts'
import { withdrawalsDe } from './withdrawals-de.ts'
import { productsEs } from './products-es.ts'
import { reviewsEs } from './reviews-es.ts'
import { withdrawalsEs } from './withdrawals-es.ts'
import { productsFr } from './products-fr.ts'
import { reviewsFr } from './reviews-fr.ts'
import { withdrawalsFr } from './withdrawals-fr.ts'
import { productsIt } from './products-it.ts'
import { reviewsIt } from './reviews-it.ts'
import { withdrawalsIt } from './withdrawals-it.ts'
import { productsJa } from './products-ja.ts'
import { reviewsJa } from './reviews-ja.ts'
import { withdrawalsJa } from './withdrawals-ja.ts'
import { productsNl } from './products-nl.ts'
import { reviewsNl } from './reviews-nl.ts'
import { withdrawalsNl } from './withdrawals-nl.ts'
import { productsPt } from './products-pt.ts'
import { reviewsPt } from './reviews-pt.ts'
import { withdrawalsPt } from './withdrawals-pt.ts'
import { productsSv } from './products-sv.ts'
import { reviewsSv } from './reviews-sv.ts'
import { withdrawalsSv } from './withdrawals-sv.ts'

/** What the platform's own pages say to visitors, by language; the English stands in the pages. */
export const phrasebooks: Readonly<Record<string, Phrasebook>> = {
  ar: {
    ...pagesAr,
    ...accessAr,
    ...answersAr,
    ...deliveryAr,
    ...withdrawalsAr,
    ...membersAr,
    ...formsAr,
    ...subscriptionsAr,
    ...productsAr,
    ...reviewsAr,
    ...listsAr,
    ...listingsAr,
  },
  da: {
    ...pagesDa,
    ...accessDa,
    ...answersDa,
    ...deliveryDa,
    ...withdrawalsDa,
    ...membersDa,
    ...formsDa,
    ...subscriptionsDa,
    ...productsDa,
    ...reviewsDa,
    ...listsDa,
    ...listingsDa,
  },
  de: {
    ...pagesDe,
    ...accessDe,
    ...answersDe,
    ...deliveryDe,
    ...withdrawalsDe,
    ...membersDe,
    ...formsDe,
    ...subscriptionsDe,
    ...productsDe,
    ...reviewsDe,
    ...listsDe,
    ...listingsDe,
  },
  es: {
    ...pagesEs,
    ...accessEs,
    ...answersEs,
    ...deliveryEs,
    ...withdrawalsEs,
    ...membersEs,
    ...formsEs,
    ...subscriptionsEs,
    ...productsEs,
    ...reviewsEs,
    ...listsEs,
    ...listingsEs,
  },
  fr: {
    ...pagesFr,
    ...accessFr,
    ...answersFr,
    ...deliveryFr,
    ...withdrawalsFr,
    ...membersFr,
    ...formsFr,
    ...subscriptionsFr,
    ...productsFr,
    ...reviewsFr,
    ...listsFr,
    ...listingsFr,
  },
  it: {
    ...pagesIt,
    ...accessIt,
    ...answersIt,
    ...deliveryIt,
    ...withdrawalsIt,
    ...membersIt,
    ...formsIt,
    ...subscriptionsIt,
    ...productsIt,
    ...reviewsIt,
    ...listsIt,
    ...listingsIt,
  },
  ja: {
    ...pagesJa,
    ...accessJa,
    ...answersJa,
    ...deliveryJa,
    ...withdrawalsJa,
    ...membersJa,
    ...formsJa,
    ...subscriptionsJa,
    ...productsJa,
    ...reviewsJa,
    ...listsJa,
    ...listingsJa,
  },
  nl: {
    ...pagesNl,
    ...accessNl,
    ...answersNl,
    ...deliveryNl,
    ...withdrawalsNl,
    ...membersNl,
    ...formsNl,
    ...subscriptionsNl,
    ...productsNl,
    ...reviewsNl,
    ...listsNl,
    ...listingsNl,
  },
  pt: {
    ...pagesPt,
    ...accessPt,
    ...answersPt,
    ...deliveryPt,
    ...withdrawalsPt,
    ...membersPt,
    ...formsPt,
    ...subscriptionsPt,
    ...productsPt,
    ...reviewsPt,
    ...listsPt,
    ...listingsPt,
  },
  sv: {
    ...pagesSv,
    ...accessSv,
    ...answersSv,
    ...deliverySv,
    ...withdrawalsSv,
    ...membersSv,
    ...formsSv,
    ...subscriptionsSv,
    ...productsSv,
    ...reviewsSv,
    ...listsSv,
    ...listingsSv,
  },
}

const sayBy: Readonly<Record<string, Say>> = Object.fromEntries(
  Object.entries(phrasebooks).map(([language, phrasebook]) => [language, sayFrom(phrasebook)]),
)

/** How visitors are spoken to. @param locale a tag such as `de-CH`; whose language is not known reads English */
export function sayIn(locale: string): SayPhrase {
  return sayAnyIn(locale)
}

/** The same for text that may be no phrase, such as the markup of a page. */
export function sayAnyIn(locale: string): Say {
  const [language = ''] = locale.split('-')
  return Object.hasOwn(sayBy, language) ? (sayBy[language] ?? sayInEnglish) : sayInEnglish
}

/** A refusal in the language of a visitor, with what it says at single fields. */
export function saidRefusal(refusal: Refusal, locale: string): Refusal {
  const say = sayAnyIn(locale)
  const { message, said, fields } = refusal
  const translated = Object.entries(fields ?? {}).map(([name, text]) => [name, say(text)])
  return {
    ...refusal,
    message: said === undefined ? say(message) : say(said.sentence, said.values),
    ...(fields !== undefined && { fields: Object.fromEntries(translated) }),
  }
}
