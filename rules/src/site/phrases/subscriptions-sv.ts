import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Swedish. */
export const subscriptionsSv: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Den nekas senare',
  'This payment is accepted, and the next ones are not.':
    'Den här betalningen godkänns, och de nästa inte.',
  'The bank asks later': 'Banken frågar senare',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Den här betalningen godkänns. De nästa väntar tills du bekräftar dem.',
  'It is paid more or less often now. Please look at when.':
    'Det betalas nu oftare eller mer sällan. Se när.',
  'Then {price}.': 'Därefter {price}.',
  'The next payment is on {day}.': 'Nästa betalning är den {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Den gäller tills du säger upp den, vilket du kan göra när som helst.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Den upphör efter {count} betalningar totalt, och du kan säga upp den när som helst.',
  'Discounts and gift cards do not count for subscriptions.':
    'Rabatter och presentkort gäller inte för prenumerationer.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Genom att betala godkänner du att {price} dras på samma sätt tills du säger upp. En länk i varje mejl från oss leder dit där du säger upp.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Genom att betala godkänner du att {price} dras på samma sätt, {count} gånger totalt, eller tills du säger upp. En länk i varje mejl från oss leder dit där du säger upp.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Din bank vill fråga dig om den här betalningen. Inget har dragits. Betala på den här sidan.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Det här säljs som prenumeration. Ladda om sidan och prenumerera.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Det här är ingen prenumeration längre. Ladda om sidan och lägg det i varukorgen.',
  'This is a subscription of a test. No money is taken.':
    'Det här är en testprenumeration. Inga pengar dras.',
  'Your subscription': 'Din prenumeration',
  'Paid by {method}': 'Betald med {method}',
  'Go on with the payment': 'Fortsätt med betalningen',
  'Change it': 'Ändra den',
  'Keep the subscription': 'Behåll prenumerationen',
  'Go on with it': 'Återuppta',
  Pause: 'Pausa',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Inget dras eller skickas förrän du fortsätter. Betalningar under pausen utgår.',
  'Pause the subscription': 'Pausa prenumerationen',
  'Change the address': 'Ändra adressen',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Det kostar nu {price} med frakt och skatt. Inget har debiterats: det sker bara om du betalar här.',
  'Left out, because it could not be had or sent':
    'Överhoppad, eftersom varan inte fanns eller inte kunde skickas',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Den gäller från nästa betalning; frakt och skatt är de som gäller där. Kostar det mer frågar vi dig först.',
  'Save the address': 'Spara adressen',
  'Cancel the subscription': 'Säg upp prenumerationen',
  'Cancel now': 'Säg upp nu',
  'Your payments': 'Dina betalningar',
  'See the order': 'Se ordern',
  'You have agreed to this:': 'Du har godkänt detta:',
  'Your subscription is canceled.': 'Din prenumeration är uppsagd.',
  'Cancel a subscription': 'Säg upp en prenumeration',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Ett mejl berättar hur länge den gäller. Inget mer dras.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Skriv numret på den order som den började med och den e-postadress som du beställde med.',
  'We try again on {day}.': 'Vi försöker igen den {day}.',
  '{amount} of what you have paid goes back to you.':
    '{amount} av det du har betalat går tillbaka till dig.',
  'Payments that are left: {count}.': 'Betalningar som återstår: {count}.',
  'A payment is being made.': 'En betalning pågår.',
  'Your last payment did not go through. Nothing was charged.':
    'Din senaste betalning gick inte igenom. Inget har dragits.',
  'It is paused. Nothing is charged until you go on.':
    'Den är pausad. Inget dras förrän du fortsätter.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Den är uppsagd och gäller till {day}. Inget mer dras.',
  'It has ended. Nothing more is charged.': 'Den har upphört. Inget mer dras.',
  'It ends at once, and nothing more is charged.': 'Den upphör genast, och inget mer dras.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Den gäller till {day}, och inget mer dras. Ett mejl bekräftar det.',
  'Being paid': 'Betalas',
  'Not paid yet': 'Inte betald än',
  'Not paid': 'Inte betald',
  'Left out': 'Utgick',
  'Your subscription goes on.': 'Din prenumeration fortsätter.',
  'Your subscription is paused.': 'Din prenumeration är pausad.',
  'The address is saved.': 'Adressen är sparad.',
  'This subscription has ended.': 'Den här prenumerationen har upphört.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'En betalning av den här prenumerationen pågår. Försök igen om några minuter.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Den här prenumerationen har ändrats under tiden. Titta på den igen.',
  'Nothing is to be paid for this subscription now.':
    'Det finns inget att betala för den här prenumerationen nu.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Vi känner inte till någon prenumeration med det här ordernumret och den här e-postadressen. Kontrollera båda, eller öppna länken i ditt mejl.',
  'This order is a payment of a subscription.':
    'Den här ordern är en betalning av en prenumeration.',
  'See your subscription': 'Se din prenumeration',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Den här planen erbjuds inte längre. Ladda om sidan och välj igen.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'Du prenumererar på en åt gången. Ange antalet 1.',
  '{amount} given back': '{amount} återbetalat',
}
