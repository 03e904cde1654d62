import type { Phrases } from './phrases.ts'
import type { pagesDe } from './pages-de.ts'

/** What stands on pages of the shop, in Portuguese. */
export const pagesPt: Phrases<typeof pagesDe> = {
  'Your cart': 'O seu carrinho',
  'quantity {quantity}': 'quantidade {quantity}',
  'To <bdi>{goesTo}</bdi>': 'Para <bdi>{goesTo}</bdi>',
  'Quantity<span class="cart-hidden"> of {fullName}</span>':
    'Quantidade<span class="cart-hidden"> de {fullName}</span>',
  Quantity: 'Quantidade',
  'Update<span class="cart-hidden"> quantity of {fullName}</span>':
    'Atualizar<span class="cart-hidden"> a quantidade de {fullName}</span>',
  'Remove<span class="cart-hidden"> {fullName}</span>':
    'Remover<span class="cart-hidden"> {fullName}</span>',
  Price: 'Preço',
  'There is nothing in your cart yet.': 'Ainda não há nada no seu carrinho.',
  'See what is for sale': 'Ver o que está à venda',
  'Go to the front page': 'Ir para a página inicial',
  Subtotal: 'Subtotal',
  'Discount {code}': 'Desconto {code}',
  'Check out': 'Finalizar compra',
  'Please give the details that this asks for, to go on.':
    'Indique os dados pedidos aqui para continuar.',
  'Change or remove what is not available to go on.':
    'Para continuar, altere ou remova o que não está disponível.',
  Checkout: 'Finalizar compra',
  'Test payments': 'Pagamentos de teste',
  'Test payments, no money is taken.': 'Pagamentos de teste, nada é cobrado.',
  'You pay on Stripe’s test page, with the card 4242 4242 4242 4242 and any date to come.':
    'Paga na página de teste da Stripe, com o cartão 4242 4242 4242 4242 e qualquer data futura.',
  'You choose below what becomes of the payment.': 'Escolha abaixo o que acontece ao pagamento.',
  'Your order': 'O seu pedido',
  'Lower to {lowerTo}<span class="checkout-hidden"> of {fullName}</span>':
    'Reduzir para {lowerTo}<span class="checkout-hidden"> a quantidade de {fullName}</span>',
  'Remove<span class="checkout-hidden"> {fullName}</span>':
    'Remover<span class="checkout-hidden"> {fullName}</span>',
  'Discount <strong>{code}</strong>': 'Desconto <strong>{code}</strong>',
  'Remove<span class="checkout-hidden"> discount {code}</span>':
    'Remover<span class="checkout-hidden"> o desconto {code}</span>',
  'Free shipping': 'Envio grátis',
  Shipping: 'Envio',
  'Pickup: {shippingName}': 'Levantamento: {shippingName}',
  'What changed': 'O que mudou',
  Taxes: 'Impostos',
  'Work out for my address': 'Calcular para a minha morada',
  Total: 'Total',
  'before taxes': 'sem impostos',
  'before shipping': 'sem envio',
  'Prices are without tax, because none is due where you pick it up.':
    'Os preços não incluem impostos, porque nenhum é devido no local de levantamento.',
  'Prices are without tax, because none is due where your order goes.':
    'Os preços não incluem impostos, porque nenhum é devido no local para onde vai o seu pedido.',
  'Including {label}': 'Inclui {label}',
  'Gift card <strong>…{lastFour}</strong>': 'Cartão-presente <strong>…{lastFour}</strong>',
  '{left} stay on it': 'ficam {left} no cartão',
  'Remove<span class="checkout-hidden"> gift card that ends in {lastFour}</span>':
    'Remover<span class="checkout-hidden"> o cartão-presente que termina em {lastFour}</span>',
  'To pay': 'A pagar',
  Apply: 'Aplicar',
  '(optional)': '(opcional)',
  'Show the total with it': 'Mostrar o total com esta opção',
  'You pay on the next page, at Stripe: by card, or as your browser offers. This shop never sees your card.':
    'Paga na página seguinte, na Stripe: com cartão ou como o seu navegador permitir. Esta loja nunca vê o seu cartão.',
  'Place order': 'Fazer o pedido',
  'Pay {due}': 'Encomenda com obrigação de pagar: {due}',
  Pay: 'Encomenda com obrigação de pagar',
  'Remove or lower what we do not have enough of, then you can pay.':
    'Remova ou reduza aquilo de que não temos o suficiente e já poderá pagar.',
  'There is nothing left to pay for. Your address is kept.':
    'Já não há nada a pagar. A sua morada fica guardada.',
  'Back to the cart': 'Voltar ao carrinho',
  Policies: 'Políticas',
  Returns: 'Devoluções',
  Terms: 'Termos e condições',
  Privacy: 'Privacidade',
  'The gift card is one for trying out: its mail stays in the mailbox of the shop.':
    'Este cartão-presente é de teste: o seu e-mail fica na caixa de correio da loja.',
  'Who is it for?': 'Para quem é?',
  'Go to the checkout': 'Finalizar compra',
  'Add to the cart': 'Adicionar ao carrinho',
  'Back to {title}': 'Voltar a {title}',
  'This was a test payment, no money was taken.':
    'Este foi um pagamento de teste, nada foi cobrado.',
  'Order {orderNumber} is cancelled.': 'O pedido {orderNumber} foi cancelado.',
  'Nothing is left to pick up.': 'Já não há nada para levantar.',
  'Nothing of it will be sent.': 'Nada será enviado.',
  'If you did not expect that, please write to <a href="mailto:{contact}">{contact}</a>.':
    'Se não estava à espera disto, escreva para <a href="mailto:{contact}">{contact}</a>.',
  'Order {orderNumber} is refunded.': 'O pedido {orderNumber} foi reembolsado.',
  'All of it was given back.': 'Foi devolvido na totalidade.',
  'Questions? Please write to <a href="mailto:{contact}">{contact}</a>.':
    'Dúvidas? Escreva para <a href="mailto:{contact}">{contact}</a>.',
  'Thank you, {firstName}.': 'Obrigado, {firstName}.',
  'Your order <strong>{orderNumber}</strong> is ready to be picked up.':
    'O seu pedido <strong>{orderNumber}</strong> está pronto para levantar.',
  'Your order <strong>{orderNumber}</strong> is on its way.':
    'O seu pedido <strong>{orderNumber}</strong> está a caminho.',
  'Part of your order <strong>{orderNumber}</strong> is on its way.':
    'Uma parte do seu pedido <strong>{orderNumber}</strong> está a caminho.',
  'Your order <strong>{orderNumber}</strong> is confirmed.':
    'O seu pedido <strong>{orderNumber}</strong> está confirmado.',
  'Your parcels': 'As suas encomendas',
  'Sent on {day}': 'Enviado em {day}',
  'Still to come': 'Ainda por enviar',
  'Your downloads': 'Os seus downloads',
  'Download {name}': 'Descarregar {name}',
  Download: 'Descarregar',
  'Order {orderNumber}': 'Pedido {orderNumber}',
  '{refundedQuantity} given back': 'quantidade reembolsada: {refundedQuantity}',
  'discount {freedBy}': 'desconto {freedBy}',
  'Gift card …{lastFour}': 'Cartão-presente …{lastFour}',
  Paid: 'Pago',
  'Tax number': 'Número fiscal',
  Refunded: 'Reembolsado',
  'You pick it up at': 'Local de levantamento',
  'It goes to': 'Enviado para',
  'Ordered by': 'Pedido por',
  'Billed to': 'Faturado a',
  Receipt: 'Recibo',
  'Back to the shop': 'Voltar à loja',
  'Nothing was paid.': 'Nada foi pago.',
  'This payment was stopped or declined, and nothing was charged. What was to be bought is still in the cart of the device where it was chosen.':
    'Este pagamento foi interrompido ou recusado e nada foi cobrado. O que ia comprar continua no carrinho do dispositivo em que o escolheu.',
  'To the payment…': 'Para o pagamento…',
  'You are being led to the page where you pay. Your order is placed as soon as that is done.':
    'A abrir a página de pagamento. O seu pedido é feito assim que o pagamento estiver concluído.',
  'Go on to pay': 'Continuar para o pagamento',
  'One moment, please.': 'Um momento, por favor.',
  'We are waiting for the answer to your payment. This page looks again by itself; you may close it, too: as soon as your payment is there, we send you a mail.':
    'Estamos à espera da resposta ao seu pagamento. Esta página atualiza-se sozinha; também pode fechá-la: assim que o seu pagamento chegar, enviamos-lhe um e-mail.',
  'Back to the payment': 'Voltar ao pagamento',
  'Stop the payment and go back to the checkout':
    'Interromper o pagamento e voltar à finalização da compra',
  Print: 'Imprimir',
  'This order is cancelled.': 'Este pedido foi cancelado.',
  From: 'De',
  'Tax number {taxNumber}': 'Número fiscal {taxNumber}',
  Item: 'Artigo',
  'Total incl. tax': 'Total com impostos',
  'Paid by gift card …{lastFour}': 'Pago com cartão-presente …{lastFour}',
  'Refunded (with {refundedTax} of tax)': 'Reembolsado (com {refundedTax} de impostos)',
  Tax: 'Imposto',
  'Amount without tax': 'Valor sem impostos',
  'Back to the order': 'Voltar ao pedido',
  'This is a test: there is no bank, and no money is taken.':
    'Isto é um teste: não há nenhum banco e nada é cobrado.',
  'A real bank would ask on a page of its own, as this one does.':
    'Um banco verdadeiro perguntaria numa página própria, como esta faz.',
  'Pay {amount} to {shop}?': 'Pagar {amount} a {shop}?',
  'The order is placed once you have approved it. Your things are kept for you meanwhile.':
    'O pedido é feito assim que o aprovar. Entretanto, os seus artigos ficam reservados.',
  Approve: 'Aprovar',
  Decline: 'Recusar',
  'Back to the shop without paying': 'Voltar à loja sem pagar',
  'Skip to content': 'Saltar para o conteúdo',
  Cart: 'Carrinho',
  'Billing address': 'Morada de faturação',
  '{count} places': 'Locais de levantamento: {count}',
  'Send it to me': 'Quero que me enviem',
  'I pick it up': 'Vou levantar',
  '{where}, free': '{where}, grátis',
  Free: 'Grátis',
  'In the morning of that day. Leave it empty to send it at once.':
    'Na manhã desse dia. Deixe em branco para enviar de imediato.',
  'The gift card is mailed there. It may be your own, to print it.':
    'O cartão-presente é enviado para este endereço. Pode ser o seu, para o imprimir.',
  'Receipt for order {orderNumber}': 'Recibo do pedido {orderNumber}',
  'Test bank': 'Banco de teste',
  'E-mail': 'E-mail',
  'First name': 'Nome próprio',
  'Last name': 'Apelido',
  Address: 'Morada',
  'Apartment, floor': 'Apartamento, andar',
  City: 'Localidade',
  'State or region': 'Estado ou região',
  'Postal code': 'Código postal',
  Country: 'País',
  Phone: 'Telefone',
  'I have read the <a href="#checkout-terms-text">terms</a> and agree to them.':
    'Li os <a href="#checkout-terms-text">termos e condições</a> e aceito-os.',
  Company: 'Empresa',
  'Its tax number': 'O número fiscal da empresa',
  Contact: 'Contacto',
  'Where you are': 'Onde está',
  Payment: 'Pagamento',
  'Test payment': 'Pagamento de teste',
  'Your name': 'O seu nome',
  'Shipping address': 'Morada de envio',
  Delivery: 'Entrega',
  'Where you pick it up': 'Local de levantamento',
  'Bill to a company or another address': 'Faturar a uma empresa ou a outra morada',
  'Put a company or an address on the bill': 'Indicar uma empresa ou uma morada na fatura',
  'Discount code': 'Código de desconto',
  'Discount code or gift card': 'Código de desconto ou cartão-presente',
  'Gift card': 'Cartão-presente',
  'To the payment': 'Para o pagamento',
  'Your payment': 'O seu pagamento',
  'Discount {code}: {sentence}': 'Desconto {code}: {sentence}',
  '{label}: {sentence}': '{label}: {sentence}',
  'Reverse charge': 'Autoliquidação (Reverse charge)',
  'the company that this is billed to accounts for the tax.':
    'a empresa a quem é faturado liquida o IVA.',
  'Reverse charge: prices are without tax, for which your company accounts in its country.':
    'Autoliquidação: preços sem IVA, que a sua empresa liquida no seu país.',
}
