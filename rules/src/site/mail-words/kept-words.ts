import { donationStartedWords } from './giving-words.ts'
import type { Translations } from './mail-words.ts'
import { endsByItself, subscriptionStartedWords } from './subscription-words.ts'

type Said = readonly [subject: string, heading: string, before: string]

const ofSubscription: Readonly<Record<string, Said>> = {
  en: [
    'Your subscription goes on: {subscription.product}',
    'Your subscription goes on, {customer.firstName}.',
    'The cancellation of your subscription to {subscription.product} is taken back. It costs {subscription.price}. The next payment is on {subscription.day}, in the same way, and it goes on like that by itself.\n\nYou can cancel, pause or change it at any time. The button leads to its page; keep this mail.',
  ],
  ar: [
    'اشتراكك مستمر: {subscription.product}',
    'اشتراكك مستمر، {customer.firstName}.',
    'تم التراجع عن إلغاء اشتراكك في {subscription.product}. تكلفته {subscription.price}. الدفعة التالية في {subscription.day} بالطريقة نفسها، ويتجدد الاشتراك تلقائيًا.\n\nيمكنك إلغاؤه أو إيقافه مؤقتًا أو تغييره في أي وقت. يقودك الزر إلى صفحته؛ احتفظ بهذه الرسالة.',
  ],
  da: [
    'Dit abonnement fortsætter: {subscription.product}',
    'Dit abonnement fortsætter, {customer.firstName}.',
    'Opsigelsen af dit abonnement på {subscription.product} er trukket tilbage. Det koster {subscription.price}. Næste betaling er den {subscription.day} på samme måde, og det fortsætter af sig selv.\n\nDu kan når som helst opsige, sætte på pause eller ændre det. Knappen fører til siden; gem denne mail.',
  ],
  de: [
    'Dein Abonnement geht weiter: {subscription.product}',
    'Dein Abonnement geht weiter, {customer.firstName}.',
    'Die Kündigung deines Abonnements von {subscription.product} ist zurückgenommen. Es kostet {subscription.price}. Die nächste Zahlung ist am {subscription.day} auf demselben Weg, und so geht es von selbst weiter.\n\nDu kannst es jederzeit kündigen, anhalten oder ändern. Der Knopf führt zu seiner Seite; bewahre diese Mail auf.',
  ],
  es: [
    'Tu suscripción continúa: {subscription.product}',
    'Tu suscripción continúa, {customer.firstName}.',
    'La cancelación de tu suscripción a {subscription.product} queda anulada. Cuesta {subscription.price}. El próximo pago es el {subscription.day}, de la misma manera, y la suscripción continúa por sí sola.\n\nPuedes cancelarla, pausarla o cambiarla en cualquier momento. El botón lleva a su página; guarda este correo.',
  ],
  fr: [
    'Votre abonnement continue : {subscription.product}',
    'Votre abonnement continue, {customer.firstName}.',
    'La résiliation de votre abonnement à {subscription.product} est annulée. Il coûte {subscription.price}. Le prochain paiement a lieu le {subscription.day}, de la même manière, et l’abonnement se poursuit de lui-même.\n\nVous pouvez le résilier, le suspendre ou le modifier à tout moment. Le bouton mène à sa page ; gardez ce message.',
  ],
  it: [
    'Il tuo abbonamento continua: {subscription.product}',
    'Il tuo abbonamento continua, {customer.firstName}.',
    'La disdetta del tuo abbonamento a {subscription.product} è annullata. Costa {subscription.price}. Il prossimo pagamento è il {subscription.day}, nello stesso modo, e l’abbonamento continua da solo.\n\nPuoi disdirlo, sospenderlo o modificarlo in ogni momento. Il pulsante porta alla sua pagina; conserva questa mail.',
  ],
  ja: [
    '定期購入の継続: {subscription.product}',
    '{customer.firstName}様、定期購入は継続されます。',
    '{subscription.product}（{subscription.price}）の定期購入の解約は取り消されました。次のお支払いは{subscription.day}に同じ方法で行われ、以後自動的に続きます。\n\n解約、休止、変更はいつでもできます。ボタンから専用のページに進めます。このメールは保存してください。',
  ],
  nl: [
    'Je abonnement loopt door: {subscription.product}',
    'Je abonnement loopt door, {customer.firstName}.',
    'De opzegging van je abonnement op {subscription.product} is ingetrokken. Het kost {subscription.price}. De volgende betaling is op {subscription.day}, op dezelfde manier, en zo gaat het vanzelf door.\n\nJe kunt het altijd opzeggen, pauzeren of wijzigen. De knop leidt naar de pagina ervan; bewaar deze mail.',
  ],
  pt: [
    'A sua subscrição continua: {subscription.product}',
    'A sua subscrição continua, {customer.firstName}.',
    'O cancelamento da sua subscrição de {subscription.product} foi anulado. Custa {subscription.price}. O próximo pagamento é em {subscription.day}, da mesma forma, e a subscrição continua por si.\n\nPode cancelar, suspender ou alterar a qualquer momento. O botão leva à página da subscrição; guarde este e-mail.',
  ],
  sv: [
    'Din prenumeration fortsätter: {subscription.product}',
    'Din prenumeration fortsätter, {customer.firstName}.',
    'Uppsägningen av din prenumeration på {subscription.product} är återtagen. Den kostar {subscription.price}. Nästa betalning är den {subscription.day} på samma sätt, och det fortsätter av sig självt.\n\nDu kan när som helst säga upp, pausa eller ändra den. Knappen leder till dess sida; spara det här mejlet.',
  ],
}

