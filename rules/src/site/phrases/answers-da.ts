import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Danish. */
export const answersDa: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'En mail med det hele er på vej til {email}.',
  'A mail with all of this went to {email}.': 'En mail med det hele er sendt til {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Gem adressen på denne side: Den viser din ordre, hver gang du kommer tilbage.',
  item: 'vare',
  '{quantity} item in cart': '{quantity} vare i kurven',
  '{quantity} items in cart': '{quantity} varer i kurven',
  items: 'varer',
  '{name} was added.': '{name} er tilføjet.',
  '{name} was removed.': '{name} er fjernet.',
  '{name} can be had again.': '{name} kan fås igen.',
  'The quantity of {name} is now {quantity}.': 'Antallet af {name} er nu {quantity}.',
  '{name} now costs {price} each.': '{name} koster nu {price} pr. stk.',
  '{name} now costs {price}.': '{name} koster nu {price}.',
  '{name} was added: {amount}.': '{name} er tilføjet: {amount}.',
  '{name} is now {amount}.': '{name} er nu {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'Gavekortet, der ender på {lastFour}, betaler nu {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'Gavekortet, der ender på {lastFour}, betaler ikke længere noget.',
  'Prices are now in {currency}.': 'Priserne er nu i {currency}.',
  'The total is now {amount}.': 'Det samlede beløb er nu {amount}.',
  'It is sent by {name} now, which is free.': 'Ordren sendes nu med {name}, og det er gratis.',
  'It is sent by {name} now, which costs {price}.':
    'Ordren sendes nu med {name}, og det koster {price}.',
  'You pick it up now, at {name}, which is free.':
    'Du henter nu ordren hos {name}, og det er gratis.',
  '{name} is now free.': '{name} er nu gratis.',
  '{name} takes nothing off any more.': '{name} giver ikke længere rabat.',
  '{name} makes shipping free.': '{name} giver gratis fragt.',
  '{name} now makes shipping free.': '{name} giver nu gratis fragt.',
  '{name} takes {amount} off.': '{name} giver {amount} i rabat.',
  '{name} now takes {amount} off.': '{name} giver nu {amount} i rabat.',
  '{before} is now called {name}.': '{before} hedder nu {name}.',
  '{left} of {most} downloads left, until {day}':
    '{left} af {most} downloads tilbage, til og med {day}',
  'All {most} downloads are used': 'Alle {most} downloads er brugt',
  'Could be downloaded until {day}': 'Kunne downloades til og med {day}',
  'Nothing has to be shipped.': 'Der er ikke noget, der skal sendes.',
  'You pick your order up: at the checkout you see where.':
    'Du henter selv din ordre: I kassen ser du hvor.',
  'This is too heavy to be sent, but you can pick it up.':
    'Ordren er for tung til at blive sendt, men du kan hente den.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'Ordren er for tung til at blive sendt. Fjern noget, eller spørg os.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'Fragt lægges til i kassen, eller du kan hente din ordre gratis.',
  'Shipping is added at checkout.': 'Fragt lægges til i kassen.',
  'Shipping is free.': 'Fragten er gratis.',
  'Shipping is added at checkout, and free from {amount}.':
    'Fragt lægges til i kassen og er gratis fra {amount}.',
  'Prices include taxes.': 'Priserne er inkl. moms.',
  'Taxes are added at checkout.': 'Moms lægges til i kassen.',
  'Error: {page}': 'Fejl: {page}',
  'One or more fields is invalid, please check your entries.':
    'Et eller flere felter er ikke udfyldt rigtigt. Tjek venligst, hvad du har skrevet.',
  'Your cart is empty.': 'Din kurv er tom.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Din betaling blev afvist. Der er ikke trukket penge. Prøv igen, eller betal på en anden måde.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'For mange betalinger herfra er blevet afvist. Der er ikke trukket penge. Prøv igen om ti minutter.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'Betalingen fik intet svar og blev annulleret. Der er ikke trukket penge. Prøv igen.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'Betalingen blev stoppet. Der er ikke trukket penge, og din kurv er, som den var.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'Beløbet er for lille til at blive betalt med kort. Der er ikke trukket penge. Læg noget mere i kurven.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Vi ved endnu ikke, hvordan det gik med din betaling. Vi tjekker selv igen, og hvis den gik igennem, sender vi dig en mail. Betal venligst ikke igen.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Din betaling kom for sent og bliver betalt tilbage. Se din ordre igennem, og betal igen.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Din ordre er ændret, siden denne side blev vist. Der er ikke trukket penge. Se, hvad der er nyt, og betal igen.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Noget i din kurv beder om oplysninger, som du ikke har givet endnu. Der er ikke trukket noget. Se i din kurv.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Noget af din ordre kan ikke længere fås. Der er ikke trukket penge.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Siden viste en anden kurv end den, du har nu. Der er ikke trukket penge. Se, hvad der er nyt, og betal igen.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Vi kunne ikke læse, hvad siden havde vist dig. Der er ikke trukket penge. Se din ordre igennem, og betal igen.',
  'Your code was not taken.': 'Din kode blev ikke godtaget.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'En rabatkode i din ordre er allerede brugt med denne e-mailadresse. Der er ikke trukket penge. Fjern koden for at gå videre.',
  'Your order is being placed. One moment, please.':
    'Din ordre er ved at blive afgivet. Et øjeblik.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Formularen er allerede sendt med andre oplysninger. Åbn kassen igen.',
  'The signature does not match.': 'Signaturen passer ikke.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'Ordren er for tung til at blive sendt dertil. Der er ikke trukket penge. Tag noget ud af kurven, eller vælg en anden leveringsmåde.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Butikken kan ikke tage imod betalinger endnu. Der er ikke trukket penge.',
  'Please choose a country.': 'Vælg et land.',
  'This shop does not send to that country.': 'Butikken sender ikke til det land.',
  'Please choose one.': 'Vælg en mulighed.',
  'Please agree to the terms.': 'Du skal acceptere handelsbetingelserne.',
  'An order can have five discount codes. Remove one to use another.':
    'En ordre kan have fem rabatkoder. Fjern en for at bruge en anden.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Denne variant er desværre ikke tilgængelig. Vælg en anden variant.',
  'Sorry, we do not have enough of that item available.': 'Vi har desværre ikke nok af denne vare.',
  'Quantity must be a number.': 'Antal skal være et tal.',
  'Quantity must be a whole number': 'Antal skal være et helt tal',
  'Quantity must be from 1 to 9999.': 'Antal skal være fra 1 til 9999.',
  'This item is sold one at a time.': 'Denne vare sælges én ad gangen.',
  'Select a denomination for the Gift Card': 'Vælg et beløb til gavekortet',
  'Could not parse the form fields, please check your entries.':
    'Felterne i formularen kunne ikke læses. Tjek venligst, hvad du har skrevet.',
  'There is no such item in this shop.': 'Varen findes ikke i denne butik.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Dette medlemskab sælges ikke i øjeblikket, da ingen kan logge ind her.',
  'This download is not there yet. Please come back a little later.':
    'Denne download er ikke klar endnu. Kom tilbage lidt senere.',
  'That is another item than the one in the cart. Please reload the page.':
    'Det er en anden vare end den i kurven. Genindlæs siden.',
  'That item is no longer in the cart.': 'Varen er ikke længere i kurven.',
  'A cart holds at most 200 different items.': 'Der kan højst være 200 forskellige varer i kurven.',
  'Your session has expired. Please reload the page and try again.':
    'Din session er udløbet. Genindlæs siden, og prøv igen.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Slå cookies til i din browser, genindlæs siden, og prøv igen.',
  'Please try again in a few seconds.': 'Prøv igen om et par sekunder.',
  'Unable to Add Item': 'Varen kunne ikke lægges i kurven',
  'Unable to Purchase Item': 'Varen kunne ikke købes',
  'Unable to purchase Gift Card': 'Gavekortet kunne ikke købes',
  'Adding…': 'Lægger i kurv…',
  'Added!': 'Lagt i kurv!',
  'More than 100 items in cart': 'Mere end 100 varer i kurven',
  'Too heavy to be sent there': 'For tung til at blive sendt dertil',
  'Depends on your postal code': 'Afhænger af dit postnummer',
  'Not sent to that postal code': 'Sendes ikke til det postnummer',
  'This code is not valid.': 'Koden er ikke gyldig.',
  'This code is not valid any more.': 'Koden er ikke længere gyldig.',
  'This code has been used up.': 'Koden er brugt op.',
  'This code was used with your e-mail address before.':
    'Koden er allerede brugt med din e-mailadresse.',
  'This code is not for what is in your order.': 'Koden gælder ikke for det, der er i din ordre.',
  'This code is for orders of {minimum} and more.': 'Koden gælder for ordrer på mindst {minimum}.',
  'This code would take nothing off your order.': 'Koden ville ikke give rabat på din ordre.',
  'This code does not go together with another one.': 'Koden kan ikke bruges sammen med en anden.',
  'This gift card is not valid any more.': 'Gavekortet er ikke længere gyldigt.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Der er ikke mere på dette gavekort. Det, en betaling, der endnu ikke er afsluttet, har taget af det, kommer kun tilbage, hvis betalingen ikke bliver til noget.',
  'This gift card is in another currency.': 'Gavekortet er i en anden valuta.',
  'This gift card is of a test, and pays for nothing here.':
    'Gavekortet er fra en test og kan ikke betale for noget her.',
  'There is nothing in your order that a gift card could pay.':
    'Der er ikke noget i din ordre, som et gavekort kan betale.',
  'Please choose today or a day within a year.': 'Vælg i dag eller en dag inden for et år.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'En ordre kan betales med fem gavekort. Fjern et for at bruge et andet.',
  Required: 'Skal udfyldes',
  'You have exceeded the character limit.': 'Du har skrevet flere tegn, end der er plads til.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'E-mailadressen er ikke gyldig. Den skal have formatet user@domain.com.',
  'Please check what you entered.': 'Tjek venligst, hvad du har skrevet.',
  'No longer available, as it was refunded':
    'Ikke længere tilgængelig, fordi beløbet er refunderet',
  'No longer available, as the order is cancelled':
    'Ikke længere tilgængelig, fordi ordren er annulleret',
  'No longer available': 'Ikke længere tilgængelig',
  'It is accepted': 'Den bliver godkendt',
  'The order is placed.': 'Ordren afgives.',
  'The bank asks first': 'Banken spørger først',
  'You confirm it on a page of the test bank.': 'Du bekræfter den på en side hos testbanken.',
  'It is declined': 'Den bliver afvist',
  'Nothing is charged, and the cart stays.':
    'Der trækkes ingen penge, og kurven bliver, som den er.',
  'It gets no answer': 'Den får intet svar',
  'The payment is cancelled, and the cart stays.':
    'Betalingen annulleres, og kurven bliver, som den er.',
  Value: 'Værdi',
  'Their name': 'Modtagerens navn',
  'Their e-mail address': 'Modtagerens e-mailadresse',
  Message: 'Besked',
  'Send it on': 'Sendes den',
  'Please write a state or province of this country.':
    'Skriv en delstat eller provins i dette land.',
  'That is more than can be sold in one order.': 'Det er mere, end der kan sælges i én ordre.',
  'Please select the {option} option.': 'Vælg {option}.',
  'Please select the {option1} and {option2} options.': 'Vælg {option1} og {option2}.',
  'Please select the {options}, and {last} options.': 'Vælg {options} og {last}.',
  'Unable to connect. Please try again': 'Ingen forbindelse. Prøv igen',
  'Something went wrong': 'Noget gik galt',
  'Network error': 'Netværksfejl',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Vi modtog den {when}. En mail med det hele sendes til {email}.',
  'There is no order with this number and this e-mail address.':
    'Der er ingen ordre med dette nummer og denne e-mailadresse.',
  '1 of 1 download left, until {day}': '1 af 1 download tilbage, til og med {day}',
  'This code is for {pieces} pieces and more.': 'Koden gælder fra {pieces} stk. og opefter.',
  'Your order has a discount already that takes as much off or more.':
    'Din ordre har allerede en rabat, der trækker lige så meget eller mere fra.',
  'This discount was used with your e-mail address before.':
    'Rabatten er allerede brugt med din e-mailadresse.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'En rabat i din ordre er netop brugt op. Der er ikke trukket noget. Se på totalen, og betal igen.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'En rabat i din ordre er allerede brugt med denne e-mailadresse. Der er ikke trukket noget. Se på totalen, og betal igen.',
}
