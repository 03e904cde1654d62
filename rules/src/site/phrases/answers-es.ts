import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Spanish. */
export const answersEs: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Un correo con todos estos datos va de camino a {email}.',
  'A mail with all of this went to {email}.':
    'Se ha enviado un correo con todos estos datos a {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Guarda la dirección de esta página: muestra tu pedido siempre que vuelvas.',
  item: 'artículo',
  '{quantity} item in cart': '{quantity} artículo en el carrito',
  '{quantity} items in cart': '{quantity} artículos en el carrito',
  items: 'artículos',
  '{name} was added.': 'Se ha añadido {name}.',
  '{name} was removed.': 'Se ha quitado {name}.',
  '{name} can be had again.': '{name} vuelve a estar a la venta.',
  'The quantity of {name} is now {quantity}.': 'La cantidad de {name} ahora es {quantity}.',
  '{name} now costs {price} each.': '{name} ahora cuesta {price} por unidad.',
  '{name} now costs {price}.': '{name} ahora cuesta {price}.',
  '{name} was added: {amount}.': 'Se ha añadido {name}: {amount}.',
  '{name} is now {amount}.': '{name} ahora es de {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'La tarjeta regalo que termina en {lastFour} ahora paga {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'La tarjeta regalo que termina en {lastFour} ya no paga nada.',
  'Prices are now in {currency}.': 'Los precios están ahora en {currency}.',
  'The total is now {amount}.': 'El total es ahora de {amount}.',
  'It is sent by {name} now, which is free.': 'Ahora se envía por {name}, que es gratis.',
  'It is sent by {name} now, which costs {price}.':
    'Ahora se envía por {name}, que cuesta {price}.',
  'You pick it up now, at {name}, which is free.':
    'Ahora recoges tu pedido en {name}, que es gratis.',
  '{name} is now free.': '{name} ahora es gratis.',
  '{name} takes nothing off any more.': '{name} ya no descuenta nada.',
  '{name} makes shipping free.': 'Con {name}, el envío es gratis.',
  '{name} now makes shipping free.': 'Con {name}, el envío ahora es gratis.',
  '{name} takes {amount} off.': '{name} descuenta {amount}.',
  '{name} now takes {amount} off.': '{name} ahora descuenta {amount}.',
  '{before} is now called {name}.': '{before} ahora se llama {name}.',
  '{left} of {most} downloads left, until {day}':
    'Descargas restantes: {left} de {most}, hasta el {day}',
  'All {most} downloads are used': 'Ya has usado todas las descargas ({most})',
  'Could be downloaded until {day}': 'Se podía descargar hasta el {day}',
  'Nothing has to be shipped.': 'No hay nada que enviar.',
  'You pick your order up: at the checkout you see where.':
    'Recoges tu pedido: al tramitarlo verás dónde.',
  'This is too heavy to be sent, but you can pick it up.':
    'Pesa demasiado para enviarlo, pero puedes recogerlo.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'Pesa demasiado para enviarlo. Quita algo o consúltanos.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'El envío se añade al tramitar el pedido, o bien lo recoges sin coste.',
  'Shipping is added at checkout.': 'El envío se añade al tramitar el pedido.',
  'Shipping is free.': 'El envío es gratis.',
  'Shipping is added at checkout, and free from {amount}.':
    'El envío se añade al tramitar el pedido y es gratis a partir de {amount}.',
  'Prices include taxes.': 'Los precios incluyen impuestos.',
  'Taxes are added at checkout.': 'Los impuestos se añaden al tramitar el pedido.',
  'Error: {page}': 'Error: {page}',
  'One or more fields is invalid, please check your entries.':
    'Uno o varios campos no son válidos, revisa los datos.',
  'Your cart is empty.': 'Tu carrito está vacío.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Tu pago se ha rechazado. No se ha cobrado nada. Inténtalo de nuevo o paga de otra forma.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Se han rechazado demasiados pagos desde aquí. No se ha cobrado nada. Inténtalo de nuevo dentro de diez minutos.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'El pago no ha tenido respuesta y se ha cancelado. No se ha cobrado nada. Inténtalo de nuevo.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'El pago se ha interrumpido. No se ha cobrado nada y tu carrito sigue como estaba.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'El importe es demasiado bajo para pagar con tarjeta. No se ha cobrado nada. Añade algo a tu carrito.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Aún no sabemos qué ha pasado con tu pago. Lo volvemos a comprobar y, si se ha realizado, te enviamos un correo. Por favor, no pagues otra vez.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Tu pago ha llegado fuera de plazo y se te devuelve. Revisa tu pedido y paga de nuevo.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Tu pedido ha cambiado desde que se mostró esta página. No se ha cobrado nada. Revisa lo que ha cambiado y paga de nuevo.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Algo de su cesta pide datos que aún no ha indicado. No se ha cobrado nada. Consulte su cesta.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Parte de tu pedido ya no está disponible. No se ha cobrado nada.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Esta página mostraba un carrito distinto del que tienes ahora. No se ha cobrado nada. Revisa lo que ha cambiado y paga de nuevo.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'No hemos podido leer lo que te mostraba esta página. No se ha cobrado nada. Revisa tu pedido y paga de nuevo.',
  'Your code was not taken.': 'Tu código no se ha aceptado.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Un código de descuento de tu pedido ya se usó con este correo electrónico. No se ha cobrado nada. Quita el código para continuar.',
  'Your order is being placed. One moment, please.':
    'Tu pedido se está realizando. Un momento, por favor.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Este formulario ya se envió con otros datos. Vuelve a abrir la página del pedido.',
  'The signature does not match.': 'La firma no coincide.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'Pesa demasiado para enviarlo allí. No se ha cobrado nada. Quita algo de tu carrito o elige otra forma de recibirlo.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Esta tienda aún no puede aceptar pagos. No se ha cobrado nada.',
  'Please choose a country.': 'Elige un país.',
  'This shop does not send to that country.': 'Esta tienda no envía a ese país.',
  'Please choose one.': 'Elige una opción.',
  'Please agree to the terms.': 'Acepta los términos y condiciones.',
  'An order can have five discount codes. Remove one to use another.':
    'Un pedido puede tener cinco códigos de descuento. Quita uno para usar otro.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Lo sentimos, esa variante no está disponible. Elige otra.',
  'Sorry, we do not have enough of that item available.':
    'Lo sentimos, no tenemos suficiente cantidad de ese artículo.',
  'Quantity must be a number.': 'La cantidad debe ser un número.',
  'Quantity must be a whole number': 'La cantidad debe ser un número entero',
  'Quantity must be from 1 to 9999.': 'La cantidad debe ser de 1 a 9999.',
  'This item is sold one at a time.': 'Este artículo se vende de uno en uno.',
  'Select a denomination for the Gift Card': 'Elige el valor de la tarjeta regalo',
  'Could not parse the form fields, please check your entries.':
    'No se han podido leer los campos del formulario, revisa los datos.',
  'There is no such item in this shop.': 'Ese artículo no existe en esta tienda.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Esta membresía no está a la venta por ahora, porque nadie puede iniciar sesión aquí.',
  'This download is not there yet. Please come back a little later.':
    'Esta descarga aún no está disponible. Vuelve un poco más tarde.',
  'That is another item than the one in the cart. Please reload the page.':
    'Ese artículo no es el que está en el carrito. Recarga la página.',
  'That item is no longer in the cart.': 'Ese artículo ya no está en el carrito.',
  'A cart holds at most 200 different items.':
    'Un carrito admite como máximo 200 artículos distintos.',
  'Your session has expired. Please reload the page and try again.':
    'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Activa las cookies en tu navegador, recarga la página e inténtalo de nuevo.',
  'Please try again in a few seconds.': 'Inténtalo de nuevo en unos segundos.',
  'Unable to Add Item': 'No se puede añadir el artículo',
  'Unable to Purchase Item': 'No se puede comprar el artículo',
  'Unable to purchase Gift Card': 'No se puede comprar la tarjeta regalo',
  'Adding…': 'Añadiendo…',
  'Added!': '¡Añadido!',
  'More than 100 items in cart': 'Más de 100 artículos en el carrito',
  'Too heavy to be sent there': 'Pesa demasiado para enviarlo allí',
  'Depends on your postal code': 'Depende de tu código postal',
  'Not sent to that postal code': 'Sin envío a ese código postal',
  'This code is not valid.': 'Este código no es válido.',
  'This code is not valid any more.': 'Este código ya no es válido.',
  'This code has been used up.': 'Este código está agotado.',
  'This code was used with your e-mail address before.':
    'Este código ya se usó con tu correo electrónico.',
  'This code is not for what is in your order.':
    'Este código no sirve para lo que hay en tu pedido.',
  'This code is for orders of {minimum} and more.':
    'Este código es para pedidos a partir de {minimum}.',
  'This code would take nothing off your order.': 'Este código no descontaría nada de tu pedido.',
  'This code does not go together with another one.': 'Este código no se puede combinar con otro.',
  'This gift card is not valid any more.': 'Esta tarjeta regalo ya no es válida.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'No queda nada en esta tarjeta regalo. Lo que ha tomado de ella un pago que aún no ha terminado vuelve solo si ese pago no llega a hacerse.',
  'This gift card is in another currency.': 'Esta tarjeta regalo está en otra moneda.',
  'This gift card is of a test, and pays for nothing here.':
    'Esta tarjeta regalo es de prueba y aquí no paga nada.',
  'There is nothing in your order that a gift card could pay.':
    'En tu pedido no hay nada que se pueda pagar con una tarjeta regalo.',
  'Please choose today or a day within a year.': 'Elige el día de hoy o un día dentro de un año.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Un pedido se puede pagar con cinco tarjetas regalo. Quita una para usar otra.',
  Required: 'Obligatorio',
  'You have exceeded the character limit.': 'Has superado el límite de caracteres.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'El correo electrónico no es válido. Debe tener el formato nombre@dominio.com.',
  'Please check what you entered.': 'Revisa los datos que has introducido.',
  'No longer available, as it was refunded': 'Ya no está disponible, porque se ha reembolsado',
  'No longer available, as the order is cancelled':
    'Ya no está disponible, porque el pedido se ha cancelado',
  'No longer available': 'Ya no está disponible',
  'It is accepted': 'Se acepta',
  'The order is placed.': 'El pedido se realiza.',
  'The bank asks first': 'El banco pregunta antes',
  'You confirm it on a page of the test bank.': 'Lo confirmas en una página del banco de prueba.',
  'It is declined': 'Se rechaza',
  'Nothing is charged, and the cart stays.': 'No se cobra nada y el carrito se conserva.',
  'It gets no answer': 'No hay respuesta',
  'The payment is cancelled, and the cart stays.': 'El pago se cancela y el carrito se conserva.',
  Value: 'Valor',
  'Their name': 'Nombre de quien la recibe',
  'Their e-mail address': 'Correo electrónico de quien la recibe',
  Message: 'Mensaje',
  'Send it on': 'Fecha de envío',
  'Please write a state or province of this country.':
    'Escribe un estado o una provincia de este país.',
  'That is more than can be sold in one order.':
    'Es más de lo que se puede vender en un solo pedido.',
  'Please select the {option} option.': 'Elige la opción {option}.',
  'Please select the {option1} and {option2} options.': 'Elige las opciones {option1} y {option2}.',
  'Please select the {options}, and {last} options.': 'Elige las opciones {options} y {last}.',
  'Unable to connect. Please try again': 'No se puede conectar. Inténtalo de nuevo',
  'Something went wrong': 'Algo ha salido mal',
  'Network error': 'Error de red',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Lo recibimos el {when}. Se envía un correo con todos estos datos a {email}.',
  'There is no order with this number and this e-mail address.':
    'No hay ningún pedido con este número y este correo electrónico.',
  '1 of 1 download left, until {day}': 'Queda 1 de 1 descarga, hasta el {day}',
  'This code is for {pieces} pieces and more.': 'Este código es para {pieces} piezas o más.',
  'Your order has a discount already that takes as much off or more.':
    'Tu pedido ya tiene un descuento que resta lo mismo o más.',
  'This discount was used with your e-mail address before.':
    'Este descuento ya se usó con tu correo electrónico.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Un descuento de tu pedido acaba de agotarse. No se ha cobrado nada. Revisa el total y paga de nuevo.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Un descuento de tu pedido ya se usó con este correo electrónico. No se ha cobrado nada. Revisa el total y paga de nuevo.',
}
