import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Swedish. */
export const reviewsSv: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Recensera det du köpte',
  'Thank you for your review.': 'Tack för din recension.',
  'You get no more mails that ask for reviews.': 'Du får inga fler mejl som ber om recensioner.',
  'It is shown once the shop has looked at it.': 'Den visas när butiken har tittat på den.',
  'It is on the page of the product now.': 'Den står nu på produktens sida.',
  'What you have said': 'Det här har du sagt',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Ditt namn och det du skriver läses av alla som besöker produktens sida.',
  'You can still change it here.': 'Du kan fortfarande ändra den här.',
  Stars: 'Stjärnor',
  '{stars} of 5 stars': '{stars} av 5 stjärnor',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} av 5 stjärnor ({count})',
  'Your review': 'Din recension',
  'Who says that': 'Vem säger det',
  'Your name, as others read it': 'Ditt namn, så som andra läser det',
  'Send the review': 'Skicka recensionen',
  'Come back once your order has arrived.': 'Kom tillbaka när din beställning har kommit fram.',
  'There is nothing in this order to review.':
    'Det finns inget att recensera i den här beställningen.',
  'Mails that ask for reviews': 'Mejl som ber om recensioner',
  'Would you rather not be asked?': 'Vill du hellre slippa bli tillfrågad?',
  'Send me no more of them': 'Skicka inga fler till mig',
  'Please choose how many stars you give.': 'Välj hur många stjärnor du ger.',
  'This review was sent before, and cannot be changed any more.':
    'Den här recensionen har redan skickats och kan inte ändras längre.',
  Reviews: 'Recensioner',
  'Only people who bought the product here can review it.':
    'Bara den som har köpt produkten här kan recensera den.',
  'Older reviews': 'Äldre recensioner',
  'Newest reviews': 'Senaste recensionerna',
  'Test order': 'Testbeställning',
  'A customer': 'En kund',
  'The shop says': 'Butiken säger',
  'Your opinion': 'Din åsikt',
  'How do you like what you bought? Your review helps others to choose.':
    'Vad tycker du om det du köpte? Din recension hjälper andra att välja.',
}
