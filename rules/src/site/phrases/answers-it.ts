import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Italian. */
export const answersIt: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Un’e-mail con tutti i dettagli sta arrivando a {email}.',
  'A mail with all of this went to {email}.':
    'Abbiamo inviato un’e-mail con tutti i dettagli a {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Conserva l’indirizzo di questa pagina: ogni volta che torni, ti mostra il tuo ordine.',
  item: 'articolo',
  '{quantity} item in cart': '{quantity} articolo nel carrello',
  '{quantity} items in cart': '{quantity} articoli nel carrello',
  items: 'articoli',
  '{name} was added.': 'Si aggiunge {name}.',
  '{name} was removed.': '{name} non c’è più.',
  '{name} can be had again.': '{name} è di nuovo disponibile.',
  'The quantity of {name} is now {quantity}.': 'La quantità di {name} ora è {quantity}.',
  '{name} now costs {price} each.': '{name} ora costa {price} al pezzo.',
  '{name} now costs {price}.': '{name} ora costa {price}.',
  '{name} was added: {amount}.': 'Si aggiunge {name}: {amount}.',
  '{name} is now {amount}.': '{name} ora è di {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'La carta regalo che termina con {lastFour} ora paga {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'La carta regalo che termina con {lastFour} non paga più nulla.',
  'Prices are now in {currency}.': 'I prezzi ora sono in {currency}.',
  'The total is now {amount}.': 'Il totale ora è di {amount}.',
  'It is sent by {name} now, which is free.': 'Ora la spedizione avviene con {name} ed è gratis.',
  'It is sent by {name} now, which costs {price}.':
    'Ora la spedizione avviene con {name} e costa {price}.',
  'You pick it up now, at {name}, which is free.': 'Ora ritiri l’ordine presso {name}, gratis.',
  '{name} is now free.': '{name} ora è gratis.',
  '{name} takes nothing off any more.': '{name} non dà più alcuno sconto.',
  '{name} makes shipping free.': '{name} rende gratuita la spedizione.',
  '{name} now makes shipping free.': '{name} ora rende gratuita la spedizione.',
  '{name} takes {amount} off.': '{name} dà uno sconto di {amount}.',
  '{name} now takes {amount} off.': '{name} ora dà uno sconto di {amount}.',
  '{before} is now called {name}.': '{before} ora si chiama {name}.',
  '{left} of {most} downloads left, until {day}':
    'Download rimasti: {left} su {most}, fino al {day}',
  'All {most} downloads are used': 'Hai usato tutti i download ({most})',
  'Could be downloaded until {day}': 'Si poteva scaricare fino al {day}',
  'Nothing has to be shipped.': 'Non c’è nulla da spedire.',
  'You pick your order up: at the checkout you see where.':
    'Il tuo ordine lo ritiri tu: alla cassa vedi dove.',
  'This is too heavy to be sent, but you can pick it up.':
    'È troppo pesante per essere spedito, ma puoi ritirarlo.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'È troppo pesante per essere spedito. Togli qualcosa o chiedi a noi.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'La spedizione si aggiunge alla cassa, oppure ritiri l’ordine gratis.',
  'Shipping is added at checkout.': 'La spedizione si aggiunge alla cassa.',
  'Shipping is free.': 'La spedizione è gratuita.',
  'Shipping is added at checkout, and free from {amount}.':
    'La spedizione si aggiunge alla cassa ed è gratuita da {amount}.',
  'Prices include taxes.': 'I prezzi includono le imposte.',
  'Taxes are added at checkout.': 'Le imposte si aggiungono alla cassa.',
  'Error: {page}': 'Errore: {page}',
  'One or more fields is invalid, please check your entries.':
    'Uno o più campi non sono validi, controlla i dati inseriti.',
  'Your cart is empty.': 'Il tuo carrello è vuoto.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Il pagamento è stato rifiutato. Nessun addebito. Riprova o paga in un altro modo.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Troppi pagamenti sono stati rifiutati da qui. Nessun addebito. Riprova tra dieci minuti.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'Il pagamento non ha ricevuto risposta ed è stato annullato. Nessun addebito. Riprova.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'Il pagamento è stato interrotto. Nessun addebito, e il tuo carrello è rimasto com’era.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'L’importo è troppo basso per pagare con carta. Nessun addebito. Aggiungi qualcosa al carrello.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Non sappiamo ancora che esito ha avuto il tuo pagamento. Continuiamo a controllare e, se è andato a buon fine, ti mandiamo un’e-mail. Non pagare di nuovo.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Il tuo pagamento è arrivato fuori tempo e viene rimborsato. Controlla il tuo ordine e paga di nuovo.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Il tuo ordine è cambiato da quando è stata mostrata questa pagina. Nessun addebito. Controlla le novità e paga di nuovo.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Un articolo nel carrello richiede dettagli che non ha ancora fornito. Nulla è stato addebitato. Controlli il carrello.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Una parte del tuo ordine non è più disponibile. Nessun addebito.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Questa pagina mostrava un carrello diverso da quello che hai ora. Nessun addebito. Controlla le novità e paga di nuovo.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Non siamo riusciti a leggere ciò che questa pagina ti mostrava. Nessun addebito. Controlla il tuo ordine e paga di nuovo.',
  'Your code was not taken.': 'Il tuo codice non è stato accettato.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Un codice sconto del tuo ordine è già stato usato con questo indirizzo e-mail. Nessun addebito. Rimuovi il codice per continuare.',
  'Your order is being placed. One moment, please.':
    'Stiamo registrando il tuo ordine. Un momento, per favore.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Questo modulo è già stato inviato con altri dati. Apri di nuovo la cassa.',
  'The signature does not match.': 'La firma non corrisponde.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'È troppo pesante per essere spedito a quell’indirizzo. Nessun addebito. Togli qualcosa dal carrello o scegli un altro modo per riceverlo.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Questo negozio non può ancora ricevere pagamenti. Nessun addebito.',
  'Please choose a country.': 'Scegli un paese.',
  'This shop does not send to that country.': 'Questo negozio non spedisce in quel paese.',
  'Please choose one.': 'Scegli un’opzione.',
  'Please agree to the terms.': 'Accetta i termini e le condizioni.',
  'An order can have five discount codes. Remove one to use another.':
    'Un ordine può avere cinque codici sconto. Rimuovine uno per usarne un altro.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Purtroppo questa variante dell’articolo non è disponibile. Scegline un’altra.',
  'Sorry, we do not have enough of that item available.':
    'Purtroppo non abbiamo abbastanza pezzi di questo articolo.',
  'Quantity must be a number.': 'La quantità deve essere un numero.',
  'Quantity must be a whole number': 'La quantità deve essere un numero intero',
  'Quantity must be from 1 to 9999.': 'La quantità deve essere compresa tra 1 e 9999.',
  'This item is sold one at a time.': 'Questo articolo si vende solo un pezzo alla volta.',
  'Select a denomination for the Gift Card': 'Scegli un valore per la carta regalo',
  'Could not parse the form fields, please check your entries.':
    'Non è stato possibile leggere i campi del modulo, controlla i dati inseriti.',
  'There is no such item in this shop.': 'Questo articolo non esiste in questo negozio.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Questo abbonamento non è in vendita al momento, perché qui nessuno può accedere.',
  'This download is not there yet. Please come back a little later.':
    'Questo download non è ancora pronto. Torna un po’ più tardi.',
  'That is another item than the one in the cart. Please reload the page.':
    'Non è l’articolo che si trova nel carrello. Ricarica la pagina.',
  'That item is no longer in the cart.': 'Questo articolo non è più nel carrello.',
  'A cart holds at most 200 different items.':
    'Un carrello può contenere al massimo 200 articoli diversi.',
  'Your session has expired. Please reload the page and try again.':
    'La sessione è scaduta. Ricarica la pagina e riprova.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Attiva i cookie nel tuo browser, ricarica la pagina e riprova.',
  'Please try again in a few seconds.': 'Riprova tra qualche secondo.',
  'Unable to Add Item': 'Impossibile aggiungere l’articolo',
  'Unable to Purchase Item': 'Impossibile acquistare l’articolo',
  'Unable to purchase Gift Card': 'Impossibile acquistare la carta regalo',
  'Adding…': 'Aggiunta in corso…',
  'Added!': 'Aggiunto!',
  'More than 100 items in cart': 'Più di 100 articoli nel carrello',
  'Too heavy to be sent there': 'Troppo pesante per essere spedito lì',
  'Depends on your postal code': 'Dipende dal tuo CAP',
  'Not sent to that postal code': 'Non si spedisce a quel CAP',
  'This code is not valid.': 'Questo codice non è valido.',
  'This code is not valid any more.': 'Questo codice non è più valido.',
  'This code has been used up.': 'Questo codice è esaurito.',
  'This code was used with your e-mail address before.':
    'Questo codice è già stato usato con il tuo indirizzo e-mail.',
  'This code is not for what is in your order.':
    'Questo codice non vale per ciò che c’è nel tuo ordine.',
  'This code is for orders of {minimum} and more.':
    'Questo codice vale per ordini da {minimum} in su.',
  'This code would take nothing off your order.':
    'Questo codice non darebbe alcuno sconto sul tuo ordine.',
  'This code does not go together with another one.':
    'Questo codice non si può combinare con un altro.',
  'This gift card is not valid any more.': 'Questa carta regalo non è più valida.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Su questa carta regalo non resta nulla. Ciò che un pagamento non ancora concluso ne ha preso torna solo se quel pagamento non va a buon fine.',
  'This gift card is in another currency.': 'Questa carta regalo è in un’altra valuta.',
  'This gift card is of a test, and pays for nothing here.':
    'Questa carta regalo è di prova e qui non paga nulla.',
  'There is nothing in your order that a gift card could pay.':
    'Nel tuo ordine non c’è nulla che si possa pagare con una carta regalo.',
  'Please choose today or a day within a year.': 'Scegli oggi o un giorno entro un anno.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Un ordine può essere pagato con cinque carte regalo. Rimuovine una per usarne un’altra.',
  Required: 'Obbligatorio',
  'You have exceeded the character limit.': 'Hai superato il limite di caratteri.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'L’e-mail non è valida. L’indirizzo e-mail deve avere il formato user@domain.com.',
  'Please check what you entered.': 'Controlla i dati inseriti.',
  'No longer available, as it was refunded': 'Non più disponibile, perché rimborsato',
  'No longer available, as the order is cancelled':
    'Non più disponibile, perché l’ordine è annullato',
  'No longer available': 'Non più disponibile',
  'It is accepted': 'Viene accettato',
  'The order is placed.': 'L’ordine viene registrato.',
  'The bank asks first': 'La banca chiede prima conferma',
  'You confirm it on a page of the test bank.': 'Lo confermi su una pagina della banca di prova.',
  'It is declined': 'Viene rifiutato',
  'Nothing is charged, and the cart stays.': 'Nessun addebito, e il carrello resta.',
  'It gets no answer': 'Non riceve risposta',
  'The payment is cancelled, and the cart stays.':
    'Il pagamento viene annullato, e il carrello resta.',
  Value: 'Valore',
  'Their name': 'Nome di chi la riceve',
  'Their e-mail address': 'E-mail di chi la riceve',
  Message: 'Messaggio',
  'Send it on': 'Inviala il',
  'Please write a state or province of this country.':
    'Scrivi una provincia o uno stato di questo paese.',
  'That is more than can be sold in one order.':
    'È più di quanto si possa vendere in un solo ordine.',
  'Please select the {option} option.': 'Scegli l’opzione {option}.',
  'Please select the {option1} and {option2} options.': 'Scegli le opzioni {option1} e {option2}.',
  'Please select the {options}, and {last} options.': 'Scegli le opzioni {options} e {last}.',
  'Unable to connect. Please try again': 'Connessione non riuscita. Riprova',
  'Something went wrong': 'Qualcosa è andato storto',
  'Network error': 'Errore di rete',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Lo abbiamo ricevuto il {when}. Inviamo un’e-mail con tutti i dettagli a {email}.',
  'There is no order with this number and this e-mail address.':
    'Non c’è alcun ordine con questo numero e questo indirizzo e-mail.',
  '1 of 1 download left, until {day}': 'Resta 1 download su 1, fino al {day}',
  'This code is for {pieces} pieces and more.': 'Questo codice vale da {pieces} pezzi in su.',
  'Your order has a discount already that takes as much off or more.':
    'Il tuo ordine ha già uno sconto uguale o maggiore.',
  'This discount was used with your e-mail address before.':
    'Questo sconto è già stato usato con il tuo indirizzo e-mail.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Uno sconto del tuo ordine si è appena esaurito. Non è stato addebitato nulla. Controlla il totale e paga di nuovo.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Uno sconto del tuo ordine è già stato usato con questo indirizzo e-mail. Non è stato addebitato nulla. Controlla il totale e paga di nuovo.',
}
