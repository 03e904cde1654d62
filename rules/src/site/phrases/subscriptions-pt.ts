import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Portuguese. */
export const subscriptionsPt: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'É recusado mais tarde',
  'This payment is accepted, and the next ones are not.':
    'Este pagamento é aceite e os próximos não.',
  'The bank asks later': 'O banco pergunta mais tarde',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Este pagamento é aceite. Os próximos esperam pela sua confirmação.',
  'It is paid more or less often now. Please look at when.':
    'Paga-se agora com outra frequência. Veja quando.',
  'Then {price}.': 'Depois, {price}.',
  'The next payment is on {day}.': 'O próximo pagamento é em {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Continua até que a cancele, o que pode fazer a qualquer momento.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Termina após {count} pagamentos no total, e pode cancelá-la a qualquer momento.',
  'Discounts and gift cards do not count for subscriptions.':
    'Os descontos e os cartões-presente não contam para subscrições.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Ao pagar, aceita que {price} sejam cobrados da mesma forma até cancelar. Uma ligação em cada um dos nossos e-mails leva ao cancelamento.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Ao pagar, aceita que {price} sejam cobrados da mesma forma, {count} vezes no total, ou até cancelar. Uma ligação em cada um dos nossos e-mails leva ao cancelamento.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'O seu banco quer perguntar-lhe sobre este pagamento. Nada foi cobrado. Pague nesta página.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Isto vende-se como subscrição. Recarregue a página e subscreva.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Isto já não é uma subscrição. Recarregue a página e adicione-o ao carrinho.',
  'This is a subscription of a test. No money is taken.':
    'Esta é uma subscrição de teste. Não é cobrado dinheiro.',
  'Your subscription': 'A sua subscrição',
  'Paid by {method}': 'Pago com {method}',
  'Go on with the payment': 'Continuar o pagamento',
  'Change it': 'Alterar',
  'Keep the subscription': 'Manter a subscrição',
  'Go on with it': 'Retomar',
  Pause: 'Suspender',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Nada é cobrado nem enviado até retomar. Os pagamentos durante a pausa são omitidos.',
  'Pause the subscription': 'Suspender a subscrição',
  'Change the address': 'Alterar a morada',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Agora custa {price}, com envio e impostos. Nada foi cobrado: só será se pagar aqui.',
  'Left out, because it could not be had or sent':
    'Omitido, porque não estava disponível ou não podia ser enviado',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Vale a partir do próximo pagamento; o envio e os impostos são os de lá. Se custar mais, perguntamos primeiro.',
  'Save the address': 'Guardar a morada',
  'Cancel the subscription': 'Cancelar a subscrição',
  'Cancel now': 'Cancelar agora',
  'Your payments': 'Os seus pagamentos',
  'See the order': 'Ver a encomenda',
  'You have agreed to this:': 'Aceitou o seguinte:',
  'Your subscription is canceled.': 'A sua subscrição está cancelada.',
  'Cancel a subscription': 'Cancelar uma subscrição',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Um e-mail diz-lhe até quando dura. Nada mais é cobrado.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Escreva o número da encomenda com que começou e o endereço de e-mail com que encomendou.',
  'We try again on {day}.': 'Tentamos de novo em {day}.',
  '{amount} of what you have paid goes back to you.': 'Devolvemos-lhe {amount} do que pagou.',
  'Payments that are left: {count}.': 'Pagamentos que faltam: {count}.',
  'A payment is being made.': 'Está a ser feito um pagamento.',
  'Your last payment did not go through. Nothing was charged.':
    'O seu último pagamento não foi concluído. Nada foi cobrado.',
  'It is paused. Nothing is charged until you go on.': 'Está suspensa. Nada é cobrado até retomar.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Está cancelada e dura até {day}. Nada mais é cobrado.',
  'It has ended. Nothing more is charged.': 'Terminou. Nada mais é cobrado.',
  'It ends at once, and nothing more is charged.': 'Termina de imediato e nada mais é cobrado.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Dura até {day} e nada mais é cobrado. Um e-mail confirma-o.',
  'Being paid': 'A ser pago',
  'Not paid yet': 'Ainda não pago',
  'Not paid': 'Não pago',
  'Left out': 'Omitido',
  'Your subscription goes on.': 'A sua subscrição continua.',
  'Your subscription is paused.': 'A sua subscrição está suspensa.',
  'The address is saved.': 'A morada está guardada.',
  'This subscription has ended.': 'Esta subscrição terminou.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'Está a ser feito um pagamento desta subscrição. Tente de novo dentro de alguns minutos.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Esta subscrição mudou entretanto. Veja-a de novo.',
  'Nothing is to be paid for this subscription now.':
    'Não há nada a pagar por esta subscrição agora.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Não conhecemos nenhuma subscrição com este número de encomenda e este e-mail. Verifique ambos ou abra a ligação no seu e-mail.',
  'This order is a payment of a subscription.': 'Esta encomenda é um pagamento de uma subscrição.',
  'See your subscription': 'Ver a sua subscrição',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Este plano já não está disponível. Recarregue a página e escolha de novo.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'A subscrição é de uma unidade de cada vez. Defina a quantidade como 1.',
  '{amount} given back': '{amount} reembolsados',
}
