import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Portuguese. */
export const answersPt: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Um e-mail com todos estes dados está a caminho de {email}.',
  'A mail with all of this went to {email}.':
    'Foi enviado um e-mail com todos estes dados para {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Guarde o endereço desta página: mostra o seu pedido sempre que voltar.',
  item: 'artigo',
  '{quantity} item in cart': '{quantity} artigo no carrinho',
  '{quantity} items in cart': '{quantity} artigos no carrinho',
  items: 'artigos',
  '{name} was added.': '{name} passa a fazer parte do pedido.',
  '{name} was removed.': '{name} já não faz parte do pedido.',
  '{name} can be had again.': '{name} voltou a estar à venda.',
  'The quantity of {name} is now {quantity}.': 'A quantidade de {name} é agora {quantity}.',
  '{name} now costs {price} each.': '{name} custa agora {price} por unidade.',
  '{name} now costs {price}.': '{name} custa agora {price}.',
  '{name} was added: {amount}.': '{name} passa a fazer parte do pedido: {amount}.',
  '{name} is now {amount}.': '{name} é agora de {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'O cartão-presente que termina em {lastFour} paga agora {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'O cartão-presente que termina em {lastFour} já não paga nada.',
  'Prices are now in {currency}.': 'Os preços estão agora em {currency}.',
  'The total is now {amount}.': 'O total é agora de {amount}.',
  'It is sent by {name} now, which is free.': 'O envio é agora feito por {name}, que é grátis.',
  'It is sent by {name} now, which costs {price}.':
    'O envio é agora feito por {name}, que custa {price}.',
  'You pick it up now, at {name}, which is free.':
    'O levantamento é agora em {name}, que é grátis.',
  '{name} is now free.': '{name} é agora grátis.',
  '{name} takes nothing off any more.': '{name} já não dá desconto.',
  '{name} makes shipping free.': 'Com {name}, o envio é grátis.',
  '{name} now makes shipping free.': 'Com {name}, o envio é agora grátis.',
  '{name} takes {amount} off.': '{name} desconta {amount}.',
  '{name} now takes {amount} off.': '{name} desconta agora {amount}.',
  '{before} is now called {name}.': '{before} chama-se agora {name}.',
  '{left} of {most} downloads left, until {day}':
    'Downloads restantes: {left} de {most}, até {day}',
  'All {most} downloads are used': 'Todos os downloads ({most}) foram usados',
  'Could be downloaded until {day}': 'Podia ser descarregado até {day}',
  'Nothing has to be shipped.': 'Não há nada para enviar.',
  'You pick your order up: at the checkout you see where.':
    'O seu pedido é para levantar: ao finalizar a compra, vê onde.',
  'This is too heavy to be sent, but you can pick it up.':
    'É demasiado pesado para enviar, mas pode levantá-lo.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'É demasiado pesado para enviar. Retire alguma coisa ou fale connosco.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'O envio é acrescentado ao finalizar a compra, ou pode levantar o seu pedido sem custos.',
  'Shipping is added at checkout.': 'O envio é acrescentado ao finalizar a compra.',
  'Shipping is free.': 'O envio é grátis.',
  'Shipping is added at checkout, and free from {amount}.':
    'O envio é acrescentado ao finalizar a compra e é grátis a partir de {amount}.',
  'Prices include taxes.': 'Os preços incluem impostos.',
  'Taxes are added at checkout.': 'Os impostos são acrescentados ao finalizar a compra.',
  'Error: {page}': 'Erro: {page}',
  'One or more fields is invalid, please check your entries.':
    'Um ou mais campos não são válidos, verifique os dados.',
  'Your cart is empty.': 'O seu carrinho está vazio.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'O seu pagamento foi recusado. Nada foi cobrado. Tente novamente ou pague de outra forma.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Demasiados pagamentos foram recusados aqui. Nada foi cobrado. Tente novamente dentro de dez minutos.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'O pagamento não teve resposta e foi cancelado. Nada foi cobrado. Tente novamente.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'O pagamento foi interrompido. Nada foi cobrado e o seu carrinho está como estava.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'O valor é demasiado baixo para pagar com cartão. Nada foi cobrado. Acrescente alguma coisa ao seu carrinho.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Ainda não sabemos o que aconteceu ao seu pagamento. Vamos verificar novamente e, se tiver sido concluído, enviamos-lhe um e-mail. Por favor, não pague outra vez.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'O seu pagamento chegou fora do prazo e será devolvido. Verifique o seu pedido e pague novamente.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'O seu pedido mudou desde que esta página foi mostrada. Nada foi cobrado. Veja o que mudou e pague novamente.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Algo no seu carrinho pede dados que ainda não indicou. Nada foi cobrado. Consulte o seu carrinho.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Parte do seu pedido já não está disponível. Nada foi cobrado.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Esta página mostrava um carrinho diferente do que tem agora. Nada foi cobrado. Veja o que mudou e pague novamente.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Não conseguimos ler o que esta página lhe mostrava. Nada foi cobrado. Verifique o seu pedido e pague novamente.',
  'Your code was not taken.': 'O seu código não foi aceite.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Um código de desconto do seu pedido já foi usado com este endereço de e-mail. Nada foi cobrado. Remova o código para continuar.',
  'Your order is being placed. One moment, please.':
    'O seu pedido está a ser feito. Um momento, por favor.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Este formulário já foi enviado com outros dados. Abra novamente a página de finalização da compra.',
  'The signature does not match.': 'A assinatura não corresponde.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'É demasiado pesado para enviar para esse destino. Nada foi cobrado. Retire alguma coisa do seu carrinho ou escolha outra forma de o receber.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Esta loja ainda não pode aceitar pagamentos. Nada foi cobrado.',
  'Please choose a country.': 'Escolha um país.',
  'This shop does not send to that country.': 'Esta loja não envia para esse país.',
  'Please choose one.': 'Escolha uma opção.',
  'Please agree to the terms.': 'Aceite os termos e condições.',
  'An order can have five discount codes. Remove one to use another.':
    'Um pedido pode ter cinco códigos de desconto. Remova um para usar outro.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Lamentamos, essa variante não está disponível. Escolha outra.',
  'Sorry, we do not have enough of that item available.':
    'Lamentamos, não temos quantidade suficiente desse artigo.',
  'Quantity must be a number.': 'A quantidade deve ser um número.',
  'Quantity must be a whole number': 'A quantidade deve ser um número inteiro',
  'Quantity must be from 1 to 9999.': 'A quantidade deve ser de 1 a 9999.',
  'This item is sold one at a time.': 'Este artigo é vendido à unidade.',
  'Select a denomination for the Gift Card': 'Escolha o valor do cartão-presente',
  'Could not parse the form fields, please check your entries.':
    'Não foi possível ler os campos do formulário, verifique os dados.',
  'There is no such item in this shop.': 'Esse artigo não existe nesta loja.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Esta subscrição de membro não está à venda de momento, porque ninguém pode iniciar sessão aqui.',
  'This download is not there yet. Please come back a little later.':
    'Este download ainda não está disponível. Volte um pouco mais tarde.',
  'That is another item than the one in the cart. Please reload the page.':
    'Esse artigo não é o que está no carrinho. Recarregue a página.',
  'That item is no longer in the cart.': 'Esse artigo já não está no carrinho.',
  'A cart holds at most 200 different items.':
    'Um carrinho pode ter, no máximo, 200 artigos diferentes.',
  'Your session has expired. Please reload the page and try again.':
    'A sua sessão expirou. Recarregue a página e tente novamente.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Ative os cookies no seu navegador, recarregue a página e tente novamente.',
  'Please try again in a few seconds.': 'Tente novamente dentro de alguns segundos.',
  'Unable to Add Item': 'Não foi possível adicionar o artigo',
  'Unable to Purchase Item': 'Não foi possível comprar o artigo',
  'Unable to purchase Gift Card': 'Não foi possível comprar o cartão-presente',
  'Adding…': 'A adicionar…',
  'Added!': 'Adicionado!',
  'More than 100 items in cart': 'Mais de 100 artigos no carrinho',
  'Too heavy to be sent there': 'Demasiado pesado para enviar para esse destino',
  'Depends on your postal code': 'Depende do seu código postal',
  'Not sent to that postal code': 'Sem envio para esse código postal',
  'This code is not valid.': 'Este código não é válido.',
  'This code is not valid any more.': 'Este código já não é válido.',
  'This code has been used up.': 'Este código está esgotado.',
  'This code was used with your e-mail address before.':
    'Este código já foi usado com o seu endereço de e-mail.',
  'This code is not for what is in your order.':
    'Este código não se aplica ao que está no seu pedido.',
  'This code is for orders of {minimum} and more.':
    'Este código é para pedidos a partir de {minimum}.',
  'This code would take nothing off your order.': 'Este código não daria desconto no seu pedido.',
  'This code does not go together with another one.': 'Este código não é acumulável com outro.',
  'This gift card is not valid any more.': 'Este cartão-presente já não é válido.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Não resta nada neste cartão-presente. O que um pagamento ainda não concluído retirou dele só volta se esse pagamento não se realizar.',
  'This gift card is in another currency.': 'Este cartão-presente está noutra moeda.',
  'This gift card is of a test, and pays for nothing here.':
    'Este cartão-presente é de teste e não paga nada aqui.',
  'There is nothing in your order that a gift card could pay.':
    'No seu pedido não há nada que um cartão-presente possa pagar.',
  'Please choose today or a day within a year.':
    'Escolha o dia de hoje ou um dia no prazo de um ano.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Um pedido pode ser pago com cinco cartões-presente. Remova um para usar outro.',
  Required: 'Obrigatório',
  'You have exceeded the character limit.': 'Excedeu o limite de caracteres.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'O e-mail não é válido. Deve ter o formato nome@dominio.com.',
  'Please check what you entered.': 'Verifique os dados que introduziu.',
  'No longer available, as it was refunded': 'Já não está disponível, porque foi reembolsado',
  'No longer available, as the order is cancelled':
    'Já não está disponível, porque o pedido foi cancelado',
  'No longer available': 'Já não está disponível',
  'It is accepted': 'É aceite',
  'The order is placed.': 'O pedido é feito.',
  'The bank asks first': 'O banco pergunta primeiro',
  'You confirm it on a page of the test bank.': 'Confirma numa página do banco de teste.',
  'It is declined': 'É recusado',
  'Nothing is charged, and the cart stays.': 'Nada é cobrado e o carrinho mantém-se.',
  'It gets no answer': 'Fica sem resposta',
  'The payment is cancelled, and the cart stays.':
    'O pagamento é cancelado e o carrinho mantém-se.',
  Value: 'Valor',
  'Their name': 'Nome de quem recebe',
  'Their e-mail address': 'E-mail de quem recebe',
  Message: 'Mensagem',
  'Send it on': 'Data de envio',
  'Please write a state or province of this country.':
    'Indique um estado ou uma província deste país.',
  'That is more than can be sold in one order.': 'É mais do que se pode vender num só pedido.',
  'Please select the {option} option.': 'Escolha a opção {option}.',
  'Please select the {option1} and {option2} options.': 'Escolha as opções {option1} e {option2}.',
  'Please select the {options}, and {last} options.': 'Escolha as opções {options} e {last}.',
  'Unable to connect. Please try again': 'Não foi possível ligar. Tente novamente',
  'Something went wrong': 'Algo correu mal',
  'Network error': 'Erro de rede',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Recebemo-la em {when}. É enviado um e-mail com todos estes dados para {email}.',
  'There is no order with this number and this e-mail address.':
    'Não há nenhum pedido com este número e este endereço de e-mail.',
  '1 of 1 download left, until {day}': 'Resta 1 de 1 transferência, até {day}',
  'This code is for {pieces} pieces and more.': 'Este código é válido a partir de {pieces} peças.',
  'Your order has a discount already that takes as much off or more.':
    'O seu pedido já tem um desconto igual ou superior.',
  'This discount was used with your e-mail address before.':
    'Este desconto já foi usado com o seu endereço de e-mail.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Um desconto do seu pedido acabou de se esgotar. Nada foi cobrado. Verifique o total e pague novamente.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Um desconto do seu pedido já foi usado com este endereço de e-mail. Nada foi cobrado. Verifique o total e pague novamente.',
}
