import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Swedish. */
export const paymentsSv: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Det tar dagar och blir sedan betalt',
  'The order waits for its money, which comes after three days.':
    'Beställningen väntar på pengarna, som kommer efter tre dagar.',
  'It takes days, then it fails': 'Det tar dagar och misslyckas sedan',
  'The order waits for its money, and is canceled after three days.':
    'Beställningen väntar på pengarna och avbokas efter tre dagar.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Din beställning <strong>{orderNumber}</strong> är här och betalningen är på väg. Det kan ta några dagar.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Så snart pengarna är här skickar vi ett mejl till, och din beställning går vidare.',
  'Its payment did not come, so nothing was charged.':
    'Betalningen kom inte, så inget har dragits.',
  'Ask the test bank now': 'Fråga testbanken nu',
  'Does the payment of {amount} to {shop} arrive?':
    'Kommer betalningen på {amount} till {shop} fram?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Den är på väg och banken avgör själv efter tre dagar. Här kan du avgöra nu.',
  'It arrives': 'Den kommer fram',
  'It fails': 'Den misslyckas',
  'payment under way': 'betalning på väg',
  'To your order': 'Till din beställning',
}
