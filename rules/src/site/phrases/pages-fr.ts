import type { Phrases } from './phrases.ts'
import type { pagesDe } from './pages-de.ts'

/** What stands on pages of the shop, in French. */
export const pagesFr: Phrases<typeof pagesDe> = {
  'Your cart': 'Votre panier',
  'quantity {quantity}': 'quantité {quantity}',
  'To <bdi>{goesTo}</bdi>': 'Pour <bdi>{goesTo}</bdi>',
  'Quantity<span class="cart-hidden"> of {fullName}</span>':
    'Quantité<span class="cart-hidden"> pour {fullName}</span>',
  Quantity: 'Quantité',
  'Update<span class="cart-hidden"> quantity of {fullName}</span>':
    'Mettre à jour<span class="cart-hidden"> la quantité pour {fullName}</span>',
  'Remove<span class="cart-hidden"> {fullName}</span>':
    'Supprimer<span class="cart-hidden"> {fullName}</span>',
  Price: 'Prix',
  'There is nothing in your cart yet.': 'Votre panier est encore vide.',
  'See what is for sale': 'Voir ce qui est en vente',
  'Go to the front page': 'Aller à la page d’accueil',
  Subtotal: 'Sous-total',
  'Discount {code}': 'Réduction {code}',
  'Check out': 'Passer commande',
  'Please give the details that this asks for, to go on.':
    'Veuillez donner les précisions demandées ici pour continuer.',
  'Change or remove what is not available to go on.':
    'Pour continuer, modifiez ou supprimez ce qui n’est pas disponible.',
  Checkout: 'Commande',
  'Test payments': 'Paiements d’essai',
  'Test payments, no money is taken.': 'Paiements d’essai, rien n’est débité.',
  'You pay on Stripe’s test page, with the card 4242 4242 4242 4242 and any date to come.':
    'Vous payez sur la page de test de Stripe, avec la carte 4242 4242 4242 4242 et n’importe quelle date à venir.',
  'You choose below what becomes of the payment.':
    'Vous choisissez ci-dessous ce qu’il advient du paiement.',
  'Your order': 'Votre commande',
  'Lower to {lowerTo}<span class="checkout-hidden"> of {fullName}</span>':
    'Réduire à {lowerTo}<span class="checkout-hidden"> pour {fullName}</span>',
  'Remove<span class="checkout-hidden"> {fullName}</span>':
    'Supprimer<span class="checkout-hidden"> {fullName}</span>',
  'Discount <strong>{code}</strong>': 'Réduction <strong>{code}</strong>',
  'Remove<span class="checkout-hidden"> discount {code}</span>':
    'Supprimer<span class="checkout-hidden"> la réduction {code}</span>',
  'Free shipping': 'Livraison gratuite',
  Shipping: 'Livraison',
  'Pickup: {shippingName}': 'Retrait : {shippingName}',
  'What changed': 'Ce qui a changé',
  Taxes: 'Taxes',
  'Work out for my address': 'Calculer pour mon adresse',
  Total: 'Total',
  'before taxes': 'hors taxes',
  'before shipping': 'hors livraison',
  'Prices are without tax, because none is due where you pick it up.':
    'Les prix sont hors taxes, car aucune n’est due au lieu de retrait.',
  'Prices are without tax, because none is due where your order goes.':
    'Les prix sont hors taxes, car aucune n’est due là où votre commande est envoyée.',
  'Including {label}': 'Dont {label}',
  'Gift card <strong>…{lastFour}</strong>': 'Carte cadeau <strong>…{lastFour}</strong>',
  '{left} stay on it': 'il y restera {left}',
  'Remove<span class="checkout-hidden"> gift card that ends in {lastFour}</span>':
    'Supprimer<span class="checkout-hidden"> la carte cadeau qui se termine par {lastFour}</span>',
  'To pay': 'À payer',
  Apply: 'Appliquer',
  '(optional)': '(facultatif)',
  'Show the total with it': 'Afficher le total avec ce choix',
  'You pay on the next page, at Stripe: by card, or as your browser offers. This shop never sees your card.':
    'Vous payez à la page suivante, chez Stripe : par carte ou selon ce que propose votre navigateur. Cette boutique ne voit jamais votre carte.',
  'Place order': 'Passer la commande',
  'Pay {due}': 'Commander et payer {due}',
  Pay: 'Commander et payer',
  'Remove or lower what we do not have enough of, then you can pay.':
    'Supprimez ou réduisez ce que nous n’avons pas en quantité suffisante, puis vous pourrez payer.',
  'There is nothing left to pay for. Your address is kept.':
    'Il n’y a plus rien à payer. Votre adresse est conservée.',
  'Back to the cart': 'Retour au panier',
  Policies: 'Conditions',
  Returns: 'Retours',
  Terms: 'Conditions générales de vente',
  Privacy: 'Confidentialité',
  'The gift card is one for trying out: its mail stays in the mailbox of the shop.':
    'Cette carte cadeau est une carte d’essai : son e-mail reste dans la messagerie de la boutique.',
  'Who is it for?': 'Pour qui est-elle ?',
  'Go to the checkout': 'Passer commande',
  'Add to the cart': 'Ajouter au panier',
  'Back to {title}': 'Retour à {title}',
  'This was a test payment, no money was taken.':
    'C’était un paiement d’essai, rien n’a été débité.',
  'Order {orderNumber} is cancelled.': 'La commande {orderNumber} est annulée.',
  'Nothing is left to pick up.': 'Il n’y a plus rien à retirer.',
  'Nothing of it will be sent.': 'Rien ne sera expédié.',
  'If you did not expect that, please write to <a href="mailto:{contact}">{contact}</a>.':
    'Si vous ne vous y attendiez pas, écrivez à <a href="mailto:{contact}">{contact}</a>.',
  'Order {orderNumber} is refunded.': 'La commande {orderNumber} est remboursée.',
  'All of it was given back.': 'Elle a été remboursée en totalité.',
  'Questions? Please write to <a href="mailto:{contact}">{contact}</a>.':
    'Des questions ? Écrivez à <a href="mailto:{contact}">{contact}</a>.',
  'Thank you, {firstName}.': 'Merci, {firstName}.',
  'Your order <strong>{orderNumber}</strong> is ready to be picked up.':
    'Votre commande <strong>{orderNumber}</strong> est prête à être retirée.',
  'Your order <strong>{orderNumber}</strong> is on its way.':
    'Votre commande <strong>{orderNumber}</strong> est en route.',
  'Part of your order <strong>{orderNumber}</strong> is on its way.':
    'Une partie de votre commande <strong>{orderNumber}</strong> est en route.',
  'Your order <strong>{orderNumber}</strong> is confirmed.':
    'Votre commande <strong>{orderNumber}</strong> est confirmée.',
  'Your parcels': 'Vos colis',
  'Sent on {day}': 'Expédié le {day}',
  'Still to come': 'Encore à venir',
  'Your downloads': 'Vos téléchargements',
  'Download {name}': 'Télécharger {name}',
  Download: 'Télécharger',
  'Order {orderNumber}': 'Commande {orderNumber}',
  '{refundedQuantity} given back': 'quantité remboursée : {refundedQuantity}',
  'discount {freedBy}': 'réduction {freedBy}',
  'Gift card …{lastFour}': 'Carte cadeau …{lastFour}',
  Paid: 'Payé',
  'Tax number': 'Numéro fiscal',
  Refunded: 'Remboursé',
  'You pick it up at': 'Lieu de retrait',
  'It goes to': 'Elle est envoyée à',
  'Ordered by': 'Commandée par',
  'Billed to': 'Facturée à',
  Receipt: 'Reçu',
  'Back to the shop': 'Retour à la boutique',
  'Nothing was paid.': 'Rien n’a été payé.',
  'This payment was stopped or declined, and nothing was charged. What was to be bought is still in the cart of the device where it was chosen.':
    'Ce paiement a été interrompu ou refusé, et rien n’a été débité. Ce que vous vouliez acheter se trouve toujours dans le panier de l’appareil sur lequel vous l’avez choisi.',
  'To the payment…': 'Vers le paiement…',
  'You are being led to the page where you pay. Your order is placed as soon as that is done.':
    'Vous êtes en cours de redirection vers la page de paiement. Votre commande est passée dès que le paiement est effectué.',
  'Go on to pay': 'Continuer vers le paiement',
  'One moment, please.': 'Un instant, s’il vous plaît.',
  'We are waiting for the answer to your payment. This page looks again by itself; you may close it, too: as soon as your payment is there, we send you a mail.':
    'Nous attendons la réponse à votre paiement. Cette page se met à jour d’elle-même ; vous pouvez aussi la fermer : dès que votre paiement nous parvient, nous vous envoyons un e-mail.',
  'Back to the payment': 'Retour au paiement',
  'Stop the payment and go back to the checkout':
    'Interrompre le paiement et revenir à la commande',
  Print: 'Imprimer',
  'This order is cancelled.': 'Cette commande est annulée.',
  From: 'De',
  'Tax number {taxNumber}': 'Numéro fiscal {taxNumber}',
  Item: 'Article',
  'Total incl. tax': 'Total TTC',
  'Paid by gift card …{lastFour}': 'Payé par carte cadeau …{lastFour}',
  'Refunded (with {refundedTax} of tax)': 'Remboursé (dont {refundedTax} de taxes)',
  Tax: 'Taxe',
  'Amount without tax': 'Montant hors taxes',
  'Back to the order': 'Retour à la commande',
  'This is a test: there is no bank, and no money is taken.':
    'Ceci est un test : il n’y a pas de banque, et rien n’est débité.',
  'A real bank would ask on a page of its own, as this one does.':
    'Une vraie banque vous le demanderait sur sa propre page, comme celle-ci le fait.',
  'Pay {amount} to {shop}?': 'Payer {amount} à {shop} ?',
  'The order is placed once you have approved it. Your things are kept for you meanwhile.':
    'La commande est passée dès que vous avez accepté le paiement. En attendant, vos articles vous sont réservés.',
  Approve: 'Accepter',
  Decline: 'Refuser',
  'Back to the shop without paying': 'Revenir à la boutique sans payer',
  'Skip to content': 'Aller au contenu',
  Cart: 'Panier',
  'Billing address': 'Adresse de facturation',
  '{count} places': 'Points de retrait : {count}',
  'Send it to me': 'Envoyez-la-moi',
  'I pick it up': 'Je viens la retirer',
  '{where}, free': '{where}, gratuit',
  Free: 'Gratuit',
  'In the morning of that day. Leave it empty to send it at once.':
    'Le matin de ce jour-là. Laissez vide pour l’envoyer tout de suite.',
  'The gift card is mailed there. It may be your own, to print it.':
    'La carte cadeau est envoyée à cette adresse. Vous pouvez indiquer la vôtre pour l’imprimer.',
  'Receipt for order {orderNumber}': 'Reçu de la commande {orderNumber}',
  'Test bank': 'Banque de test',
  'E-mail': 'E-mail',
  'First name': 'Prénom',
  'Last name': 'Nom',
  Address: 'Adresse',
  'Apartment, floor': 'Appartement, étage',
  City: 'Ville',
  'State or region': 'État ou région',
  'Postal code': 'Code postal',
  Country: 'Pays',
  Phone: 'Téléphone',
  'I have read the <a href="#checkout-terms-text">terms</a> and agree to them.':
    'J’ai lu les <a href="#checkout-terms-text">conditions générales de vente</a> et je les accepte.',
  Company: 'Entreprise',
  'Its tax number': 'Son numéro fiscal',
  Contact: 'Coordonnées',
  'Where you are': 'Où vous vous trouvez',
  Payment: 'Paiement',
  'Test payment': 'Paiement d’essai',
  'Your name': 'Votre nom',
  'Shipping address': 'Adresse de livraison',
  Delivery: 'Livraison',
  'Where you pick it up': 'Lieu de retrait',
  'Bill to a company or another address': 'Facturer à une entreprise ou à une autre adresse',
  'Put a company or an address on the bill':
    'Indiquer une entreprise ou une adresse sur la facture',
  'Discount code': 'Code de réduction',
  'Discount code or gift card': 'Code de réduction ou carte cadeau',
  'Gift card': 'Carte cadeau',
  'To the payment': 'Vers le paiement',
  'Your payment': 'Votre paiement',
  'Discount {code}: {sentence}': 'Remise {code} : {sentence}',
  '{label}: {sentence}': '{label} : {sentence}',
  'Reverse charge': 'Autoliquidation (Reverse charge)',
  'the company that this is billed to accounts for the tax.':
    'l’entreprise facturée déclare la TVA.',
  'Reverse charge: prices are without tax, for which your company accounts in its country.':
    'Autoliquidation : les prix sont hors TVA, que votre entreprise déclare dans son pays.',
}
