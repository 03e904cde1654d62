import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Swedish. */
export const answersSv: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Ett mejl med alla uppgifter är på väg till {email}.',
  'A mail with all of this went to {email}.':
    'Ett mejl med alla uppgifter har skickats till {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Spara adressen till den här sidan: den visar din beställning när du än kommer tillbaka.',
  item: 'artikel',
  '{quantity} item in cart': '{quantity} artikel i varukorgen',
  '{quantity} items in cart': '{quantity} artiklar i varukorgen',
  items: 'artiklar',
  '{name} was added.': 'Nytt: {name}.',
  '{name} was removed.': 'Borttaget: {name}.',
  '{name} can be had again.': 'Går att köpa igen: {name}.',
  'The quantity of {name} is now {quantity}.': 'Antalet av {name} är nu {quantity}.',
  '{name} now costs {price} each.': '{name} kostar nu {price} per styck.',
  '{name} now costs {price}.': '{name} kostar nu {price}.',
  '{name} was added: {amount}.': 'Nytt: {name}, {amount}.',
  '{name} is now {amount}.': '{name} är nu {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'Presentkortet som slutar på {lastFour} betalar nu {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'Presentkortet som slutar på {lastFour} betalar inget längre.',
  'Prices are now in {currency}.': 'Priserna är nu i {currency}.',
  'The total is now {amount}.': 'Totalsumman är nu {amount}.',
  'It is sent by {name} now, which is free.': 'Beställningen skickas nu med {name}, utan kostnad.',
  'It is sent by {name} now, which costs {price}.':
    'Beställningen skickas nu med {name}, som kostar {price}.',
  'You pick it up now, at {name}, which is free.': 'Du hämtar nu själv, hos {name}, utan kostnad.',
  '{name} is now free.': '{name} är nu gratis.',
  '{name} takes nothing off any more.': '{name} ger ingen rabatt längre.',
  '{name} makes shipping free.': '{name} ger fri frakt.',
  '{name} now makes shipping free.': '{name} ger nu fri frakt.',
  '{name} takes {amount} off.': '{name} ger {amount} i rabatt.',
  '{name} now takes {amount} off.': '{name} ger nu {amount} i rabatt.',
  '{before} is now called {name}.': '{before} heter nu {name}.',
  '{left} of {most} downloads left, until {day}':
    'Nedladdningar kvar: {left} av {most}, till {day}',
  'All {most} downloads are used': 'Alla {most} nedladdningar är använda',
  'Could be downloaded until {day}': 'Kunde laddas ner till {day}',
  'Nothing has to be shipped.': 'Inget behöver skickas.',
  'You pick your order up: at the checkout you see where.':
    'Du hämtar din beställning: i kassan ser du var.',
  'This is too heavy to be sent, but you can pick it up.':
    'Det här är för tungt att skicka, men du kan hämta det.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'Det här är för tungt att skicka. Ta bort något eller fråga oss.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'Frakt tillkommer i kassan, eller så hämtar du din beställning utan kostnad.',
  'Shipping is added at checkout.': 'Frakt tillkommer i kassan.',
  'Shipping is free.': 'Frakten är gratis.',
  'Shipping is added at checkout, and free from {amount}.':
    'Frakt tillkommer i kassan, men är gratis från {amount}.',
  'Prices include taxes.': 'Priserna är inklusive moms.',
  'Taxes are added at checkout.': 'Moms tillkommer i kassan.',
  'Error: {page}': 'Fel: {page}',
  'One or more fields is invalid, please check your entries.':
    'Ett eller flera fält är ogiltiga, kontrollera dina uppgifter.',
  'Your cart is empty.': 'Din varukorg är tom.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Din betalning nekades. Inget har dragits. Försök igen eller betala på ett annat sätt.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'För många betalningar har nekats härifrån. Inget har dragits. Försök igen om tio minuter.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'Betalningen fick inget svar och avbröts. Inget har dragits. Försök igen.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'Betalningen avbröts. Inget har dragits, och din varukorg är som den var.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'Beloppet är för litet för att betalas med kort. Inget har dragits. Lägg till något i din varukorg.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Vi vet inte än hur det gick med din betalning. Vi tittar igen av oss själva, och om den gick igenom skickar vi ett mejl till dig. Betala inte igen.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Din betalning kom för sent och betalas tillbaka. Titta på din beställning och betala igen.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Din beställning har ändrats sedan den här sidan visades. Inget har dragits. Titta på vad som är nytt och betala igen.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Något i din varukorg kräver uppgifter som du ännu inte har angett. Inget har debiterats. Se i din varukorg.',
  'Not all of your order can be had any more. Nothing was charged.':
    'En del av din beställning går inte längre att köpa. Inget har dragits.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Den här sidan visade en annan varukorg än den du har nu. Inget har dragits. Titta på vad som är nytt och betala igen.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Vi kunde inte läsa vad den här sidan hade visat dig. Inget har dragits. Titta på din beställning och betala igen.',
  'Your code was not taken.': 'Din kod godtogs inte.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'En rabattkod i din beställning har redan använts med den här e-postadressen. Inget har dragits. Ta bort koden för att gå vidare.',
  'Your order is being placed. One moment, please.':
    'Din beställning läggs just nu. Ett ögonblick.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Det här formuläret har redan skickats med andra uppgifter. Öppna kassan igen.',
  'The signature does not match.': 'Signaturen stämmer inte.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'Det här är för tungt att skicka dit. Inget har dragits. Ta bort något ur din varukorg eller välj ett annat sätt att få det.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Den här butiken kan inte ta emot betalningar än. Inget har dragits.',
  'Please choose a country.': 'Välj ett land.',
  'This shop does not send to that country.': 'Den här butiken skickar inte till det landet.',
  'Please choose one.': 'Välj ett alternativ.',
  'Please agree to the terms.': 'Godkänn köpvillkoren.',
  'An order can have five discount codes. Remove one to use another.':
    'En beställning kan ha fem rabattkoder. Ta bort en för att använda en annan.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Den varianten är tyvärr inte tillgänglig. Välj en annan variant.',
  'Sorry, we do not have enough of that item available.':
    'Vi har tyvärr inte tillräckligt av den varan.',
  'Quantity must be a number.': 'Antalet måste vara ett tal.',
  'Quantity must be a whole number': 'Antalet måste vara ett heltal',
  'Quantity must be from 1 to 9999.': 'Antalet måste vara mellan 1 och 9999.',
  'This item is sold one at a time.': 'Den här varan säljs en i taget.',
  'Select a denomination for the Gift Card': 'Välj ett värde för presentkortet',
  'Could not parse the form fields, please check your entries.':
    'Formulärets fält kunde inte läsas, kontrollera dina uppgifter.',
  'There is no such item in this shop.': 'Den varan finns inte i den här butiken.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Det här medlemskapet säljs inte just nu, eftersom ingen kan logga in här.',
  'This download is not there yet. Please come back a little later.':
    'Den här nedladdningen finns inte än. Kom tillbaka lite senare.',
  'That is another item than the one in the cart. Please reload the page.':
    'Det är en annan vara än den i varukorgen. Ladda om sidan.',
  'That item is no longer in the cart.': 'Den varan finns inte längre i varukorgen.',
  'A cart holds at most 200 different items.': 'En varukorg rymmer högst 200 olika varor.',
  'Your session has expired. Please reload the page and try again.':
    'Din session har gått ut. Ladda om sidan och försök igen.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Tillåt kakor i din webbläsare, ladda om sidan och försök igen.',
  'Please try again in a few seconds.': 'Försök igen om några sekunder.',
  'Unable to Add Item': 'Det gick inte att lägga till varan',
  'Unable to Purchase Item': 'Det gick inte att köpa varan',
  'Unable to purchase Gift Card': 'Det gick inte att köpa presentkortet',
  'Adding…': 'Läggs till …',
  'Added!': 'Tillagt!',
  'More than 100 items in cart': 'Fler än 100 artiklar i varukorgen',
  'Too heavy to be sent there': 'För tungt att skicka dit',
  'Depends on your postal code': 'Beror på ditt postnummer',
  'Not sent to that postal code': 'Skickas inte till det postnumret',
  'This code is not valid.': 'Den här koden är inte giltig.',
  'This code is not valid any more.': 'Den här koden är inte giltig längre.',
  'This code has been used up.': 'Den här koden är förbrukad.',
  'This code was used with your e-mail address before.':
    'Den här koden har redan använts med din e-postadress.',
  'This code is not for what is in your order.':
    'Den här koden gäller inte för det som finns i din beställning.',
  'This code is for orders of {minimum} and more.':
    'Den här koden gäller för beställningar från {minimum}.',
  'This code would take nothing off your order.':
    'Den här koden skulle inte ge någon rabatt på din beställning.',
  'This code does not go together with another one.':
    'Den här koden går inte att kombinera med en annan.',
  'This gift card is not valid any more.': 'Det här presentkortet är inte giltigt längre.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Det finns inget kvar på det här presentkortet. Det som en betalning som inte är klar ännu har tagit från det kommer tillbaka bara om betalningen inte blir av.',
  'This gift card is in another currency.': 'Det här presentkortet är i en annan valuta.',
  'This gift card is of a test, and pays for nothing here.':
    'Det här presentkortet kommer från ett test och betalar inget här.',
  'There is nothing in your order that a gift card could pay.':
    'Det finns inget i din beställning som ett presentkort kan betala.',
  'Please choose today or a day within a year.': 'Välj i dag eller en dag inom ett år.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'En beställning kan betalas med fem presentkort. Ta bort ett för att använda ett annat.',
  Required: 'Obligatoriskt',
  'You have exceeded the character limit.': 'Du har överskridit teckengränsen.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'E-postadressen är inte giltig. E-postadresser ska ha formatet user@domain.com.',
  'Please check what you entered.': 'Kontrollera det du har skrivit.',
  'No longer available, as it was refunded':
    'Inte längre tillgängligt, eftersom det har återbetalats',
  'No longer available, as the order is cancelled':
    'Inte längre tillgängligt, eftersom beställningen är avbruten',
  'No longer available': 'Inte längre tillgängligt',
  'It is accepted': 'Den godkänns',
  'The order is placed.': 'Beställningen läggs.',
  'The bank asks first': 'Banken frågar först',
  'You confirm it on a page of the test bank.':
    'Du bekräftar betalningen på en sida hos testbanken.',
  'It is declined': 'Den nekas',
  'Nothing is charged, and the cart stays.': 'Inget dras, och varukorgen är kvar.',
  'It gets no answer': 'Den får inget svar',
  'The payment is cancelled, and the cart stays.': 'Betalningen avbryts, och varukorgen är kvar.',
  Value: 'Värde',
  'Their name': 'Mottagarens namn',
  'Their e-mail address': 'Mottagarens e-postadress',
  Message: 'Meddelande',
  'Send it on': 'Skickas den',
  'Please write a state or province of this country.':
    'Ange en delstat eller provins i det här landet.',
  'That is more than can be sold in one order.':
    'Det är mer än vad som kan säljas i en beställning.',
  'Please select the {option} option.': 'Gör ett val för {option}.',
  'Please select the {option1} and {option2} options.': 'Gör ett val för {option1} och {option2}.',
  'Please select the {options}, and {last} options.': 'Gör ett val för {options} och {last}.',
  'Unable to connect. Please try again': 'Det gick inte att ansluta. Försök igen',
  'Something went wrong': 'Något gick fel',
  'Network error': 'Nätverksfel',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Vi tog emot den {when}. Ett mejl med alla uppgifter skickas till {email}.',
  'There is no order with this number and this e-mail address.':
    'Det finns ingen beställning med det här numret och den här e-postadressen.',
  '1 of 1 download left, until {day}': '1 av 1 nedladdning kvar, till och med {day}',
  'This code is for {pieces} pieces and more.': 'Koden gäller från {pieces} st.',
  'Your order has a discount already that takes as much off or more.':
    'Din beställning har redan en rabatt som drar av lika mycket eller mer.',
  'This discount was used with your e-mail address before.':
    'Rabatten har redan använts med din e-postadress.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'En rabatt i din beställning har just tagit slut. Inget har dragits. Titta på summan och betala igen.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'En rabatt i din beställning har redan använts med den här e-postadressen. Inget har dragits. Titta på summan och betala igen.',
}
