import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Danish. */
export const cardsDa: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?': 'Hvilket kort skal {shop} trække på fra nu af?',
  'Nothing is charged now.': 'Der trækkes intet nu.',
  'A card that is accepted': 'Et kort, der godkendes',
  'A card that is declined': 'Et kort, der afvises',
  'A card whose bank asks each time': 'Et kort, hvor banken spørger hver gang',
  'Go back without a change': 'Tilbage uden ændring',
  'To your card…': 'Til dit kort…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Du bliver ført til siden, hvor du angiver et andet kort. Der trækkes intet nu.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Vi venter på svar om dit kort. Siden kigger selv efter igen.',
  'Go on to your card': 'Videre til dit kort',
  'Your card': 'Dit kort',
  'Use another card': 'Brug et andet kort',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Du angiver det på betalingsudbyderens side. Der trækkes intet nu.',
  'Give another card': 'Angiv et andet kort',
  'Your card is changed. The next payments are made with it.':
    'Dit kort er ændret. De næste betalinger sker med det.',
  'valid until {expires}': 'gyldigt til {expires}',
  'Your cards': 'Dine kort',
  'Another card or way to pay': 'Et andet kort eller en anden måde at betale på',
  '{brand} ending in {lastFour}': '{brand}, der ender på {lastFour}',
  'Keep this card for the next time': 'Gem dette kort til næste gang',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Fjern<span class="checkout-hidden"> kortet {name}</span>',
  'The card is removed.': 'Kortet er fjernet.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Der kan ikke angives et kort lige nu. Intet er ændret. Prøv igen om et par minutter.',
  'No other card was given. The next payments are made as before.':
    'Der blev ikke angivet et andet kort. De næste betalinger sker som før.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'Det kort, du valgte, er ikke længere gemt. Der er ikke trukket noget. Vælg igen, hvordan du vil betale.',
  'no longer valid': 'ikke længere gyldigt',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Betalingsudbyderen gemmer dem. Denne butik ser aldrig deres numre.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Betaler <a href="{address}">{title}</a>, også når det er fjernet her.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'Kortet er fjernet her. Det, der løber med det, trækkes stadig på det, indtil du angiver et andet kort der eller opsiger det.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Med et gemt kort går det, som du valgte for det; for et andet vælger du nedenfor.',
  'It goes to Stripe alone. This shop never sees it.':
    'Det går kun til Stripe. Butikken ser det aldrig.',
  'Pay in another way, on Stripe’s page': 'Betal på en anden måde, på Stripes side',
  'The fields for your card are loading…': 'Felterne til dit kort indlæses …',
  'The fields for your card did not load.': 'Felterne til dit kort blev ikke indlæst.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Dit kort kunne ikke læses. Der er ikke trukket noget. Skriv det igen, eller betal på betalingsudbyderens side.',
  'Your card could not be read. Please type it once more.':
    'Dit kort kunne ikke læses. Skriv det igen.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Betal med kortet 4242 4242 4242 4242 og en vilkårlig dato i fremtiden.',
}
