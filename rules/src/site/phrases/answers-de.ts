/** What is answered to shoppers, in German. */
export const answersDe = {
  'A mail with all of this is on its way to {email}.':
    'Eine E-Mail mit allen Angaben ist unterwegs an {email}.',
  'A mail with all of this went to {email}.': 'Eine E-Mail mit allen Angaben ging an {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Heb dir die Adresse dieser Seite auf: Hier siehst du deine Bestellung jederzeit wieder.',
  item: 'Artikel',
  '{quantity} item in cart': '{quantity} Artikel im Warenkorb',
  '{quantity} items in cart': '{quantity} Artikel im Warenkorb',
  items: 'Artikel',
  '{name} was added.': 'Neu: {name}.',
  '{name} was removed.': 'Entfernt: {name}.',
  '{name} can be had again.': 'Wieder verfügbar: {name}.',
  'The quantity of {name} is now {quantity}.': 'Die Menge von {name} ist jetzt {quantity}.',
  '{name} now costs {price} each.': 'Neuer Preis für {name}: {price} pro Stück.',
  '{name} now costs {price}.': 'Neuer Preis für {name}: {price}.',
  '{name} was added: {amount}.': 'Neu: {name}, {amount}.',
  '{name} is now {amount}.': '{name}: jetzt {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'Der Gutschein mit der Endung {lastFour} zahlt jetzt {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'Der Gutschein mit der Endung {lastFour} zahlt nichts mehr.',
  'Prices are now in {currency}.': 'Die Preise sind jetzt in {currency}.',
  'The total is now {amount}.': 'Der Gesamtbetrag ist jetzt {amount}.',
  'It is sent by {name} now, which is free.':
    'Der Versand läuft jetzt über {name} und ist kostenlos.',
  'It is sent by {name} now, which costs {price}.':
    'Der Versand läuft jetzt über {name} und kostet {price}.',
  'You pick it up now, at {name}, which is free.':
    'Du holst jetzt selbst ab, bei {name}, und zwar kostenlos.',
  '{name} is now free.': 'Jetzt kostenlos: {name}.',
  '{name} takes nothing off any more.': 'Mit {name} gibt es keinen Rabatt mehr.',
  '{name} makes shipping free.': 'Mit {name} ist der Versand kostenlos.',
  '{name} now makes shipping free.': 'Mit {name} ist der Versand jetzt kostenlos.',
  '{name} takes {amount} off.': 'Mit {name} sparst du {amount}.',
  '{name} now takes {amount} off.': 'Mit {name} sparst du jetzt {amount}.',
  '{before} is now called {name}.': '{before} heißt jetzt {name}.',
  '{left} of {most} downloads left, until {day}':
    'Noch verfügbare Downloads: {left} von {most}, bis {day}',
  'All {most} downloads are used': 'Alle {most} Downloads sind verbraucht',
  'Could be downloaded until {day}': 'Konnte bis {day} heruntergeladen werden',
  'Nothing has to be shipped.': 'Es muss nichts verschickt werden.',
  'You pick your order up: at the checkout you see where.':
    'Du holst deine Bestellung ab: Wo, siehst du an der Kasse.',
  'This is too heavy to be sent, but you can pick it up.':
    'Das ist zu schwer für den Versand, aber du kannst es abholen.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'Das ist zu schwer für den Versand. Nimm etwas heraus oder frag uns.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'Der Versand kommt an der Kasse dazu, oder du holst deine Bestellung kostenlos ab.',
  'Shipping is added at checkout.': 'Der Versand kommt an der Kasse dazu.',
  'Shipping is free.': 'Der Versand ist kostenlos.',
  'Shipping is added at checkout, and free from {amount}.':
    'Der Versand kommt an der Kasse dazu und ist ab {amount} kostenlos.',
  'Prices include taxes.': 'Die Preise enthalten die Steuern.',
  'Taxes are added at checkout.': 'Die Steuern kommen an der Kasse dazu.',
  'Error: {page}': 'Fehler: {page}',
  'One or more fields is invalid, please check your entries.':
    'Ein oder mehrere Felder sind ungültig, bitte prüfe deine Angaben.',
  'Your cart is empty.': 'Dein Warenkorb ist leer.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Deine Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuch es noch einmal oder zahle auf anderem Weg.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Von hier wurden zu viele Zahlungen abgelehnt. Es wurde nichts abgebucht. Bitte versuch es in zehn Minuten noch einmal.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'Auf die Zahlung kam keine Antwort, sie wurde abgebrochen. Es wurde nichts abgebucht. Bitte versuch es noch einmal.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht, und dein Warenkorb ist, wie er war.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'Der Betrag ist zu klein für eine Kartenzahlung. Es wurde nichts abgebucht. Bitte leg noch etwas in deinen Warenkorb.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Wir wissen noch nicht, was aus deiner Zahlung geworden ist. Wir sehen von selbst wieder nach, und wenn sie angekommen ist, schicken wir dir eine E-Mail. Bitte zahle nicht noch einmal.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Deine Zahlung kam zu spät und wird erstattet. Bitte sieh dir deine Bestellung an und bezahle noch einmal.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Deine Bestellung hat sich geändert, seit diese Seite angezeigt wurde. Es wurde nichts abgebucht. Bitte sieh dir an, was neu ist, und bezahle noch einmal.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Für etwas in Ihrem Warenkorb fehlen noch Angaben. Es wurde nichts abgebucht. Bitte sehen Sie in Ihren Warenkorb.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Nicht alles aus deiner Bestellung ist noch verfügbar. Es wurde nichts abgebucht.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Diese Seite zeigte einen anderen Warenkorb als den, den du jetzt hast. Es wurde nichts abgebucht. Bitte sieh dir an, was neu ist, und bezahle noch einmal.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Wir konnten nicht lesen, was dir diese Seite angezeigt hat. Es wurde nichts abgebucht. Bitte sieh dir deine Bestellung an und bezahle noch einmal.',
  'Your code was not taken.': 'Dein Code wurde nicht angenommen.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Ein Rabattcode deiner Bestellung wurde mit dieser E-Mail-Adresse schon einmal verwendet. Es wurde nichts abgebucht. Entferne den Code, dann geht es weiter.',
  'Your order is being placed. One moment, please.':
    'Deine Bestellung wird gerade aufgegeben. Einen Moment, bitte.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Dieses Formular wurde schon mit anderen Angaben abgeschickt. Bitte öffne die Kasse neu.',
  'The signature does not match.': 'Die Signatur stimmt nicht überein.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'Das ist zu schwer, um es dorthin zu verschicken. Es wurde nichts abgebucht. Bitte nimm etwas aus deinem Warenkorb oder wähle einen anderen Weg, es zu bekommen.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Dieser Shop kann noch keine Zahlungen annehmen. Es wurde nichts abgebucht.',
  'Please choose a country.': 'Bitte wähle ein Land.',
  'This shop does not send to that country.': 'Dieser Shop verschickt nicht in dieses Land.',
  'Please choose one.': 'Bitte wähle etwas aus.',
  'Please agree to the terms.': 'Bitte stimme den AGB zu.',
  'An order can have five discount codes. Remove one to use another.':
    'Eine Bestellung kann fünf Rabattcodes haben. Entferne einen, um einen anderen zu verwenden.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Diese Variante ist leider nicht verfügbar. Bitte wähle eine andere.',
  'Sorry, we do not have enough of that item available.': 'Davon haben wir leider nicht genug da.',
  'Quantity must be a number.': 'Die Menge muss eine Zahl sein.',
  'Quantity must be a whole number': 'Die Menge muss eine ganze Zahl sein',
  'Quantity must be from 1 to 9999.': 'Die Menge muss zwischen 1 und 9999 liegen.',
  'This item is sold one at a time.': 'Diesen Artikel gibt es nur einzeln.',
  'Select a denomination for the Gift Card': 'Wähle einen Wert für den Gutschein',
  'Could not parse the form fields, please check your entries.':
    'Die Felder des Formulars waren nicht lesbar, bitte prüfe deine Angaben.',
  'There is no such item in this shop.': 'Diesen Artikel gibt es in diesem Shop nicht.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Diese Mitgliedschaft gibt es im Moment nicht zu kaufen, weil sich hier niemand anmelden kann.',
  'This download is not there yet. Please come back a little later.':
    'Dieser Download ist noch nicht da. Bitte komm etwas später wieder.',
  'That is another item than the one in the cart. Please reload the page.':
    'Das ist ein anderer Artikel als der im Warenkorb. Bitte lade die Seite neu.',
  'That item is no longer in the cart.': 'Dieser Artikel ist nicht mehr im Warenkorb.',
  'A cart holds at most 200 different items.':
    'In einen Warenkorb passen höchstens 200 verschiedene Artikel.',
  'Your session has expired. Please reload the page and try again.':
    'Deine Sitzung ist abgelaufen. Bitte lade die Seite neu und versuch es noch einmal.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Bitte erlaube Cookies in deinem Browser, lade die Seite neu und versuch es noch einmal.',
  'Please try again in a few seconds.': 'Bitte versuch es in ein paar Sekunden noch einmal.',
  'Unable to Add Item': 'Artikel konnte nicht hinzugefügt werden',
  'Unable to Purchase Item': 'Artikel konnte nicht gekauft werden',
  'Unable to purchase Gift Card': 'Gutschein konnte nicht gekauft werden',
  'Adding…': 'Wird hinzugefügt …',
  'Added!': 'Hinzugefügt!',
  'More than 100 items in cart': 'Mehr als 100 Artikel im Warenkorb',
  'Too heavy to be sent there': 'Zu schwer für den Versand dorthin',
  'Depends on your postal code': 'Hängt von deiner Postleitzahl ab',
  'Not sent to that postal code': 'Kein Versand an diese Postleitzahl',
  'This code is not valid.': 'Dieser Code ist nicht gültig.',
  'This code is not valid any more.': 'Dieser Code ist nicht mehr gültig.',
  'This code has been used up.': 'Dieser Code ist aufgebraucht.',
  'This code was used with your e-mail address before.':
    'Dieser Code wurde mit deiner E-Mail-Adresse schon einmal verwendet.',
  'This code is not for what is in your order.':
    'Dieser Code gilt nicht für das, was in deiner Bestellung ist.',
  'This code is for orders of {minimum} and more.':
    'Dieser Code gilt für Bestellungen ab {minimum}.',
  'This code would take nothing off your order.':
    'Dieser Code würde deine Bestellung nicht günstiger machen.',
  'This code does not go together with another one.':
    'Dieser Code lässt sich nicht mit einem anderen kombinieren.',
  'This gift card is not valid any more.': 'Dieser Gutschein ist nicht mehr gültig.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Auf dieser Geschenkkarte ist nichts mehr. Was eine Zahlung, die noch nicht abgeschlossen ist, von ihr genommen hat, kommt nur zurück, wenn aus dieser Zahlung nichts wird.',
  'This gift card is in another currency.': 'Dieser Gutschein ist in einer anderen Währung.',
  'This gift card is of a test, and pays for nothing here.':
    'Dieser Gutschein stammt aus einem Test und bezahlt hier nichts.',
  'There is nothing in your order that a gift card could pay.':
    'In deiner Bestellung ist nichts, was ein Gutschein bezahlen könnte.',
  'Please choose today or a day within a year.':
    'Bitte wähle heute oder einen Tag innerhalb eines Jahres.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Eine Bestellung kann mit fünf Gutscheinen bezahlt werden. Entferne einen, um einen anderen zu verwenden.',
  Required: 'Pflichtfeld',
  'You have exceeded the character limit.': 'Du hast die Zeichenbegrenzung überschritten.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form user@domain.com.',
  'Please check what you entered.': 'Bitte prüfe deine Angaben.',
  'No longer available, as it was refunded': 'Nicht mehr verfügbar, da erstattet',
  'No longer available, as the order is cancelled':
    'Nicht mehr verfügbar, da die Bestellung storniert ist',
  'No longer available': 'Nicht mehr verfügbar',
  'It is accepted': 'Sie wird angenommen',
  'The order is placed.': 'Die Bestellung wird aufgegeben.',
  'The bank asks first': 'Die Bank fragt erst nach',
  'You confirm it on a page of the test bank.': 'Du bestätigst sie auf einer Seite der Testbank.',
  'It is declined': 'Sie wird abgelehnt',
  'Nothing is charged, and the cart stays.':
    'Es wird nichts abgebucht, und der Warenkorb bleibt erhalten.',
  'It gets no answer': 'Sie bekommt keine Antwort',
  'The payment is cancelled, and the cart stays.':
    'Die Zahlung wird abgebrochen, und der Warenkorb bleibt erhalten.',
  Value: 'Wert',
  'Their name': 'Name der beschenkten Person',
  'Their e-mail address': 'E-Mail-Adresse der beschenkten Person',
  Message: 'Nachricht',
  'Send it on': 'Senden am',
  'Please write a state or province of this country.':
    'Bitte gib ein Bundesland oder eine Provinz dieses Landes an.',
  'That is more than can be sold in one order.':
    'Das ist mehr, als in einer Bestellung verkauft werden kann.',
  'Please select the {option} option.': 'Bitte auswählen: {option}.',
  'Please select the {option1} and {option2} options.': 'Bitte auswählen: {option1} und {option2}.',
  'Please select the {options}, and {last} options.': 'Bitte auswählen: {options} und {last}.',
  'Unable to connect. Please try again': 'Keine Verbindung möglich. Bitte versuch es noch einmal',
  'Something went wrong': 'Etwas ist schiefgelaufen',
  'Network error': 'Netzwerkfehler',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Wir haben ihn am {when} erhalten. Eine E-Mail mit allen Angaben geht an {email}.',
  'There is no order with this number and this e-mail address.':
    'Es gibt keine Bestellung mit dieser Nummer und dieser E-Mail-Adresse.',
  '1 of 1 download left, until {day}': 'Noch 1 von 1 Download, bis {day}',
  'This code is for {pieces} pieces and more.': 'Dieser Code gilt ab {pieces} Stück.',
  'Your order has a discount already that takes as much off or more.':
    'Deine Bestellung hat schon einen Rabatt, der genauso viel oder mehr abzieht.',
  'This discount was used with your e-mail address before.':
    'Dieser Rabatt wurde mit deiner E-Mail-Adresse schon genutzt.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Ein Rabatt deiner Bestellung ist gerade aufgebraucht worden. Es wurde nichts abgebucht. Bitte sieh dir den Gesamtbetrag an und bezahle noch einmal.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Ein Rabatt deiner Bestellung wurde mit dieser E-Mail-Adresse schon genutzt. Es wurde nichts abgebucht. Bitte sieh dir den Gesamtbetrag an und bezahle noch einmal.',
} as const
