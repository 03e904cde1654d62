import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Dutch. */
export const subscriptionsNl: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Ze wordt later geweigerd',
  'This payment is accepted, and the next ones are not.':
    'Deze betaling wordt geaccepteerd, de volgende niet.',
  'The bank asks later': 'De bank vraagt het later',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Deze betaling wordt geaccepteerd. De volgende wachten tot je ze bevestigt.',
  'It is paid more or less often now. Please look at when.':
    'Er wordt nu vaker of minder vaak betaald. Kijk wanneer.',
  'Then {price}.': 'Daarna {price}.',
  'The next payment is on {day}.': 'De volgende betaling is op {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Het loopt tot je opzegt, wat je altijd kunt doen.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Het eindigt na {count} betalingen in totaal, en je kunt altijd opzeggen.',
  'Discounts and gift cards do not count for subscriptions.':
    'Kortingen en cadeaubonnen gelden niet voor abonnementen.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Door te betalen ga je ermee akkoord dat {price} op dezelfde manier wordt afgeschreven tot je opzegt. Een link in elke mail van ons leidt naar waar je opzegt.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Door te betalen ga je ermee akkoord dat {price} op dezelfde manier wordt afgeschreven, {count} keer in totaal of tot je opzegt. Een link in elke mail van ons leidt naar waar je opzegt.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Je bank wil je iets vragen over deze betaling. Er is niets afgeschreven. Betaal op deze pagina.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Dit wordt als abonnement verkocht. Laad de pagina opnieuw en abonneer je.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Dit is geen abonnement meer. Laad de pagina opnieuw en leg het in je winkelwagen.',
  'This is a subscription of a test. No money is taken.':
    'Dit is een testabonnement. Er wordt geen geld afgeschreven.',
  'Your subscription': 'Je abonnement',
  'Paid by {method}': 'Betaald met {method}',
  'Go on with the payment': 'Verder met de betaling',
  'Change it': 'Wijzigen',
  'Keep the subscription': 'Abonnement houden',
  'Go on with it': 'Hervatten',
  Pause: 'Pauzeren',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Er wordt niets afgeschreven of verstuurd tot je verdergaat. Betalingen in de pauze vervallen.',
  'Pause the subscription': 'Abonnement pauzeren',
  'Change the address': 'Adres wijzigen',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Het kost nu {price}, met verzending en belasting. Er is niets afgeschreven: dat gebeurt alleen als je hier betaalt.',
  'Left out, because it could not be had or sent': 'Overgeslagen, omdat het niet leverbaar was',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Het geldt vanaf de volgende betaling; verzending en belasting zijn die van daar. Kost het meer, dan vragen we je eerst.',
  'Save the address': 'Adres opslaan',
  'Cancel the subscription': 'Abonnement opzeggen',
  'Cancel now': 'Nu opzeggen',
  'Your payments': 'Je betalingen',
  'See the order': 'Bestelling bekijken',
  'You have agreed to this:': 'Hiermee ben je akkoord gegaan:',
  'Your subscription is canceled.': 'Je abonnement is opgezegd.',
  'Cancel a subscription': 'Een abonnement opzeggen',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Een mail zegt tot wanneer het loopt. Er wordt niets meer afgeschreven.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Typ het nummer van de bestelling waarmee het begon en het e-mailadres waarmee je bestelde.',
  'We try again on {day}.': 'We proberen het opnieuw op {day}.',
  '{amount} of what you have paid goes back to you.':
    '{amount} van wat je hebt betaald gaat naar je terug.',
  'Payments that are left: {count}.': 'Resterende betalingen: {count}.',
  'A payment is being made.': 'Er wordt een betaling gedaan.',
  'Your last payment did not go through. Nothing was charged.':
    'Je laatste betaling is niet gelukt. Er is niets afgeschreven.',
  'It is paused. Nothing is charged until you go on.':
    'Het is gepauzeerd. Er wordt niets afgeschreven tot je verdergaat.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Het is opgezegd en loopt tot {day}. Er wordt niets meer afgeschreven.',
  'It has ended. Nothing more is charged.': 'Het is afgelopen. Er wordt niets meer afgeschreven.',
  'It ends at once, and nothing more is charged.':
    'Het eindigt meteen en er wordt niets meer afgeschreven.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Het loopt tot {day} en er wordt niets meer afgeschreven. Een mail bevestigt het.',
  'Being paid': 'Wordt betaald',
  'Not paid yet': 'Nog niet betaald',
  'Not paid': 'Niet betaald',
  'Left out': 'Vervallen',
  'Your subscription goes on.': 'Je abonnement loopt door.',
  'Your subscription is paused.': 'Je abonnement is gepauzeerd.',
  'The address is saved.': 'Het adres is opgeslagen.',
  'This subscription has ended.': 'Dit abonnement is afgelopen.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'Er wordt een betaling van dit abonnement gedaan. Probeer het over een paar minuten opnieuw.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Dit abonnement is intussen gewijzigd. Bekijk het opnieuw.',
  'Nothing is to be paid for this subscription now.':
    'Voor dit abonnement hoeft nu niets betaald te worden.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'We kennen geen abonnement met dit bestelnummer en e-mailadres. Controleer beide of open de link in je mail.',
  'This order is a payment of a subscription.':
    'Deze bestelling is een betaling van een abonnement.',
  'See your subscription': 'Je abonnement bekijken',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Dit abonnement wordt niet meer aangeboden. Laad de pagina opnieuw en kies nog een keer.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'Je abonneert je op één stuk tegelijk. Zet het aantal op 1.',
  '{amount} given back': '{amount} terugbetaald',
}
