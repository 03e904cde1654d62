import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly started: readonly [subject: string, heading: string, before: string]
  readonly unpaid: readonly [
    subject: string,
    heading: string,
    before: string,
    again: string,
    pay: string,
    button: string,
  ]
  readonly leftOut: readonly [subject: string, heading: string, before: string]
  readonly ended: readonly [subject: string, heading: string, until: string, over: string]
  /** What leads to its page. */
  readonly button: string
  readonly questions: string
  readonly testNotice: string
}

function words(
  { questions, testNotice }: Words,
  parts: Readonly<Record<'subject' | 'heading' | 'before' | 'button', string>>,
): DefaultWords {
  return {
    ...parts,
    preheader: '{site.title}',
    after: `{.if site.email}${questions}{.end}`,
    testNotice,
  }
}

/** What stands below the words of one that ends by itself. */
export const endsByItself = '{.if subscription.ends}\n\n{subscription.ends}{.end}'

function started(all: Words): DefaultWords {
  const [subject, heading, before] = all.started
  return words(all, { subject, heading, before: before + endsByItself, button: all.button })
}

function unpaid(all: Words): DefaultWords {
  const [subject, heading, before, again, pay, button] = all.unpaid
  const tried = `{.if subscription.day}${again} {.end}`
  return words(all, { subject, heading, before: `${before}\n\n${tried}${pay}`, button })
}

function leftOut(all: Words): DefaultWords {
  const [subject, heading, before] = all.leftOut
  return words(all, { subject, heading, before, button: all.button })
}

function ended(all: Words): DefaultWords {
  const [subject, heading, until, over] = all.ended
  const before = `{.if subscription.day}${until}{.or}${over}{.end}`
  return words(all, { subject, heading, before, button: all.button })
}

