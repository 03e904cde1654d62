import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Portuguese. */
export const reviewsPt: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Avalie o que comprou',
  'Thank you for your review.': 'Obrigado pela sua avaliação.',
  'You get no more mails that ask for reviews.': 'Não receberá mais mensagens a pedir avaliações.',
  'It is shown once the shop has looked at it.': 'Será mostrada depois de a loja a ler.',
  'It is on the page of the product now.': 'Já está na página do produto.',
  'What you have said': 'O que disse',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'O seu nome e o que escrever são lidos por todos os que visitam a página do produto.',
  'You can still change it here.': 'Ainda a pode alterar aqui.',
  Stars: 'Estrelas',
  '{stars} of 5 stars': '{stars} de 5 estrelas',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} de 5 estrelas ({count})',
  'Your review': 'A sua avaliação',
  'Who says that': 'Quem o diz',
  'Your name, as others read it': 'O seu nome, como os outros o leem',
  'Send the review': 'Enviar a avaliação',
  'Come back once your order has arrived.': 'Volte quando a sua encomenda tiver chegado.',
  'There is nothing in this order to review.': 'Nesta encomenda não há nada para avaliar.',
  'Mails that ask for reviews': 'Mensagens a pedir avaliações',
  'Would you rather not be asked?': 'Prefere que não lhe perguntemos?',
  'Send me no more of them': 'Não me enviem mais',
  'Please choose how many stars you give.': 'Escolha quantas estrelas dá.',
  'This review was sent before, and cannot be changed any more.':
    'Esta avaliação já foi enviada e não pode ser alterada.',
  Reviews: 'Avaliações',
  'Only people who bought the product here can review it.':
    'Só quem comprou o produto aqui o pode avaliar.',
  'Older reviews': 'Avaliações mais antigas',
  'Newest reviews': 'Avaliações mais recentes',
  'Test order': 'Encomenda de teste',
  'A customer': 'Um cliente',
  'The shop says': 'A loja diz',
  'Your opinion': 'A sua opinião',
  'How do you like what you bought? Your review helps others to choose.':
    'Gosta do que comprou? A sua avaliação ajuda outros a escolher.',
}
