import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in French. */
export const answersFr: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'Un e-mail avec tous ces détails est en route vers {email}.',
  'A mail with all of this went to {email}.':
    'Un e-mail avec tous ces détails a été envoyé à {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'Conservez l’adresse de cette page : elle affiche votre commande chaque fois que vous y revenez.',
  item: 'article',
  '{quantity} item in cart': '{quantity} article dans le panier',
  '{quantity} items in cart': '{quantity} articles dans le panier',
  items: 'articles',
  '{name} was added.': '{name} s’ajoute à la commande.',
  '{name} was removed.': '{name} ne fait plus partie de la commande.',
  '{name} can be had again.': '{name} est de nouveau en vente.',
  'The quantity of {name} is now {quantity}.':
    'La quantité pour {name} est désormais de {quantity}.',
  '{name} now costs {price} each.': '{name} coûte désormais {price} l’unité.',
  '{name} now costs {price}.': '{name} coûte désormais {price}.',
  '{name} was added: {amount}.': '{name} s’ajoute à la commande : {amount}.',
  '{name} is now {amount}.': '{name} s’élève désormais à {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'La carte cadeau qui se termine par {lastFour} paie désormais {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'La carte cadeau qui se termine par {lastFour} ne paie plus rien.',
  'Prices are now in {currency}.': 'Les prix sont désormais en {currency}.',
  'The total is now {amount}.': 'Le total est désormais de {amount}.',
  'It is sent by {name} now, which is free.': 'L’envoi se fait désormais par {name}, sans frais.',
  'It is sent by {name} now, which costs {price}.':
    'L’envoi se fait désormais par {name}, pour {price}.',
  'You pick it up now, at {name}, which is free.':
    'Vous retirez désormais votre commande ici : {name}, sans frais.',
  '{name} is now free.': '{name} ne coûte désormais plus rien.',
  '{name} takes nothing off any more.': '{name} ne donne plus droit à une réduction.',
  '{name} makes shipping free.': '{name} vous offre la livraison.',
  '{name} now makes shipping free.': '{name} vous offre désormais la livraison.',
  '{name} takes {amount} off.': '{name} vous donne {amount} de réduction.',
  '{name} now takes {amount} off.': '{name} vous donne désormais {amount} de réduction.',
  '{before} is now called {name}.': '{before} s’appelle désormais {name}.',
  '{left} of {most} downloads left, until {day}':
    'Téléchargements restants : {left} sur {most}, jusqu’au {day}',
  'All {most} downloads are used': 'Tous les téléchargements ({most}) ont été utilisés',
  'Could be downloaded until {day}': 'Pouvait être téléchargé jusqu’au {day}',
  'Nothing has to be shipped.': 'Il n’y a rien à expédier.',
  'You pick your order up: at the checkout you see where.':
    'Vous retirez votre commande sur place : le lieu vous est indiqué au moment de commander.',
  'This is too heavy to be sent, but you can pick it up.':
    'C’est trop lourd pour être expédié, mais vous pouvez le retirer sur place.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'C’est trop lourd pour être expédié. Retirez quelque chose du panier ou contactez-nous.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'Les frais de livraison sont ajoutés au moment de commander, ou vous retirez votre commande gratuitement.',
  'Shipping is added at checkout.': 'Les frais de livraison sont ajoutés au moment de commander.',
  'Shipping is free.': 'La livraison est gratuite.',
  'Shipping is added at checkout, and free from {amount}.':
    'Les frais de livraison sont ajoutés au moment de commander ; gratuite à partir de {amount}.',
  'Prices include taxes.': 'Les prix comprennent les taxes.',
  'Taxes are added at checkout.': 'Les taxes sont ajoutées au moment de commander.',
  'Error: {page}': 'Erreur : {page}',
  'One or more fields is invalid, please check your entries.':
    'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.',
  'Your cart is empty.': 'Votre panier est vide.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'Votre paiement a été refusé. Rien n’a été débité. Veuillez réessayer ou payer autrement.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'Trop de paiements ont été refusés ici. Rien n’a été débité. Veuillez réessayer dans dix minutes.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'Le paiement est resté sans réponse et a été annulé. Rien n’a été débité. Veuillez réessayer.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'Le paiement a été interrompu. Rien n’a été débité, et votre panier est resté tel quel.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'Ce montant est trop faible pour être payé par carte. Rien n’a été débité. Veuillez ajouter quelque chose à votre panier.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'Nous ne savons pas encore ce qu’il est advenu de votre paiement. Nous vérifions nous-mêmes à nouveau, et s’il a abouti, nous vous envoyons un e-mail. Veuillez ne pas payer une deuxième fois.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'Votre paiement est arrivé trop tard et vous est remboursé. Veuillez vérifier votre commande et payer à nouveau.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'Votre commande a changé depuis l’affichage de cette page. Rien n’a été débité. Veuillez vérifier ce qui a changé et payer à nouveau.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'Un article de votre panier demande des précisions que vous n’avez pas encore données. Rien n’a été débité. Veuillez consulter votre panier.',
  'Not all of your order can be had any more. Nothing was charged.':
    'Une partie de votre commande n’est plus disponible. Rien n’a été débité.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'Cette page affichait un autre panier que celui que vous avez maintenant. Rien n’a été débité. Veuillez vérifier ce qui a changé et payer à nouveau.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'Nous n’avons pas pu lire ce que cette page vous affichait. Rien n’a été débité. Veuillez vérifier votre commande et payer à nouveau.',
  'Your code was not taken.': 'Votre code n’a pas été accepté.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'Un code de réduction de votre commande a déjà été utilisé avec cette adresse e-mail. Rien n’a été débité. Supprimez le code pour continuer.',
  'Your order is being placed. One moment, please.':
    'Votre commande est en cours d’enregistrement. Un instant, s’il vous plaît.',
  'This form was already sent with other entries. Please open the checkout again.':
    'Ce formulaire a déjà été envoyé avec d’autres données. Veuillez rouvrir la page de commande.',
  'The signature does not match.': 'La signature ne correspond pas.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'C’est trop lourd pour être envoyé à cette adresse. Rien n’a été débité. Veuillez retirer quelque chose de votre panier ou choisir un autre mode de livraison.',
  'This shop cannot take payments yet. Nothing was charged.':
    'Cette boutique ne peut pas encore encaisser de paiements. Rien n’a été débité.',
  'Please choose a country.': 'Veuillez choisir un pays.',
  'This shop does not send to that country.': 'Cette boutique ne livre pas dans ce pays.',
  'Please choose one.': 'Veuillez faire un choix.',
  'Please agree to the terms.': 'Veuillez accepter les conditions générales de vente.',
  'An order can have five discount codes. Remove one to use another.':
    'Une commande peut avoir cinq codes de réduction. Supprimez-en un pour en utiliser un autre.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  'Sorry, we do not have enough of that item available.':
    'Désolé, nous n’avons pas cet article en quantité suffisante.',
  'Quantity must be a number.': 'La quantité doit être un nombre.',
  'Quantity must be a whole number': 'La quantité doit être un nombre entier',
  'Quantity must be from 1 to 9999.': 'La quantité doit être comprise entre 1 et 9999.',
  'This item is sold one at a time.': 'Cet article se vend à l’unité.',
  'Select a denomination for the Gift Card': 'Choisissez la valeur de la carte cadeau',
  'Could not parse the form fields, please check your entries.':
    'Les champs du formulaire n’ont pas pu être lus, veuillez vérifier votre saisie.',
  'There is no such item in this shop.': 'Cet article n’existe pas dans cette boutique.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'Cette adhésion n’est pas en vente pour le moment, car personne ne peut se connecter ici.',
  'This download is not there yet. Please come back a little later.':
    'Ce téléchargement n’est pas encore disponible. Veuillez revenir un peu plus tard.',
  'That is another item than the one in the cart. Please reload the page.':
    'Ce n’est pas l’article qui est dans le panier. Veuillez recharger la page.',
  'That item is no longer in the cart.': 'Cet article n’est plus dans le panier.',
  'A cart holds at most 200 different items.':
    'Un panier peut contenir au maximum 200 articles différents.',
  'Your session has expired. Please reload the page and try again.':
    'Votre session a expiré. Veuillez recharger la page et réessayer.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'Veuillez activer les cookies dans votre navigateur, recharger la page et réessayer.',
  'Please try again in a few seconds.': 'Veuillez réessayer dans quelques secondes.',
  'Unable to Add Item': 'Impossible d’ajouter l’article',
  'Unable to Purchase Item': 'Impossible d’acheter l’article',
  'Unable to purchase Gift Card': 'Impossible d’acheter la carte cadeau',
  'Adding…': 'Ajout…',
  'Added!': 'Ajouté !',
  'More than 100 items in cart': 'Plus de 100 articles dans le panier',
  'Too heavy to be sent there': 'Trop lourd pour y être envoyé',
  'Depends on your postal code': 'Dépend de votre code postal',
  'Not sent to that postal code': 'Pas d’envoi vers ce code postal',
  'This code is not valid.': 'Ce code n’est pas valable.',
  'This code is not valid any more.': 'Ce code n’est plus valable.',
  'This code has been used up.': 'Ce code est épuisé.',
  'This code was used with your e-mail address before.':
    'Ce code a déjà été utilisé avec votre adresse e-mail.',
  'This code is not for what is in your order.':
    'Ce code ne s’applique pas au contenu de votre commande.',
  'This code is for orders of {minimum} and more.':
    'Ce code est valable pour les commandes à partir de {minimum}.',
  'This code would take nothing off your order.':
    'Ce code n’apporterait aucune réduction à votre commande.',
  'This code does not go together with another one.': 'Ce code n’est pas cumulable avec un autre.',
  'This gift card is not valid any more.': 'Cette carte cadeau n’est plus valable.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'Il ne reste rien sur cette carte cadeau. Ce qu’un paiement encore en cours en a pris ne revient que si ce paiement n’aboutit pas.',
  'This gift card is in another currency.': 'Cette carte cadeau est dans une autre devise.',
  'This gift card is of a test, and pays for nothing here.':
    'Cette carte cadeau est une carte d’essai et ne paie rien ici.',
  'There is nothing in your order that a gift card could pay.':
    'Il n’y a rien dans votre commande qu’une carte cadeau puisse payer.',
  'Please choose today or a day within a year.':
    'Veuillez choisir aujourd’hui ou un jour dans l’année à venir.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'Une commande peut être payée avec cinq cartes cadeaux. Supprimez-en une pour en utiliser une autre.',
  Required: 'Obligatoire',
  'You have exceeded the character limit.': 'Vous avez dépassé le nombre de caractères autorisé.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'L’adresse e-mail n’est pas valable. Elle doit avoir la forme nom@domaine.com.',
  'Please check what you entered.': 'Veuillez vérifier votre saisie.',
  'No longer available, as it was refunded': 'N’est plus disponible, car remboursé',
  'No longer available, as the order is cancelled':
    'N’est plus disponible, car la commande est annulée',
  'No longer available': 'N’est plus disponible',
  'It is accepted': 'Il est accepté',
  'The order is placed.': 'La commande est passée.',
  'The bank asks first': 'La banque demande d’abord',
  'You confirm it on a page of the test bank.':
    'Vous le confirmez sur une page de la banque de test.',
  'It is declined': 'Il est refusé',
  'Nothing is charged, and the cart stays.': 'Rien n’est débité, et le panier est conservé.',
  'It gets no answer': 'Il reste sans réponse',
  'The payment is cancelled, and the cart stays.':
    'Le paiement est annulé, et le panier est conservé.',
  Value: 'Valeur',
  'Their name': 'Nom du destinataire',
  'Their e-mail address': 'Adresse e-mail du destinataire',
  Message: 'Message',
  'Send it on': 'Date d’envoi',
  'Please write a state or province of this country.':
    'Veuillez indiquer un État ou une province de ce pays.',
  'That is more than can be sold in one order.':
    'C’est plus que ce qui peut être vendu en une seule commande.',
  'Please select the {option} option.': 'Veuillez choisir l’option {option}.',
  'Please select the {option1} and {option2} options.':
    'Veuillez choisir les options {option1} et {option2}.',
  'Please select the {options}, and {last} options.':
    'Veuillez choisir les options {options} et {last}.',
  'Unable to connect. Please try again': 'Connexion impossible. Veuillez réessayer',
  'Something went wrong': 'Une erreur s’est produite',
  'Network error': 'Erreur réseau',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'Nous l’avons reçue le {when}. Un e-mail avec tous ces détails est envoyé à {email}.',
  'There is no order with this number and this e-mail address.':
    'Il n’y a pas de commande avec ce numéro et cette adresse e-mail.',
  '1 of 1 download left, until {day}': 'Il reste 1 téléchargement sur 1, jusqu’au {day}',
  'This code is for {pieces} pieces and more.':
    'Ce code est valable à partir de {pieces} articles.',
  'Your order has a discount already that takes as much off or more.':
    'Votre commande bénéficie déjà d’une remise égale ou supérieure.',
  'This discount was used with your e-mail address before.':
    'Cette remise a déjà été utilisée avec votre adresse e-mail.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'Une remise de votre commande vient d’être épuisée. Rien n’a été débité. Vérifiez le total et payez à nouveau.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'Une remise de votre commande a déjà été utilisée avec cette adresse e-mail. Rien n’a été débité. Vérifiez le total et payez à nouveau.',
}