const all: Readonly<Record<string, Words>> = {
  en: {
    started: [
      'Your subscription: {subscription.product}',
      'You have subscribed, {customer.firstName}.',
      'You have subscribed to {subscription.product}: {subscription.price}. The next payment is on {subscription.day}, in the same way, and it goes on like that by itself.\n\nYou can cancel, pause or change it at any time. The button leads to its page; keep this mail.',
    ],
    unpaid: [
      'A payment did not go through: {subscription.product}',
      'We could not charge you, {customer.firstName}.',
      'The payment for {subscription.product} ({subscription.price}) did not go through. Nothing was charged.',
      'We try again on {subscription.day}.',
      'You can pay now, also in another way.',
      'Pay now',
    ],
    leftOut: [
      'Left out this time: {subscription.product}',
      'Nothing was charged, {customer.firstName}.',
      'We could not deliver {subscription.product} this time, so one payment of your subscription was left out. Nothing was charged for it, and it does not count. The next payment is on {subscription.day}.',
    ],
    ended: [
      'Your subscription ends: {subscription.product}',
      'Nothing more is charged, {customer.firstName}.',
      'Your subscription to {subscription.product} is canceled. It runs until {subscription.day}, and nothing more is charged.',
      'Your subscription to {subscription.product} has ended. Nothing more is charged.',
    ],
    button: 'See your subscription',
    questions: 'Questions? Write to {site.email}.',
    testNotice: 'This is a subscription of a test. No money is taken.',
  },
  ar: {
    started: [
      'اشتراكك: {subscription.product}',
      'تم اشتراكك، {customer.firstName}.',
      'لقد اشتركت في {subscription.product}: {subscription.price}. الدفعة التالية في {subscription.day} بالطريقة نفسها، ويتجدد الاشتراك تلقائيًا.\n\nيمكنك إلغاؤه أو إيقافه مؤقتًا أو تغييره في أي وقت. يقودك الزر إلى صفحته؛ احتفظ بهذه الرسالة.',
    ],
    unpaid: [
      'لم تنجح عملية الدفع: {subscription.product}',
      'تعذّر تحصيل المبلغ، {customer.firstName}.',
      'لم تنجح عملية الدفع مقابل {subscription.product} ({subscription.price}). لم يُخصم أي مبلغ.',
      'سنحاول مرة أخرى في {subscription.day}.',
      'يمكنك الدفع الآن، وبطريقة أخرى أيضًا.',
      'ادفع الآن',
    ],
    leftOut: [
      'تم تخطي هذه المرة: {subscription.product}',
      'لم يُخصم أي مبلغ، {customer.firstName}.',
      'لم نتمكن من توفير {subscription.product} هذه المرة، لذلك تم تخطي إحدى دفعات اشتراكك. لم يُخصم أي مبلغ مقابلها، وهي لا تُحتسب. الدفعة التالية في {subscription.day}.',
    ],
    ended: [
      'ينتهي اشتراكك: {subscription.product}',
      'لن يُخصم شيء بعد الآن، {customer.firstName}.',
      'أُلغي اشتراكك في {subscription.product}. يستمر حتى {subscription.day} ولن يُخصم شيء بعد ذلك.',
      'انتهى اشتراكك في {subscription.product}. لن يُخصم شيء بعد الآن.',
    ],
    button: 'عرض اشتراكك',
    questions: 'هل لديك أسئلة؟ راسلنا على {site.email}.',
    testNotice: 'هذا اشتراك تجريبي ولا يُخصم أي مبلغ.',
  },
  da: {
    started: [
      'Dit abonnement: {subscription.product}',
      'Du har tegnet abonnement, {customer.firstName}.',
      'Du har tegnet abonnement på {subscription.product}: {subscription.price}. Næste betaling er den {subscription.day} på samme måde, og det fortsætter af sig selv.\n\nDu kan når som helst opsige, sætte på pause eller ændre det. Knappen fører til siden; gem denne mail.',
    ],
    unpaid: [
      'En betaling gik ikke igennem: {subscription.product}',
      'Vi kunne ikke trække beløbet, {customer.firstName}.',
      'Betalingen for {subscription.product} ({subscription.price}) gik ikke igennem. Der er ikke trukket noget.',
      'Vi prøver igen den {subscription.day}.',
      'Du kan betale nu, også på en anden måde.',
      'Betal nu',
    ],
    leftOut: [
      'Sprunget over denne gang: {subscription.product}',
      'Der er ikke trukket noget, {customer.firstName}.',
      'Vi kunne ikke levere {subscription.product} denne gang, så en betaling på dit abonnement blev sprunget over. Der er ikke trukket noget for den, og den tæller ikke med. Næste betaling er den {subscription.day}.',
    ],
    ended: [
      'Dit abonnement slutter: {subscription.product}',
      'Der trækkes ikke mere, {customer.firstName}.',
      'Dit abonnement på {subscription.product} er opsagt. Det løber til {subscription.day}, og der trækkes ikke mere.',
      'Dit abonnement på {subscription.product} er slut. Der trækkes ikke mere.',
    ],
    button: 'Se dit abonnement',
    questions: 'Spørgsmål? Skriv til {site.email}.',
    testNotice: 'Dette er et testabonnement. Der trækkes ingen penge.',
  },
  de: {
    started: [
      'Dein Abonnement: {subscription.product}',
      'Du hast abonniert, {customer.firstName}.',
      'Du hast {subscription.product} abonniert: {subscription.price}. Die nächste Zahlung ist am {subscription.day} auf demselben Weg, und so geht es von selbst weiter.\n\nDu kannst es jederzeit kündigen, anhalten oder ändern. Der Knopf führt zu seiner Seite; bewahre diese Mail auf.',
    ],
    unpaid: [
      'Eine Zahlung ist nicht gelungen: {subscription.product}',
      'Wir konnten nichts abbuchen, {customer.firstName}.',
      'Die Zahlung für {subscription.product} ({subscription.price}) ist nicht gelungen. Es wurde nichts abgebucht.',
      'Wir versuchen es am {subscription.day} noch einmal.',
      'Du kannst jetzt zahlen, auch auf einem anderen Weg.',
      'Jetzt zahlen',
    ],
    leftOut: [
      'Diesmal ausgelassen: {subscription.product}',
      'Es wurde nichts abgebucht, {customer.firstName}.',
      'Wir konnten {subscription.product} diesmal nicht liefern, deshalb wurde eine Zahlung deines Abonnements ausgelassen. Dafür wurde nichts abgebucht, und sie zählt nicht mit. Die nächste Zahlung ist am {subscription.day}.',
    ],
    ended: [
      'Dein Abonnement endet: {subscription.product}',
      'Es wird nichts mehr abgebucht, {customer.firstName}.',
      'Dein Abonnement von {subscription.product} ist gekündigt. Es läuft bis zum {subscription.day}, und es wird nichts mehr abgebucht.',
      'Dein Abonnement von {subscription.product} ist beendet. Es wird nichts mehr abgebucht.',
    ],
    button: 'Dein Abonnement ansehen',
    questions: 'Fragen? Schreib an {site.email}.',
    testNotice: 'Das ist ein Abonnement zum Testen. Es wird kein Geld abgebucht.',
  },
  es: {
    started: [
      'Tu suscripción: {subscription.product}',
      'Te has suscrito, {customer.firstName}.',
      'Te has suscrito a {subscription.product}: {subscription.price}. El próximo pago es el {subscription.day}, de la misma manera, y continúa por sí sola.\n\nPuedes cancelarla, pausarla o cambiarla en cualquier momento. El botón lleva a su página; guarda este correo.',
    ],
    unpaid: [
      'Un pago no se ha realizado: {subscription.product}',
      'No hemos podido cobrar, {customer.firstName}.',
      'El pago de {subscription.product} ({subscription.price}) no se ha realizado. No se ha cobrado nada.',
      'Lo intentamos de nuevo el {subscription.day}.',
      'Puedes pagar ahora, también de otra manera.',
      'Pagar ahora',
    ],
    leftOut: [
      'Omitido esta vez: {subscription.product}',
      'No se ha cobrado nada, {customer.firstName}.',
      'Esta vez no hemos podido entregar {subscription.product}, así que se ha omitido un pago de tu suscripción. No se ha cobrado nada por él y no cuenta. El próximo pago es el {subscription.day}.',
    ],
    ended: [
      'Tu suscripción termina: {subscription.product}',
      'No se cobra nada más, {customer.firstName}.',
      'Tu suscripción a {subscription.product} está cancelada. Dura hasta el {subscription.day} y no se cobra nada más.',
      'Tu suscripción a {subscription.product} ha terminado. No se cobra nada más.',
    ],
    button: 'Ver tu suscripción',
    questions: '¿Preguntas? Escribe a {site.email}.',
    testNotice: 'Es una suscripción de prueba. No se cobra dinero.',
  },
  fr: {
    started: [
      'Votre abonnement : {subscription.product}',
      'Vous êtes abonné, {customer.firstName}.',
      'Vous êtes abonné à {subscription.product} : {subscription.price}. Le prochain paiement a lieu le {subscription.day}, de la même manière, et l’abonnement se poursuit de lui-même.\n\nVous pouvez le résilier, le suspendre ou le modifier à tout moment. Le bouton mène à sa page ; gardez ce message.',
    ],
    unpaid: [
      'Un paiement n’a pas abouti : {subscription.product}',
      'Nous n’avons pas pu vous débiter, {customer.firstName}.',
      'Le paiement pour {subscription.product} ({subscription.price}) n’a pas abouti. Rien n’a été débité.',
      'Nous réessayons le {subscription.day}.',
      'Vous pouvez payer maintenant, aussi d’une autre manière.',
      'Payer maintenant',
    ],
    leftOut: [
      'Sauté cette fois : {subscription.product}',
      'Rien n’a été débité, {customer.firstName}.',
      'Nous n’avons pas pu livrer {subscription.product} cette fois, un paiement de votre abonnement a donc été sauté. Rien n’a été débité et il ne compte pas. Le prochain paiement aura lieu le {subscription.day}.',
    ],
    ended: [
      'Votre abonnement prend fin : {subscription.product}',
      'Plus rien n’est débité, {customer.firstName}.',
      'Votre abonnement à {subscription.product} est résilié. Il court jusqu’au {subscription.day} et plus rien n’est débité.',
      'Votre abonnement à {subscription.product} est terminé. Plus rien n’est débité.',
    ],
    button: 'Voir votre abonnement',
    questions: 'Des questions ? Écrivez à {site.email}.',
    testNotice: 'C’est un abonnement de test. Aucun argent n’est débité.',
  },
  it: {
    started: [
      'Il tuo abbonamento: {subscription.product}',
      'Ti sei abbonato, {customer.firstName}.',
      'Ti sei abbonato a {subscription.product}: {subscription.price}. Il prossimo pagamento è il {subscription.day}, nello stesso modo, e continua da solo.\n\nPuoi disdirlo, sospenderlo o modificarlo in ogni momento. Il pulsante porta alla sua pagina; conserva questa mail.',
    ],
    unpaid: [
      'Un pagamento non è riuscito: {subscription.product}',
      'Non abbiamo potuto addebitare, {customer.firstName}.',
      'Il pagamento per {subscription.product} ({subscription.price}) non è riuscito. Non è stato addebitato nulla.',
      'Riproviamo il {subscription.day}.',
      'Puoi pagare ora, anche in un altro modo.',
      'Paga ora',
    ],
    leftOut: [
      'Saltato questa volta: {subscription.product}',
      'Non è stato addebitato nulla, {customer.firstName}.',
      'Questa volta non abbiamo potuto consegnare {subscription.product}, quindi un pagamento del tuo abbonamento è stato saltato. Non è stato addebitato nulla e non viene contato. Il prossimo pagamento è il {subscription.day}.',
    ],
    ended: [
      'Il tuo abbonamento finisce: {subscription.product}',
      'Non viene addebitato altro, {customer.firstName}.',
      'Il tuo abbonamento a {subscription.product} è disdetto. Dura fino al {subscription.day} e non viene addebitato altro.',
      'Il tuo abbonamento a {subscription.product} è finito. Non viene addebitato altro.',
    ],
    button: 'Vedi il tuo abbonamento',
    questions: 'Domande? Scrivi a {site.email}.',
    testNotice: 'È un abbonamento di prova. Non viene addebitato denaro.',
  },
  ja: {
    started: [
      '定期購入のお申し込み: {subscription.product}',
      '{customer.firstName}様、定期購入を承りました。',
      '{subscription.product}（{subscription.price}）の定期購入を承りました。次のお支払いは{subscription.day}に同じ方法で行われ、以後自動的に続きます。\n\n解約、休止、変更はいつでもできます。ボタンから専用のページに進めます。このメールは保存してください。',
    ],
    unpaid: [
      'お支払いができませんでした: {subscription.product}',
      '{customer.firstName}様、お支払いができませんでした。',
      '{subscription.product}（{subscription.price}）のお支払いができませんでした。請求は行われていません。',
      '{subscription.day}にもう一度お支払いを試みます。',
      '別の方法も含め、今すぐお支払いいただけます。',
      '今すぐ支払う',
    ],
    leftOut: [
      '今回は見送りました：{subscription.product}',
      '{customer.firstName} 様、お支払いは発生していません。',
      '今回は{subscription.product}をお届けできなかったため、定期購入のお支払いを1回見送りました。代金はいただいておらず、回数にも数えません。次回のお支払いは{subscription.day}です。',
    ],
    ended: [
      '定期購入の終了: {subscription.product}',
      '{customer.firstName}様、今後の請求はありません。',
      '{subscription.product}の定期購入は解約されました。{subscription.day}まで続き、今後の請求はありません。',
      '{subscription.product}の定期購入は終了しました。今後の請求はありません。',
    ],
    button: '定期購入を見る',
    questions: 'ご質問は{site.email}までお送りください。',
    testNotice: 'これはテストの定期購入です。請求は行われません。',
  },
  nl: {
    started: [
      'Je abonnement: {subscription.product}',
      'Je hebt je geabonneerd, {customer.firstName}.',
      'Je hebt je geabonneerd op {subscription.product}: {subscription.price}. De volgende betaling is op {subscription.day}, op dezelfde manier, en zo gaat het vanzelf door.\n\nJe kunt het altijd opzeggen, pauzeren of wijzigen. De knop leidt naar de pagina ervan; bewaar deze mail.',
    ],
    unpaid: [
      'Een betaling is niet gelukt: {subscription.product}',
      'We konden niets afschrijven, {customer.firstName}.',
      'De betaling voor {subscription.product} ({subscription.price}) is niet gelukt. Er is niets afgeschreven.',
      'We proberen het opnieuw op {subscription.day}.',
      'Je kunt nu betalen, ook op een andere manier.',
      'Nu betalen',
    ],
    leftOut: [
      'Deze keer overgeslagen: {subscription.product}',
      'Er is niets afgeschreven, {customer.firstName}.',
      'We konden {subscription.product} deze keer niet leveren, daarom is een betaling van je abonnement overgeslagen. Er is niets voor afgeschreven en ze telt niet mee. De volgende betaling is op {subscription.day}.',
    ],
    ended: [
      'Je abonnement eindigt: {subscription.product}',
      'Er wordt niets meer afgeschreven, {customer.firstName}.',
      'Je abonnement op {subscription.product} is opgezegd. Het loopt tot {subscription.day} en er wordt niets meer afgeschreven.',
      'Je abonnement op {subscription.product} is afgelopen. Er wordt niets meer afgeschreven.',
    ],
    button: 'Je abonnement bekijken',
    questions: 'Vragen? Schrijf naar {site.email}.',
    testNotice: 'Dit is een testabonnement. Er wordt geen geld afgeschreven.',
  },
  pt: {
    started: [
      'A sua subscrição: {subscription.product}',
      'Subscreveu, {customer.firstName}.',
      'Subscreveu {subscription.product}: {subscription.price}. O próximo pagamento é em {subscription.day}, da mesma forma, e continua por si.\n\nPode cancelar, suspender ou alterar a qualquer momento. O botão leva à página da subscrição; guarde este e-mail.',
    ],
    unpaid: [
      'Um pagamento não foi concluído: {subscription.product}',
      'Não foi possível cobrar, {customer.firstName}.',
      'O pagamento de {subscription.product} ({subscription.price}) não foi concluído. Nada foi cobrado.',
      'Tentamos de novo em {subscription.day}.',
      'Pode pagar agora, também de outra forma.',
      'Pagar agora',
    ],
    leftOut: [
      'Omitido desta vez: {subscription.product}',
      'Nada foi cobrado, {customer.firstName}.',
      'Desta vez não conseguimos entregar {subscription.product}, por isso foi omitido um pagamento da sua subscrição. Nada foi cobrado por ele, e não conta. O próximo pagamento é a {subscription.day}.',
    ],
    ended: [
      'A sua subscrição termina: {subscription.product}',
      'Nada mais é cobrado, {customer.firstName}.',
      'A sua subscrição de {subscription.product} está cancelada. Dura até {subscription.day} e nada mais é cobrado.',
      'A sua subscrição de {subscription.product} terminou. Nada mais é cobrado.',
    ],
    button: 'Ver a sua subscrição',
    questions: 'Perguntas? Escreva para {site.email}.',
    testNotice: 'Esta é uma subscrição de teste. Não é cobrado dinheiro.',
  },
  sv: {
    started: [
      'Din prenumeration: {subscription.product}',
      'Du prenumererar nu, {customer.firstName}.',
      'Du prenumererar på {subscription.product}: {subscription.price}. Nästa betalning är den {subscription.day} på samma sätt, och det fortsätter av sig självt.\n\nDu kan när som helst säga upp, pausa eller ändra den. Knappen leder till dess sida; spara det här mejlet.',
    ],
    unpaid: [
      'En betalning gick inte igenom: {subscription.product}',
      'Vi kunde inte dra beloppet, {customer.firstName}.',
      'Betalningen för {subscription.product} ({subscription.price}) gick inte igenom. Inget har dragits.',
      'Vi försöker igen den {subscription.day}.',
      'Du kan betala nu, också på ett annat sätt.',
      'Betala nu',
    ],
    leftOut: [
      'Överhoppad den här gången: {subscription.product}',
      'Inget har dragits, {customer.firstName}.',
      'Vi kunde inte leverera {subscription.product} den här gången, så en betalning i din prenumeration hoppades över. Inget har dragits för den, och den räknas inte. Nästa betalning är den {subscription.day}.',
    ],
    ended: [
      'Din prenumeration upphör: {subscription.product}',
      'Inget mer dras, {customer.firstName}.',
      'Din prenumeration på {subscription.product} är uppsagd. Den gäller till {subscription.day} och inget mer dras.',
      'Din prenumeration på {subscription.product} har upphört. Inget mer dras.',
    ],
    button: 'Se din prenumeration',
    questions: 'Frågor? Skriv till {site.email}.',
    testNotice: 'Det här är en testprenumeration. Inga pengar dras.',
  },
}

function each(write: (words: Words) => DefaultWords): Translations {
  return Object.fromEntries(Object.entries(all).map(([code, one]) => [code, write(one)]))
}

/** To whoever has subscribed: that it renews, when, and where it is canceled. */
export const subscriptionStartedWords = each(started)
/** A payment did not go through. */
export const subscriptionUnpaidWords = each(unpaid)
/** A payment was left out: it is sold out, or the shop was not there. */
export const subscriptionLeftOutWords = each(leftOut)
/** It was canceled, or has ended. */
export const subscriptionEndedWords = each(ended)
