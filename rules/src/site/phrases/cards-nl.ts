import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Dutch. */
export const cardsNl: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?':
    'Van welke kaart moet {shop} voortaan afschrijven?',
  'Nothing is charged now.': 'Er wordt nu niets afgeschreven.',
  'A card that is accepted': 'Een kaart die wordt geaccepteerd',
  'A card that is declined': 'Een kaart die wordt geweigerd',
  'A card whose bank asks each time': 'Een kaart waarbij de bank elke keer vraagt',
  'Go back without a change': 'Terug zonder wijziging',
  'To your card…': 'Naar je kaart…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Je gaat naar de pagina waar je een andere kaart opgeeft. Er wordt nu niets afgeschreven.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'We wachten op het antwoord over je kaart. Deze pagina kijkt vanzelf opnieuw.',
  'Go on to your card': 'Verder naar je kaart',
  'Your card': 'Je kaart',
  'Use another card': 'Een andere kaart gebruiken',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Je geeft haar op bij de betaalprovider. Er wordt nu niets afgeschreven.',
  'Give another card': 'Andere kaart opgeven',
  'Your card is changed. The next payments are made with it.':
    'Je kaart is gewijzigd. De volgende betalingen gaan ermee.',
  'valid until {expires}': 'geldig tot {expires}',
  'Your cards': 'Je kaarten',
  'Another card or way to pay': 'Een andere kaart of betaalwijze',
  '{brand} ending in {lastFour}': '{brand} eindigend op {lastFour}',
  'Keep this card for the next time': 'Deze kaart bewaren voor de volgende keer',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Verwijderen<span class="checkout-hidden">: kaart {name}</span>',
  'The card is removed.': 'De kaart is verwijderd.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Er kan nu geen kaart worden opgegeven. Er is niets veranderd. Probeer het over een paar minuten opnieuw.',
  'No other card was given. The next payments are made as before.':
    'Er is geen andere kaart opgegeven. De volgende betalingen gaan zoals voorheen.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'De gekozen kaart wordt niet meer bewaard. Er is niets afgeschreven. Kies opnieuw hoe je betaalt.',
  'no longer valid': 'niet meer geldig',
  'The payment provider keeps them. This shop never sees their numbers.':
    'De betaalprovider bewaart ze. Deze winkel ziet nooit hun nummers.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Betaalt <a href="{address}">{title}</a>, ook als hij hier is verwijderd.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'De kaart is hier verwijderd. Wat ermee loopt, wordt er nog van afgeschreven, tot je daar een andere kaart opgeeft of het opzegt.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Met een bewaarde kaart loopt het af zoals je daarvoor koos; voor een andere kies je hieronder.',
  'It goes to Stripe alone. This shop never sees it.':
    'Hij gaat alleen naar Stripe. Deze winkel krijgt hem nooit te zien.',
  'Pay in another way, on Stripe’s page': 'Op een andere manier betalen, op de pagina van Stripe',
  'The fields for your card are loading…': 'De velden voor je kaart worden geladen…',
  'The fields for your card did not load.': 'De velden voor je kaart zijn niet geladen.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Je kaart kon niet worden gelezen. Er is niets afgeschreven. Vul hem nog een keer in, of betaal op de pagina van de betaalprovider.',
  'Your card could not be read. Please type it once more.':
    'Je kaart kon niet worden gelezen. Vul hem nog een keer in.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Betaal met de kaart 4242 4242 4242 4242 en een willekeurige datum in de toekomst.',
}
