import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Danish. */
export const subscriptionsDa: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Den afvises senere',
  'This payment is accepted, and the next ones are not.':
    'Denne betaling godkendes, og de næste gør ikke.',
  'The bank asks later': 'Banken spørger senere',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Denne betaling godkendes. De næste venter, til du bekræfter dem.',
  'It is paid more or less often now. Please look at when.':
    'Der betales nu oftere eller sjældnere. Se hvornår.',
  'Then {price}.': 'Derefter {price}.',
  'The next payment is on {day}.': 'Næste betaling er den {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Det løber, til du opsiger det, hvilket du kan når som helst.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Det slutter efter {count} betalinger i alt, og du kan opsige det når som helst.',
  'Discounts and gift cards do not count for subscriptions.':
    'Rabatter og gavekort gælder ikke for abonnementer.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Ved at betale accepterer du, at {price} trækkes på samme måde, til du opsiger. Et link i hver af vores mails fører til opsigelsen.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Ved at betale accepterer du, at {price} trækkes på samme måde, {count} gange i alt, eller til du opsiger. Et link i hver af vores mails fører til opsigelsen.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Din bank vil spørge dig om denne betaling. Der er ikke trukket noget. Betal på denne side.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Dette sælges som abonnement. Genindlæs siden, og abonner på det.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Dette er ikke længere et abonnement. Genindlæs siden, og læg det i kurven.',
  'This is a subscription of a test. No money is taken.':
    'Dette er et testabonnement. Der trækkes ingen penge.',
  'Your subscription': 'Dit abonnement',
  'Paid by {method}': 'Betalt med {method}',
  'Go on with the payment': 'Fortsæt med betalingen',
  'Change it': 'Ret det',
  'Keep the subscription': 'Behold abonnementet',
  'Go on with it': 'Fortsæt det',
  Pause: 'Pause',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Der trækkes og sendes intet, før du fortsætter. Betalinger i pausen udgår.',
  'Pause the subscription': 'Sæt abonnementet på pause',
  'Change the address': 'Ret adressen',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Det koster nu {price} med forsendelse og skat. Der er ikke trukket noget: det sker kun, hvis du betaler her.',
  'Left out, because it could not be had or sent':
    'Sprunget over, fordi det ikke kunne skaffes eller sendes',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Den gælder fra næste betaling; forsendelse og skat er dem derfra. Koster det mere, spørger vi dig først.',
  'Save the address': 'Gem adressen',
  'Cancel the subscription': 'Opsig abonnementet',
  'Cancel now': 'Opsig nu',
  'Your payments': 'Dine betalinger',
  'See the order': 'Se ordren',
  'You have agreed to this:': 'Du har accepteret dette:',
  'Your subscription is canceled.': 'Dit abonnement er opsagt.',
  'Cancel a subscription': 'Opsig et abonnement',
  'A mail tells you until when it runs. Nothing more is charged.':
    'En mail fortæller, hvor længe det løber. Der trækkes ikke mere.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Skriv nummeret på den ordre, det begyndte med, og den e-mailadresse, du bestilte med.',
  'We try again on {day}.': 'Vi prøver igen den {day}.',
  '{amount} of what you have paid goes back to you.':
    '{amount} af det, du har betalt, går tilbage til dig.',
  'Payments that are left: {count}.': 'Betalinger, der er tilbage: {count}.',
  'A payment is being made.': 'En betaling er i gang.',
  'Your last payment did not go through. Nothing was charged.':
    'Din seneste betaling gik ikke igennem. Der er ikke trukket noget.',
  'It is paused. Nothing is charged until you go on.':
    'Det er på pause. Der trækkes intet, før du fortsætter.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Det er opsagt og løber til {day}. Der trækkes ikke mere.',
  'It has ended. Nothing more is charged.': 'Det er slut. Der trækkes ikke mere.',
  'It ends at once, and nothing more is charged.':
    'Det slutter med det samme, og der trækkes ikke mere.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Det løber til {day}, og der trækkes ikke mere. En mail bekræfter det.',
  'Being paid': 'Betales',
  'Not paid yet': 'Ikke betalt endnu',
  'Not paid': 'Ikke betalt',
  'Left out': 'Udgået',
  'Your subscription goes on.': 'Dit abonnement fortsætter.',
  'Your subscription is paused.': 'Dit abonnement er på pause.',
  'The address is saved.': 'Adressen er gemt.',
  'This subscription has ended.': 'Dette abonnement er slut.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'En betaling for dette abonnement er i gang. Prøv igen om nogle minutter.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Dette abonnement er ændret i mellemtiden. Se på det igen.',
  'Nothing is to be paid for this subscription now.':
    'Der er intet at betale for dette abonnement nu.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Vi kender intet abonnement med dette ordrenummer og denne e-mailadresse. Tjek begge, eller åbn linket i din mail.',
  'This order is a payment of a subscription.': 'Denne ordre er en betaling for et abonnement.',
  'See your subscription': 'Se dit abonnement',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Denne plan tilbydes ikke længere. Genindlæs siden, og vælg igen.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'Du abonnerer på én ad gangen. Sæt antallet til 1.',
  '{amount} given back': '{amount} refunderet',
}
