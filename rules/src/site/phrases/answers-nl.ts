import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Dutch. */
export const answersNl: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Een e-mail met alle gegevens is onderweg naar {email}.',
  'A mail with all of this went to {email}.':
    'Een e-mail met alle gegevens is verstuurd naar {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Bewaar het adres van deze pagina: hier kun je je bestelling altijd terugzien.',
  item: 'artikel',
  '{quantity} item in cart': '{quantity} artikel in winkelwagen',
  '{quantity} items in cart': '{quantity} artikelen in winkelwagen',
  items: 'artikelen',
  '{name} was added.': 'Toegevoegd: {name}.',
  '{name} was removed.': 'Verwijderd: {name}.',
  '{name} can be had again.': 'Weer verkrijgbaar: {name}.',
  'The quantity of {name} is now {quantity}.': 'Het aantal van {name} is nu {quantity}.',
  '{name} now costs {price} each.': 'Nieuwe prijs voor {name}: {price} per stuk.',
  '{name} now costs {price}.': 'Nieuwe prijs voor {name}: {price}.',
  '{name} was added: {amount}.': 'Toegevoegd: {name}, {amount}.',
  '{name} is now {amount}.': '{name}: nu {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'De cadeaubon die eindigt op {lastFour} betaalt nu {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'De cadeaubon die eindigt op {lastFour} betaalt niets meer.',
  'Prices are now in {currency}.': 'De prijzen zijn nu in {currency}.',
  'The total is now {amount}.': 'Het totaal is nu {amount}.',
  'It is sent by {name} now, which is free.':
    'Je bestelling wordt nu verzonden met {name}, dat is gratis.',
  'It is sent by {name} now, which costs {price}.':
    'Je bestelling wordt nu verzonden met {name}, dat kost {price}.',
  'You pick it up now, at {name}, which is free.':
    'Je haalt je bestelling nu zelf af, bij {name}, dat is gratis.',
  '{name} is now free.': 'Nu gratis: {name}.',
  '{name} takes nothing off any more.': 'Met {name} krijg je geen korting meer.',
  '{name} makes shipping free.': 'Met {name} is de verzending gratis.',
  '{name} now makes shipping free.': 'Met {name} is de verzending nu gratis.',
  '{name} takes {amount} off.': 'Met {name} krijg je {amount} korting.',
  '{name} now takes {amount} off.': 'Met {name} krijg je nu {amount} korting.',
  '{before} is now called {name}.': '{before} heet nu {name}.',
  '{left} of {most} downloads left, until {day}': 'Downloads over: {left} van {most}, tot {day}',
  'All {most} downloads are used': 'Alle {most} downloads zijn gebruikt',
  'Could be downloaded until {day}': 'Kon tot {day} worden gedownload',
  'Nothing has to be shipped.': 'Er hoeft niets te worden verzonden.',
  'You pick your order up: at the checkout you see where.':
    'Je haalt je bestelling af: bij het afrekenen zie je waar.',
  'This is too heavy to be sent, but you can pick it up.':
    'Dit is te zwaar om te verzenden, maar je kunt het afhalen.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'Dit is te zwaar om te verzenden. Haal er iets uit of vraag het ons.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'Verzendkosten komen er bij het afrekenen bij, of je haalt je bestelling gratis af.',
  'Shipping is added at checkout.': 'Verzendkosten komen er bij het afrekenen bij.',
  'Shipping is free.': 'Verzending is gratis.',
  'Shipping is added at checkout, and free from {amount}.':
    'Verzendkosten komen er bij het afrekenen bij; vanaf {amount} is verzending gratis.',
  'Prices include taxes.': 'Prijzen zijn inclusief btw.',
  'Taxes are added at checkout.': 'Btw komt er bij het afrekenen bij.',
  'Error: {page}': 'Fout: {page}',
  'One or more fields is invalid, please check your entries.':
    'Een of meer velden zijn ongeldig, controleer je gegevens.',
  'Your cart is empty.': 'Je winkelwagen is leeg.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Je betaling is geweigerd. Er is niets afgeschreven. Probeer het opnieuw of betaal op een andere manier.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Hier zijn te veel betalingen geweigerd. Er is niets afgeschreven. Probeer het over tien minuten opnieuw.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'De betaling kreeg geen antwoord en is geannuleerd. Er is niets afgeschreven. Probeer het opnieuw.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'De betaling is gestopt. Er is niets afgeschreven en je winkelwagen is zoals hij was.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'Dit bedrag is te laag om met een kaart te betalen. Er is niets afgeschreven. Voeg nog iets toe aan je winkelwagen.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'We weten nog niet hoe je betaling is afgelopen. We kijken vanzelf opnieuw, en als die is gelukt, sturen we je een e-mail. Betaal niet nog een keer.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Je betaling kwam te laat en wordt terugbetaald. Bekijk je bestelling en betaal opnieuw.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Je bestelling is veranderd sinds deze pagina werd getoond. Er is niets afgeschreven. Bekijk wat er nieuw is en betaal opnieuw.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Iets in je winkelwagen vraagt om gegevens die je nog niet hebt ingevuld. Er is niets afgeschreven. Bekijk je winkelwagen.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Niet alles van je bestelling is nog verkrijgbaar. Er is niets afgeschreven.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Deze pagina toonde een andere winkelwagen dan die je nu hebt. Er is niets afgeschreven. Bekijk wat er nieuw is en betaal opnieuw.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'We konden niet lezen wat deze pagina je had getoond. Er is niets afgeschreven. Bekijk je bestelling en betaal opnieuw.',
  'Your code was not taken.': 'Je code is niet aangenomen.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Een kortingscode van je bestelling is al eerder met dit e-mailadres gebruikt. Er is niets afgeschreven. Verwijder de code om verder te gaan.',
  'Your order is being placed. One moment, please.':
    'Je bestelling wordt geplaatst. Een ogenblik geduld.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Dit formulier is al met andere gegevens verstuurd. Open het afrekenen opnieuw.',
  'The signature does not match.': 'De handtekening klopt niet.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'Dit is te zwaar om daarheen te verzenden. Er is niets afgeschreven. Haal iets uit je winkelwagen of kies een andere manier om het te krijgen.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Deze winkel kan nog geen betalingen aannemen. Er is niets afgeschreven.',
  'Please choose a country.': 'Kies een land.',
  'This shop does not send to that country.': 'Deze winkel verzendt niet naar dat land.',
  'Please choose one.': 'Maak een keuze.',
  'Please agree to the terms.': 'Ga akkoord met de voorwaarden.',
  'An order can have five discount codes. Remove one to use another.':
    'Een bestelling kan vijf kortingscodes hebben. Verwijder er een om een andere te gebruiken.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Deze variant is helaas niet beschikbaar. Kies een andere variant.',
  'Sorry, we do not have enough of that item available.': 'Daar hebben we helaas niet genoeg van.',
  'Quantity must be a number.': 'Het aantal moet een getal zijn.',
  'Quantity must be a whole number': 'Het aantal moet een geheel getal zijn',
  'Quantity must be from 1 to 9999.': 'Het aantal moet tussen 1 en 9999 liggen.',
  'This item is sold one at a time.': 'Dit artikel wordt per stuk verkocht.',
  'Select a denomination for the Gift Card': 'Kies een waarde voor de cadeaubon',
  'Could not parse the form fields, please check your entries.':
    'De velden van het formulier konden niet worden gelezen, controleer je gegevens.',
  'There is no such item in this shop.': 'Dit artikel bestaat niet in deze winkel.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Dit lidmaatschap is op dit moment niet te koop, omdat niemand hier kan inloggen.',
  'This download is not there yet. Please come back a little later.':
    'Deze download is er nog niet. Kom iets later terug.',
  'That is another item than the one in the cart. Please reload the page.':
    'Dat is een ander artikel dan dat in de winkelwagen. Laad de pagina opnieuw.',
  'That item is no longer in the cart.': 'Dat artikel zit niet meer in de winkelwagen.',
  'A cart holds at most 200 different items.':
    'In een winkelwagen passen hoogstens 200 verschillende artikelen.',
  'Your session has expired. Please reload the page and try again.':
    'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Sta cookies toe in je browser, laad de pagina opnieuw en probeer het nog eens.',
  'Please try again in a few seconds.': 'Probeer het over een paar seconden nog eens.',
  'Unable to Add Item': 'Artikel kan niet worden toegevoegd',
  'Unable to Purchase Item': 'Artikel kan niet worden gekocht',
  'Unable to purchase Gift Card': 'Cadeaubon kan niet worden gekocht',
  'Adding…': 'Wordt toegevoegd…',
  'Added!': 'Toegevoegd!',
  'More than 100 items in cart': 'Meer dan 100 artikelen in winkelwagen',
  'Too heavy to be sent there': 'Te zwaar om daarheen te verzenden',
  'Depends on your postal code': 'Hangt af van je postcode',
  'Not sent to that postal code': 'Geen verzending naar die postcode',
  'This code is not valid.': 'Deze code is niet geldig.',
  'This code is not valid any more.': 'Deze code is niet meer geldig.',
  'This code has been used up.': 'Deze code is opgebruikt.',
  'This code was used with your e-mail address before.':
    'Deze code is al eerder met je e-mailadres gebruikt.',
  'This code is not for what is in your order.':
    'Deze code geldt niet voor wat er in je bestelling zit.',
  'This code is for orders of {minimum} and more.':
    'Deze code geldt voor bestellingen vanaf {minimum}.',
  'This code would take nothing off your order.':
    'Deze code zou geen korting op je bestelling geven.',
  'This code does not go together with another one.':
    'Deze code kan niet met een andere worden gecombineerd.',
  'This gift card is not valid any more.': 'Deze cadeaubon is niet meer geldig.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Er staat niets meer op deze cadeaukaart. Wat een betaling die nog niet is afgerond ervan heeft genomen, komt alleen terug als die betaling niet doorgaat.',
  'This gift card is in another currency.': 'Deze cadeaubon is in een andere valuta.',
  'This gift card is of a test, and pays for nothing here.':
    'Deze cadeaubon is van een test en betaalt hier niets.',
  'There is nothing in your order that a gift card could pay.':
    'Er zit niets in je bestelling dat met een cadeaubon kan worden betaald.',
  'Please choose today or a day within a year.': 'Kies vandaag of een dag binnen een jaar.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Een bestelling kan met vijf cadeaubonnen worden betaald. Verwijder er een om een andere te gebruiken.',
  Required: 'Verplicht',
  'You have exceeded the character limit.': 'Je hebt het maximale aantal tekens overschreden.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'Het e-mailadres is niet geldig. E-mailadressen hebben de vorm user@domain.com.',
  'Please check what you entered.': 'Controleer wat je hebt ingevuld.',
  'No longer available, as it was refunded': 'Niet meer beschikbaar, want terugbetaald',
  'No longer available, as the order is cancelled':
    'Niet meer beschikbaar, want de bestelling is geannuleerd',
  'No longer available': 'Niet meer beschikbaar',
  'It is accepted': 'Wordt geaccepteerd',
  'The order is placed.': 'De bestelling wordt geplaatst.',
  'The bank asks first': 'De bank vraagt het eerst',
  'You confirm it on a page of the test bank.':
    'Je bevestigt de betaling op een pagina van de testbank.',
  'It is declined': 'Wordt geweigerd',
  'Nothing is charged, and the cart stays.':
    'Er wordt niets afgeschreven en de winkelwagen blijft zoals hij is.',
  'It gets no answer': 'Krijgt geen antwoord',
  'The payment is cancelled, and the cart stays.':
    'De betaling wordt geannuleerd en de winkelwagen blijft zoals hij is.',
  Value: 'Waarde',
  'Their name': 'Naam van de ontvanger',
  'Their e-mail address': 'E-mailadres van de ontvanger',
  Message: 'Bericht',
  'Send it on': 'Versturen op',
  'Please write a state or province of this country.':
    'Vul een staat of provincie van dit land in.',
  'That is more than can be sold in one order.':
    'Dat is meer dan er in één bestelling kan worden verkocht.',
  'Please select the {option} option.': 'Maak een keuze voor {option}.',
  'Please select the {option1} and {option2} options.':
    'Maak een keuze voor {option1} en {option2}.',
  'Please select the {options}, and {last} options.': 'Maak een keuze voor {options} en {last}.',
  'Unable to connect. Please try again': 'Geen verbinding. Probeer het opnieuw',
  'Something went wrong': 'Er is iets misgegaan',
  'Network error': 'Netwerkfout',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'We hebben deze ontvangen op {when}. Een e-mail met alle gegevens gaat naar {email}.',
  'There is no order with this number and this e-mail address.':
    'Er is geen bestelling met dit nummer en dit e-mailadres.',
  '1 of 1 download left, until {day}': 'Nog 1 van 1 download, tot en met {day}',
  'This code is for {pieces} pieces and more.': 'Deze code geldt vanaf {pieces} stuks.',
  'Your order has a discount already that takes as much off or more.':
    'Je bestelling heeft al een korting die evenveel of meer scheelt.',
  'This discount was used with your e-mail address before.':
    'Deze korting is al eens gebruikt met jouw e-mailadres.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Een korting van je bestelling is net op. Er is niets afgeschreven. Kijk naar het totaal en betaal opnieuw.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Een korting van je bestelling is al eens gebruikt met dit e-mailadres. Er is niets afgeschreven. Kijk naar het totaal en betaal opnieuw.',
}
