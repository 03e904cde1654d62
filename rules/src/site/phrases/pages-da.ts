import type { Phrases } from './phrases.ts'
import type { pagesDe } from './pages-de.ts'

/** What stands on pages of the shop, in Danish. */
export const pagesDa: Phrases<typeof pagesDe> = {
  'Your cart': 'Din kurv',
  'quantity {quantity}': 'antal {quantity}',
  'To <bdi>{goesTo}</bdi>': 'Til <bdi>{goesTo}</bdi>',
  'Quantity<span class="cart-hidden"> of {fullName}</span>':
    'Antal<span class="cart-hidden"> af {fullName}</span>',
  Quantity: 'Antal',
  'Update<span class="cart-hidden"> quantity of {fullName}</span>':
    'Opdater<span class="cart-hidden"> antal af {fullName}</span>',
  'Remove<span class="cart-hidden"> {fullName}</span>':
    'Fjern<span class="cart-hidden"> {fullName}</span>',
  Price: 'Pris',
  'There is nothing in your cart yet.': 'Der er ikke noget i din kurv endnu.',
  'See what is for sale': 'Se, hvad vi sælger',
  'Go to the front page': 'Gå til forsiden',
  Subtotal: 'Subtotal',
  'Discount {code}': 'Rabat {code}',
  'Check out': 'Gå til kassen',
  'Please give the details that this asks for, to go on.':
    'Angiv de oplysninger, som der bedes om her, for at fortsætte.',
  'Change or remove what is not available to go on.':
    'Ret eller fjern det, der ikke er tilgængeligt, for at gå videre.',
  Checkout: 'Kasse',
  'Test payments': 'Testbetalinger',
  'Test payments, no money is taken.': 'Testbetalinger, der trækkes ingen penge.',
  'You pay on Stripe’s test page, with the card 4242 4242 4242 4242 and any date to come.':
    'Du betaler på Stripes testside med kortet 4242 4242 4242 4242 og en hvilken som helst dato i fremtiden.',
  'You choose below what becomes of the payment.':
    'Nedenfor vælger du, hvordan det går med betalingen.',
  'Your order': 'Din ordre',
  'Lower to {lowerTo}<span class="checkout-hidden"> of {fullName}</span>':
    'Sænk til {lowerTo}<span class="checkout-hidden"> af {fullName}</span>',
  'Remove<span class="checkout-hidden"> {fullName}</span>':
    'Fjern<span class="checkout-hidden"> {fullName}</span>',
  'Discount <strong>{code}</strong>': 'Rabat <strong>{code}</strong>',
  'Remove<span class="checkout-hidden"> discount {code}</span>':
    'Fjern<span class="checkout-hidden"> rabatten {code}</span>',
  'Free shipping': 'Gratis fragt',
  Shipping: 'Fragt',
  'Pickup: {shippingName}': 'Afhentning: {shippingName}',
  'What changed': 'Det er ændret',
  Taxes: 'Moms',
  'Work out for my address': 'Beregn for min adresse',
  Total: 'I alt',
  'before taxes': 'før moms',
  'before shipping': 'før fragt',
  'Prices are without tax, because none is due where you pick it up.':
    'Priserne er uden moms, fordi der ikke skal betales moms der, hvor du henter ordren.',
  'Prices are without tax, because none is due where your order goes.':
    'Priserne er uden moms, fordi der ikke skal betales moms der, hvor ordren sendes hen.',
  'Including {label}': 'Heraf {label}',
  'Gift card <strong>…{lastFour}</strong>': 'Gavekort <strong>…{lastFour}</strong>',
  '{left} stay on it': '{left} bliver på kortet',
  'Remove<span class="checkout-hidden"> gift card that ends in {lastFour}</span>':
    'Fjern<span class="checkout-hidden"> gavekortet, der ender på {lastFour}</span>',
  'To pay': 'At betale',
  Apply: 'Anvend',
  '(optional)': '(valgfrit)',
  'Show the total with it': 'Vis det samlede beløb med det',
  'You pay on the next page, at Stripe: by card, or as your browser offers. This shop never sees your card.':
    'Du betaler på næste side hos Stripe: med kort eller på den måde, din browser tilbyder. Butikken ser aldrig dit kort.',
  'Place order': 'Afgiv ordre',
  'Pay {due}': 'Bestil og betal {due}',
  Pay: 'Bestil og betal',
  'Remove or lower what we do not have enough of, then you can pay.':
    'Fjern eller sænk antallet af det, vi ikke har nok af, så kan du betale.',
  'There is nothing left to pay for. Your address is kept.':
    'Der er ikke mere at betale for. Din adresse er gemt.',
  'Back to the cart': 'Tilbage til kurven',
  Policies: 'Betingelser',
  Returns: 'Returnering',
  Terms: 'Handelsbetingelser',
  Privacy: 'Privatlivspolitik',
  'The gift card is one for trying out: its mail stays in the mailbox of the shop.':
    'Gavekortet er kun til at prøve med: Mailen med det bliver i butikkens egen postkasse.',
  'Who is it for?': 'Hvem er det til?',
  'Go to the checkout': 'Gå til kassen',
  'Add to the cart': 'Læg i kurv',
  'Back to {title}': 'Tilbage til {title}',
  'This was a test payment, no money was taken.':
    'Dette var en testbetaling. Der er ikke trukket penge.',
  'Order {orderNumber} is cancelled.': 'Ordre {orderNumber} er annulleret.',
  'Nothing is left to pick up.': 'Der er ikke mere at hente.',
  'Nothing of it will be sent.': 'Intet af den bliver sendt.',
  'If you did not expect that, please write to <a href="mailto:{contact}">{contact}</a>.':
    'Hvis det kommer bag på dig, så skriv til <a href="mailto:{contact}">{contact}</a>.',
  'Order {orderNumber} is refunded.': 'Ordre {orderNumber} er refunderet.',
  'All of it was given back.': 'Hele beløbet er betalt tilbage.',
  'Questions? Please write to <a href="mailto:{contact}">{contact}</a>.':
    'Spørgsmål? Skriv til <a href="mailto:{contact}">{contact}</a>.',
  'Thank you, {firstName}.': 'Tak, {firstName}.',
  'Your order <strong>{orderNumber}</strong> is ready to be picked up.':
    'Din ordre <strong>{orderNumber}</strong> er klar til afhentning.',
  'Your order <strong>{orderNumber}</strong> is on its way.':
    'Din ordre <strong>{orderNumber}</strong> er på vej.',
  'Part of your order <strong>{orderNumber}</strong> is on its way.':
    'En del af din ordre <strong>{orderNumber}</strong> er på vej.',
  'Your order <strong>{orderNumber}</strong> is confirmed.':
    'Din ordre <strong>{orderNumber}</strong> er bekræftet.',
  'Your parcels': 'Dine pakker',
  'Sent on {day}': 'Sendt {day}',
  'Still to come': 'Mangler endnu',
  'Your downloads': 'Dine downloads',
  'Download {name}': 'Download {name}',
  Download: 'Download',
  'Order {orderNumber}': 'Ordre {orderNumber}',
  '{refundedQuantity} given back': '{refundedQuantity} refunderet',
  'discount {freedBy}': 'rabat {freedBy}',
  'Gift card …{lastFour}': 'Gavekort …{lastFour}',
  Paid: 'Betalt',
  'Tax number': 'Momsnummer',
  Refunded: 'Refunderet',
  'You pick it up at': 'Afhentes hos',
  'It goes to': 'Sendes til',
  'Ordered by': 'Bestilt af',
  'Billed to': 'Faktura til',
  Receipt: 'Kvittering',
  'Back to the shop': 'Tilbage til butikken',
  'Nothing was paid.': 'Der er ikke betalt noget.',
  'This payment was stopped or declined, and nothing was charged. What was to be bought is still in the cart of the device where it was chosen.':
    'Betalingen blev stoppet eller afvist, og der er ikke trukket penge. Det, der skulle købes, ligger stadig i kurven på den enhed, hvor det blev valgt.',
  'To the payment…': 'Til betalingen…',
  'You are being led to the page where you pay. Your order is placed as soon as that is done.':
    'Du sendes videre til siden, hvor du betaler. Din ordre er afgivet, så snart betalingen er gennemført.',
  'Go on to pay': 'Gå videre til betaling',
  'One moment, please.': 'Et øjeblik.',
  'We are waiting for the answer to your payment. This page looks again by itself; you may close it, too: as soon as your payment is there, we send you a mail.':
    'Vi venter på svar på din betaling. Siden tjekker selv igen, og du kan også lukke den: Så snart betalingen er gået igennem, sender vi dig en mail.',
  'Back to the payment': 'Tilbage til betalingen',
  'Stop the payment and go back to the checkout': 'Stop betalingen, og gå tilbage til kassen',
  Print: 'Udskriv',
  'This order is cancelled.': 'Ordren er annulleret.',
  From: 'Fra',
  'Tax number {taxNumber}': 'Momsnummer {taxNumber}',
  Item: 'Vare',
  'Total incl. tax': 'I alt inkl. moms',
  'Paid by gift card …{lastFour}': 'Betalt med gavekort …{lastFour}',
  'Refunded (with {refundedTax} of tax)': 'Refunderet (heraf {refundedTax} i moms)',
  Tax: 'Moms',
  'Amount without tax': 'Beløb uden moms',
  'Back to the order': 'Tilbage til ordren',
  'This is a test: there is no bank, and no money is taken.':
    'Dette er en test: Der er ingen bank, og der trækkes ingen penge.',
  'A real bank would ask on a page of its own, as this one does.':
    'En rigtig bank ville spørge på sin egen side, ligesom her.',
  'Pay {amount} to {shop}?': 'Vil du betale {amount} til {shop}?',
  'The order is placed once you have approved it. Your things are kept for you meanwhile.':
    'Ordren afgives, når du har godkendt betalingen. Dine varer er reserveret til dig imens.',
  Approve: 'Godkend',
  Decline: 'Afvis',
  'Back to the shop without paying': 'Tilbage til butikken uden at betale',
  'Skip to content': 'Gå til indholdet',
  Cart: 'Kurv',
  'Billing address': 'Faktureringsadresse',
  '{count} places': 'Antal steder: {count}',
  'Send it to me': 'Send den til mig',
  'I pick it up': 'Jeg henter den',
  '{where}, free': '{where}, gratis',
  Free: 'Gratis',
  'In the morning of that day. Leave it empty to send it at once.':
    'Om morgenen den dag. Lad feltet stå tomt for at sende det med det samme.',
  'The gift card is mailed there. It may be your own, to print it.':
    'Gavekortet sendes til denne mailadresse. Det kan være din egen, hvis du vil printe det.',
  'Receipt for order {orderNumber}': 'Kvittering for ordre {orderNumber}',
  'Test bank': 'Testbank',
  'E-mail': 'E-mail',
  'First name': 'Fornavn',
  'Last name': 'Efternavn',
  Address: 'Adresse',
  'Apartment, floor': 'Lejlighed, etage',
  City: 'By',
  'State or region': 'Delstat eller region',
  'Postal code': 'Postnummer',
  Country: 'Land',
  Phone: 'Telefon',
  'I have read the <a href="#checkout-terms-text">terms</a> and agree to them.':
    'Jeg har læst og accepterer <a href="#checkout-terms-text">handelsbetingelserne</a>.',
  Company: 'Virksomhed',
  'Its tax number': 'Virksomhedens momsnummer',
  Contact: 'Kontakt',
  'Where you are': 'Hvor du befinder dig',
  Payment: 'Betaling',
  'Test payment': 'Testbetaling',
  'Your name': 'Dit navn',
  'Shipping address': 'Leveringsadresse',
  Delivery: 'Levering',
  'Where you pick it up': 'Her henter du ordren',
  'Bill to a company or another address': 'Faktura til en virksomhed eller en anden adresse',
  'Put a company or an address on the bill': 'Sæt en virksomhed eller en adresse på fakturaen',
  'Discount code': 'Rabatkode',
  'Discount code or gift card': 'Rabatkode eller gavekort',
  'Gift card': 'Gavekort',
  'To the payment': 'Til betaling',
  'Your payment': 'Din betaling',
  'Discount {code}: {sentence}': 'Rabat {code}: {sentence}',
  '{label}: {sentence}': '{label}: {sentence}',
  'Reverse charge': 'Omvendt betalingspligt (Reverse charge)',
  'the company that this is billed to accounts for the tax.':
    'den virksomhed, der faktureres, afregner momsen.',
  'Reverse charge: prices are without tax, for which your company accounts in its country.':
    'Omvendt betalingspligt: priserne er uden moms, som din virksomhed afregner i sit land.',
}
