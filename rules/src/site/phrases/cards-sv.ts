import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Swedish. */
export const cardsSv: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?':
    'Vilket kort ska {shop} dra från i fortsättningen?',
  'Nothing is charged now.': 'Inget dras nu.',
  'A card that is accepted': 'Ett kort som godkänns',
  'A card that is declined': 'Ett kort som nekas',
  'A card whose bank asks each time': 'Ett kort där banken frågar varje gång',
  'Go back without a change': 'Gå tillbaka utan ändring',
  'To your card…': 'Till ditt kort…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Du förs till sidan där du anger ett annat kort. Inget dras nu.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Vi väntar på svar om ditt kort. Sidan tittar själv igen.',
  'Go on to your card': 'Vidare till ditt kort',
  'Your card': 'Ditt kort',
  'Use another card': 'Använd ett annat kort',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Du anger det på betalleverantörens sida. Inget dras nu.',
  'Give another card': 'Ange ett annat kort',
  'Your card is changed. The next payments are made with it.':
    'Ditt kort är ändrat. De nästa betalningarna görs med det.',
  'valid until {expires}': 'giltigt till {expires}',
  'Your cards': 'Dina kort',
  'Another card or way to pay': 'Ett annat kort eller betalsätt',
  '{brand} ending in {lastFour}': '{brand} som slutar på {lastFour}',
  'Keep this card for the next time': 'Spara kortet till nästa gång',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Ta bort<span class="checkout-hidden"> kortet {name}</span>',
  'The card is removed.': 'Kortet är borttaget.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Det går inte att ange ett kort just nu. Inget har ändrats. Försök igen om några minuter.',
  'No other card was given. The next payments are made as before.':
    'Inget annat kort angavs. De nästa betalningarna görs som förut.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'Kortet som du valde är inte sparat längre. Inget har dragits. Välj igen hur du vill betala.',
  'no longer valid': 'inte giltigt längre',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Betalleverantören sparar dem. Den här butiken ser aldrig deras nummer.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Betalar <a href="{address}">{title}</a>, även när det är borttaget här.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'Kortet är borttaget här. Det som löper med det dras fortfarande från det, tills du anger ett annat kort där eller säger upp det.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Med ett sparat kort går det som du valde för det; för ett annat väljer du nedan.',
  'It goes to Stripe alone. This shop never sees it.':
    'Det går bara till Stripe. Butiken ser det aldrig.',
  'Pay in another way, on Stripe’s page': 'Betala på ett annat sätt, på Stripes sida',
  'The fields for your card are loading…': 'Fälten för ditt kort läses in …',
  'The fields for your card did not load.': 'Fälten för ditt kort lästes inte in.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Ditt kort kunde inte läsas. Inget har dragits. Skriv det igen, eller betala på betalleverantörens sida.',
  'Your card could not be read. Please type it once more.':
    'Ditt kort kunde inte läsas. Skriv det igen.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Betala med kortet 4242 4242 4242 4242 och ett valfritt framtida datum.',
}