const ofGiving: Readonly<Record<string, Said>> = {
  en: [
    'Your recurring donation to {site.title} goes on',
    'Thank you for going on, {customer.firstName}.',
    'The cancellation of your recurring donation is taken back: {donation.title}. You give {donation.price}. The next payment is on {donation.day}, in the same way, and it goes on like that by itself.\n\nYou can cancel, pause or change it at any time. The button leads to its page; keep this mail.',
  ],
  ar: [
    'تبرعك المتكرر لـ {site.title} مستمر',
    'شكرًا لاستمرارك، {customer.firstName}.',
    'تم التراجع عن إلغاء تبرعك المتكرر: {donation.title}. تتبرع بمبلغ {donation.price}. الدفعة التالية في {donation.day} بالطريقة نفسها، ويستمر ذلك تلقائيًا.\n\nيمكنك إلغاؤه أو إيقافه مؤقتًا أو تغييره في أي وقت. يقودك الزر إلى صفحته؛ احتفظ بهذه الرسالة.',
  ],
  da: [
    'Dit faste bidrag til {site.title} fortsætter',
    'Tak, fordi du bliver ved, {customer.firstName}.',
    'Opsigelsen af dit faste bidrag er trukket tilbage: {donation.title}. Du giver {donation.price}. Næste betaling er den {donation.day} på samme måde, og det fortsætter af sig selv.\n\nDu kan når som helst opsige, sætte på pause eller ændre det. Knappen fører til siden; gem denne mail.',
  ],
  de: [
    'Deine regelmäßige Spende an {site.title} geht weiter',
    'Danke, dass du dabei bleibst, {customer.firstName}.',
    'Die Kündigung deiner regelmäßigen Spende ist zurückgenommen: {donation.title}. Du gibst {donation.price}. Die nächste Zahlung ist am {donation.day}, auf demselben Weg, und so geht es von selbst weiter.\n\nDu kannst jederzeit kündigen, anhalten oder ändern. Der Knopf führt zur Seite dafür; heb diese Mail auf.',
  ],
  es: [
    'Tu donación periódica a {site.title} continúa',
    'Gracias por continuar, {customer.firstName}.',
    'La cancelación de tu donación periódica queda anulada: {donation.title}. Das {donation.price}. El próximo pago es el {donation.day}, de la misma forma, y así continúa por sí solo.\n\nPuedes cancelarla, pausarla o cambiarla en cualquier momento. El botón lleva a su página; guarda este correo.',
  ],
  fr: [
    'Votre don régulier à {site.title} continue',
    'Merci de continuer, {customer.firstName}.',
    'L’arrêt de votre don régulier est annulé : {donation.title}. Vous donnez {donation.price}. Le prochain paiement a lieu le {donation.day}, de la même façon, et cela continue de soi-même.\n\nVous pouvez l’arrêter, le suspendre ou le modifier à tout moment. Le bouton mène à sa page ; gardez cet e-mail.',
  ],
  it: [
    'La tua donazione ricorrente a {site.title} continua',
    'Grazie di continuare, {customer.firstName}.',
    'La disdetta della tua donazione ricorrente è annullata: {donation.title}. Doni {donation.price}. Il prossimo pagamento è il {donation.day}, nello stesso modo, e continua da sé.\n\nPuoi disdirla, sospenderla o cambiarla in qualsiasi momento. Il pulsante porta alla sua pagina; conserva questa e-mail.',
  ],
  ja: [
    '{site.title} への継続的なご寄付の継続',
    '{customer.firstName}様、引き続きのご支援ありがとうございます。',
    '継続的なご寄付の解約は取り消されました：{donation.title}。ご寄付は {donation.price} です。次回のお支払いは {donation.day} で、同じ方法で自動的に続きます。\n\nいつでも解約、休止、変更ができます。ボタンからそのページへ進めます。このメールを保管してください。',
  ],
  nl: [
    'Je vaste donatie aan {site.title} loopt door',
    'Bedankt dat je doorgaat, {customer.firstName}.',
    'De opzegging van je vaste donatie is ingetrokken: {donation.title}. Je geeft {donation.price}. De volgende betaling is op {donation.day}, op dezelfde manier, en zo gaat het vanzelf door.\n\nJe kunt op elk moment opzeggen, pauzeren of wijzigen. De knop leidt naar de pagina; bewaar deze mail.',
  ],
  pt: [
    'A sua doação recorrente a {site.title} continua',
    'Obrigado por continuar, {customer.firstName}.',
    'O cancelamento da sua doação recorrente foi anulado: {donation.title}. Doa {donation.price}. O próximo pagamento é em {donation.day}, da mesma forma, e continua por si.\n\nPode cancelar, pausar ou alterar a qualquer momento. O botão leva à respetiva página; guarde este e-mail.',
  ],
  sv: [
    'Din återkommande gåva till {site.title} fortsätter',
    'Tack för att du fortsätter, {customer.firstName}.',
    'Uppsägningen av din återkommande gåva är återtagen: {donation.title}. Du ger {donation.price}. Nästa betalning är den {donation.day}, på samma sätt, och så fortsätter det av sig självt.\n\nDu kan avsluta, pausa eller ändra när som helst. Knappen leder till sidan; spara detta mejl.',
  ],
}

/** The mail of the beginning, but for what it is about. */
function kept(
  started: Translations,
  all: Readonly<Record<string, Said>>,
  below = '',
): Translations {
  return Object.fromEntries(
    Object.entries(all).map(([code, [subject, heading, before]]) => [
      code,
      { ...started[code], subject, heading, before: before + below },
    ]),
  )
}

/** To whoever has subscribed, once what was canceled is kept after all. */
export const subscriptionKeptWords = kept(subscriptionStartedWords, ofSubscription, endsByItself)
/** The same to whoever gives again and again. */
export const donationKeptWords = kept(donationStartedWords, ofGiving)
