import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Portuguese. */
export const donationsPt: Phrases<typeof donationsDe> = {
  Donation: 'Doação',
  Donate: 'Doar',
  Amount: 'Valor',
  'Another amount': 'Outro valor',
  'Amount in {currency}': 'Valor em {currency}',
  'From {least} to {most}.': 'De {least} a {most}.',
  'About you': 'Sobre você',
  'Donation {orderNumber}': 'Doação {orderNumber}',
  'Donation {orderNumber} was given back.': 'A doação {orderNumber} foi devolvida.',
  'This donation was given back.': 'Esta doação foi devolvida.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'A sua doação de <strong>{amount}</strong> chegou.',
  'Given by': 'Doado por',
  'Given to': 'Doado a',
  'Receipt for donation {orderNumber}': 'Recibo da doação {orderNumber}',
  'Back to the donation': 'Voltar à doação',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Guarde o endereço desta página: ela mostra a sua doação sempre que voltar.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Os valores estão em outra moeda desde que esta página foi mostrada. Nada foi cobrado. Escolha de novo.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'No momento não é possível doar aqui. Nada foi cobrado.',
  'The payment was stopped. Nothing was charged.':
    'O pagamento foi interrompido. Nada foi cobrado.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'A sua doação está a caminho. Espere um momento e envie o formulário de novo para ver o que aconteceu.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Este formulário já foi enviado com outros dados. Confira-os e envie de novo para doar mais uma vez.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'O seu pagamento chegou fora do prazo e será devolvido. Envie o formulário de novo.',
  'No donations can be paid here yet. Nothing was charged.':
    'Ainda não é possível pagar doações aqui. Nada foi cobrado.',
  'Please choose an amount.': 'Escolha um valor.',
  'Please enter an amount in digits.': 'Digite um valor em algarismos.',
  'This is less than can be given here.': 'É menos do que se pode doar aqui.',
  'This is more than can be given here.': 'É mais do que se pode doar aqui.',
  'You are being led to the page where you pay.': 'Você está sendo levado à página de pagamento.',
  'Stop the payment and go back': 'Parar o pagamento e voltar',
  'Go back without paying': 'Voltar sem pagar',
  'How often': 'Com que frequência',
  Once: 'Uma vez',
  'Every month': 'Todos os meses',
  'Every year': 'Todos os anos',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Ao doar, aceita que este valor seja cobrado da mesma forma todos os meses até cancelar. Uma ligação em cada um dos nossos e-mails leva até onde se cancela.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Ao doar, aceita que este valor seja cobrado da mesma forma todos os anos até cancelar. Uma ligação em cada um dos nossos e-mails leva até onde se cancela.',
  'What for': 'Para quê',
  'Your recurring donation': 'A sua doação recorrente',
  'This is a donation of a test. No money is taken.': 'Esta é uma doação de teste. Nada é cobrado.',
  'Keep the donation': 'Manter a doação',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Nada é cobrado até retomar. Os pagamentos que caem na pausa são omitidos.',
  'Pause the donation': 'Pausar a doação',
  'Cancel the donation': 'Cancelar a doação',
  'See the donation': 'Ver a doação',
  'Your recurring donation is canceled.': 'A sua doação recorrente está cancelada.',
  'Your recurring donation goes on.': 'A sua doação recorrente continua.',
  'Your recurring donation is paused.': 'A sua doação recorrente está em pausa.',
  'Change the amount': 'Alterar o valor',
  'It counts from the next payment on.': 'Vale a partir do próximo pagamento.',
  'Save the amount': 'Guardar o valor',
  'The amount is saved.': 'O valor foi guardado.',
  'It is canceled. Nothing more is charged.': 'Está cancelada. Nada mais será cobrado.',
  'Nothing more is charged. A mail confirms it.': 'Nada mais será cobrado. Um e-mail confirma-o.',
  'See your recurring donation': 'Ver a sua doação recorrente',
  'Donate every month': 'Doar todos os meses',
  'Donate every year': 'Doar todos os anos',
  'Nothing can be given here at the moment.': 'No momento não é possível doar aqui.',
  'This recurring donation has ended.': 'Esta doação recorrente terminou.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'Está a ser feito um pagamento desta doação. Tente de novo dentro de alguns minutos.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Esta doação recorrente mudou entretanto. Veja-a de novo.',
  'Nothing is to be paid for this donation now.': 'Não há nada a pagar por esta doação agora.',
}
