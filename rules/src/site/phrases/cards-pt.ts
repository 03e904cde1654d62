import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Portuguese. */
export const cardsPt: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?': 'Que cartão deve {shop} cobrar a partir de agora?',
  'Nothing is charged now.': 'Nada é cobrado agora.',
  'A card that is accepted': 'Um cartão que é aceite',
  'A card that is declined': 'Um cartão que é recusado',
  'A card whose bank asks each time': 'Um cartão cujo banco pergunta sempre',
  'Go back without a change': 'Voltar sem alterações',
  'To your card…': 'Para o seu cartão…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Está a ser levado para a página onde indica outro cartão. Nada é cobrado agora.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Aguardamos a resposta sobre o seu cartão. Esta página volta a verificar sozinha.',
  'Go on to your card': 'Continuar para o seu cartão',
  'Your card': 'O seu cartão',
  'Use another card': 'Usar outro cartão',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Indica-o na página do prestador de pagamentos. Nada é cobrado agora.',
  'Give another card': 'Indicar outro cartão',
  'Your card is changed. The next payments are made with it.':
    'O seu cartão foi alterado. Os próximos pagamentos são feitos com ele.',
  'valid until {expires}': 'válido até {expires}',
  'Your cards': 'Os seus cartões',
  'Another card or way to pay': 'Outro cartão ou forma de pagamento',
  '{brand} ending in {lastFour}': '{brand} terminado em {lastFour}',
  'Keep this card for the next time': 'Guardar este cartão para a próxima vez',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Remover<span class="checkout-hidden"> o cartão {name}</span>',
  'The card is removed.': 'O cartão foi removido.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Não é possível indicar um cartão agora. Nada mudou. Tente novamente dentro de alguns minutos.',
  'No other card was given. The next payments are made as before.':
    'Não foi indicado outro cartão. Os próximos pagamentos são feitos como antes.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'O cartão que escolheu já não está guardado. Nada foi cobrado. Escolha novamente como pagar.',
  'no longer valid': 'já não é válido',
  'The payment provider keeps them. This shop never sees their numbers.':
    'O prestador de pagamentos guarda-os. Esta loja nunca vê os seus números.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Paga <a href="{address}">{title}</a>, mesmo depois de removido daqui.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'O cartão foi removido daqui. O que corre com ele continua a ser cobrado nele, até indicar lá outro cartão ou cancelar.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Com um cartão guardado acontece o que escolheu para ele; para outro, escolha abaixo.',
  'It goes to Stripe alone. This shop never sees it.':
    'Vai apenas para a Stripe. Esta loja nunca o vê.',
  'Pay in another way, on Stripe’s page': 'Pagar de outra forma, na página da Stripe',
  'The fields for your card are loading…': 'Os campos para o seu cartão estão a ser carregados…',
  'The fields for your card did not load.': 'Os campos para o seu cartão não foram carregados.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Não foi possível ler o seu cartão. Nada foi cobrado. Escreva-o de novo ou pague na página do prestador de pagamentos.',
  'Your card could not be read. Please type it once more.':
    'Não foi possível ler o seu cartão. Escreva-o de novo.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Pague com o cartão 4242 4242 4242 4242 e uma data futura qualquer.',
}
