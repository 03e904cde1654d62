import { alike, news } from './order-news-words.ts'
import type { DefaultWords, Translations } from './mail-words.ts'

type Language = keyof typeof alike

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
  /** `until` while it can be kept after all. */
  readonly ended: readonly [subject: string, heading: string, until: string, over: string]
  /** What leads to the page of what is given again. */
  readonly button: string
  readonly refunded: readonly [
    subject: string,
    heading: string,
    before: string,
    button: string,
    total: string,
  ]
}

const all: Readonly<Record<Language, Words>> = {
  en: {
    started: [
      'Your recurring donation to {site.title}',
      'Thank you, {customer.firstName}.',
      'You give {donation.price} from now on: {donation.title}. The next payment is on {donation.day}, in the same way, and it goes on like that by itself.\n\nYou can cancel, pause or change it at any time. The button leads to its page; keep this mail.',
    ],
    unpaid: [
      'Your donation to {site.title} did not go through',
      'We could not charge you, {customer.firstName}.',
      'Your donation ({donation.price}) did not go through. Nothing was charged.',
      'We try again on {donation.day}.',
      'You can pay now, also in another way.',
      'Pay now',
    ],
    ended: [
      'Your recurring donation to {site.title} ends',
      'Nothing more is charged, {customer.firstName}.',
      'Your recurring donation is canceled: {donation.title}. If you change your mind, you can keep it until {donation.day}: the button leads to its page. Thank you for all that you have given.',
      'Your recurring donation has ended: {donation.title}. Thank you for all that you have given.',
    ],
    button: 'See your recurring donation',
    refunded: [
      'Your donation {donation.number}: {refund.amount} goes back',
      'We have given back {refund.amount}.',
      'This is of your donation {donation.number}. It may take a few days until you see it on your account.',
      'See your donation',
      'Given back',
    ],
  },
  ar: {
    started: [
      'تبرعك المتكرر لـ {site.title}',
      'شكرًا لك، {customer.firstName}.',
      'تتبرع من الآن بمبلغ {donation.price}: {donation.title}. الدفعة التالية في {donation.day} بالطريقة نفسها، ويستمر ذلك تلقائيًا.\n\nيمكنك إلغاؤه أو إيقافه مؤقتًا أو تغييره في أي وقت. يقودك الزر إلى صفحته؛ احتفظ بهذه الرسالة.',
    ],
    unpaid: [
      'لم ينجح دفع تبرعك لـ {site.title}',
      'تعذّر تحصيل المبلغ، {customer.firstName}.',
      'لم ينجح دفع تبرعك ({donation.price}). لم يُخصم أي مبلغ.',
      'سنحاول مرة أخرى في {donation.day}.',
      'يمكنك الدفع الآن، وبطريقة أخرى أيضًا.',
      'ادفع الآن',
    ],
    ended: [
      'ينتهي تبرعك المتكرر لـ {site.title}',
      'لن يُخصم شيء بعد الآن، {customer.firstName}.',
      'أُلغي تبرعك المتكرر: {donation.title}. إذا غيّرت رأيك، يمكنك الإبقاء عليه حتى {donation.day}: يقودك الزر إلى صفحته. شكرًا على كل ما قدمته.',
      'انتهى تبرعك المتكرر: {donation.title}. شكرًا على كل ما قدمته.',
    ],
    button: 'عرض تبرعك المتكرر',
    refunded: [
      'تبرعك رقم {donation.number}: رُدّ {refund.amount}',
      'لقد رددنا إليك {refund.amount}.',
      'هذا المبلغ من تبرعك رقم {donation.number}. قد يستغرق ظهوره في حسابك بضعة أيام.',
      'عرض تبرعك',
      'المبلغ المردود',
    ],
  },
  da: {
    started: [
      'Dit faste bidrag til {site.title}',
      'Tak, {customer.firstName}.',
      'Du giver fra nu af {donation.price}: {donation.title}. Næste betaling er den {donation.day} på samme måde, og det fortsætter af sig selv.\n\nDu kan når som helst opsige, sætte på pause eller ændre det. Knappen fører til siden; gem denne mail.',
    ],
    unpaid: [
      'Dit bidrag til {site.title} gik ikke igennem',
      'Vi kunne ikke trække beløbet, {customer.firstName}.',
      'Dit bidrag ({donation.price}) gik ikke igennem. Der er ikke trukket noget.',
      'Vi prøver igen den {donation.day}.',
      'Du kan betale nu, også på en anden måde.',
      'Betal nu',
    ],
    ended: [
      'Dit faste bidrag til {site.title} slutter',
      'Der trækkes ikke mere, {customer.firstName}.',
      'Dit faste bidrag er opsagt: {donation.title}. Fortryder du, kan du beholde det indtil den {donation.day}: knappen fører til siden. Tak for alt, hvad du har givet.',
      'Dit faste bidrag er slut: {donation.title}. Tak for alt, hvad du har givet.',
    ],
    button: 'Se dit faste bidrag',
    refunded: [
      'Dit bidrag {donation.number}: {refund.amount} går retur',
      'Vi har betalt {refund.amount} tilbage.',
      'Det gælder dit bidrag {donation.number}. Der kan gå et par dage, før du ser det på din konto.',
      'Se dit bidrag',
      'Betalt tilbage',
    ],
  },
  de: {
    started: [
      'Deine regelmäßige Spende an {site.title}',
      'Vielen Dank, {customer.firstName}.',
      'Du gibst von nun an {donation.price}: {donation.title}. Die nächste Zahlung ist am {donation.day}, auf demselben Weg, und so geht es von selbst weiter.\n\nDu kannst jederzeit kündigen, anhalten oder ändern. Der Knopf führt zur Seite dafür; heb diese Mail auf.',
    ],
    unpaid: [
      'Deine Spende an {site.title} ist nicht gelungen',
      'Wir konnten nichts abbuchen, {customer.firstName}.',
      'Deine Spende ({donation.price}) ist nicht gelungen. Es wurde nichts abgebucht.',
      'Wir versuchen es am {donation.day} noch einmal.',
      'Du kannst jetzt zahlen, auch auf anderem Weg.',
      'Jetzt zahlen',
    ],
    ended: [
      'Deine regelmäßige Spende an {site.title} endet',
      'Es wird nichts mehr abgebucht, {customer.firstName}.',
      'Deine regelmäßige Spende ist gekündigt: {donation.title}. Wenn du es dir anders überlegst, kannst du sie bis zum {donation.day} behalten: Der Knopf führt zur Seite dafür. Danke für alles, was du gegeben hast.',
      'Deine regelmäßige Spende ist beendet: {donation.title}. Danke für alles, was du gegeben hast.',
    ],
    button: 'Regelmäßige Spende ansehen',
    refunded: [
      'Deine Spende {donation.number}: {refund.amount} zurück',
      'Wir haben {refund.amount} zurückgezahlt.',
      'Das betrifft deine Spende {donation.number}. Bis du es auf deinem Konto siehst, kann es ein paar Tage dauern.',
      'Spende ansehen',
      'Zurückgezahlt',
    ],
  },
  es: {
    started: [
      'Tu donación periódica a {site.title}',
      'Gracias, {customer.firstName}.',
      'A partir de ahora das {donation.price}: {donation.title}. El próximo pago es el {donation.day}, de la misma forma, y así continúa por sí solo.\n\nPuedes cancelarla, pausarla o cambiarla en cualquier momento. El botón lleva a su página; guarda este correo.',
    ],
    unpaid: [
      'Tu donación a {site.title} no se ha podido cobrar',
      'No hemos podido cobrarte, {customer.firstName}.',
      'Tu donación ({donation.price}) no se ha podido cobrar. No se ha cobrado nada.',
      'Lo intentaremos de nuevo el {donation.day}.',
      'Puedes pagar ahora, también de otra forma.',
      'Pagar ahora',
    ],
    ended: [
      'Tu donación periódica a {site.title} termina',
      'No se cobrará nada más, {customer.firstName}.',
      'Tu donación periódica está cancelada: {donation.title}. Si cambias de idea, puedes mantenerla hasta el {donation.day}: el botón lleva a su página. Gracias por todo lo que has dado.',
      'Tu donación periódica ha terminado: {donation.title}. Gracias por todo lo que has dado.',
    ],
    button: 'Ver tu donación periódica',
    refunded: [
      'Tu donación {donation.number}: devolvemos {refund.amount}',
      'Hemos devuelto {refund.amount}.',
      'Corresponde a tu donación {donation.number}. Puede tardar unos días en aparecer en tu cuenta.',
      'Ver tu donación',
      'Devuelto',
    ],
  },
  fr: {
    started: [
      'Votre don régulier à {site.title}',
      'Merci, {customer.firstName}.',
      'Vous donnez désormais {donation.price} : {donation.title}. Le prochain paiement a lieu le {donation.day}, de la même façon, et cela continue de soi-même.\n\nVous pouvez l’arrêter, le suspendre ou le modifier à tout moment. Le bouton mène à sa page ; gardez cet e-mail.',
    ],
    unpaid: [
      'Votre don à {site.title} n’a pas abouti',
      'Nous n’avons pas pu vous débiter, {customer.firstName}.',
      'Votre don ({donation.price}) n’a pas abouti. Rien n’a été débité.',
      'Nous réessaierons le {donation.day}.',
      'Vous pouvez payer maintenant, aussi d’une autre façon.',
      'Payer maintenant',
    ],
    ended: [
      'Votre don régulier à {site.title} prend fin',
      'Plus rien n’est débité, {customer.firstName}.',
      'Votre don régulier est arrêté : {donation.title}. Si vous changez d’avis, vous pouvez le maintenir jusqu’au {donation.day} : le bouton mène à sa page. Merci pour tout ce que vous avez donné.',
      'Votre don régulier a pris fin : {donation.title}. Merci pour tout ce que vous avez donné.',
    ],
    button: 'Voir votre don régulier',
    refunded: [
      'Votre don {donation.number} : {refund.amount} vous reviennent',
      'Nous avons rendu {refund.amount}.',
      'Cela concerne votre don {donation.number}. Il peut falloir quelques jours avant de le voir sur votre compte.',
      'Voir votre don',
      'Rendu',
    ],
  },
  it: {
    started: [
      'La tua donazione ricorrente a {site.title}',
      'Grazie, {customer.firstName}.',
      'Da ora doni {donation.price}: {donation.title}. Il prossimo pagamento è il {donation.day}, nello stesso modo, e continua da sé.\n\nPuoi disdirla, sospenderla o cambiarla in qualsiasi momento. Il pulsante porta alla sua pagina; conserva questa e-mail.',
    ],
    unpaid: [
      'La tua donazione a {site.title} non è riuscita',
      'Non abbiamo potuto addebitare nulla, {customer.firstName}.',
      'La tua donazione ({donation.price}) non è riuscita. Non è stato addebitato nulla.',
      'Riproveremo il {donation.day}.',
      'Puoi pagare adesso, anche in un altro modo.',
      'Paga adesso',
    ],
    ended: [
      'La tua donazione ricorrente a {site.title} finisce',
      'Non verrà addebitato altro, {customer.firstName}.',
      'La tua donazione ricorrente è disdetta: {donation.title}. Se cambi idea, puoi mantenerla fino al {donation.day}: il pulsante porta alla sua pagina. Grazie per tutto quello che hai donato.',
      'La tua donazione ricorrente è finita: {donation.title}. Grazie per tutto quello che hai donato.',
    ],
    button: 'Vedi la tua donazione ricorrente',
    refunded: [
      'La tua donazione {donation.number}: {refund.amount} restituiti',
      'Abbiamo restituito {refund.amount}.',
      'Riguarda la tua donazione {donation.number}. Può volerci qualche giorno prima che appaia sul tuo conto.',
      'Vedi la tua donazione',
      'Restituito',
    ],
  },
  ja: {
    started: [
      '{site.title} への継続的なご寄付',
      '{customer.firstName}様、ありがとうございます。',
      '今後 {donation.price} をご寄付いただきます：{donation.title}。次回のお支払いは {donation.day} で、同じ方法で自動的に続きます。\n\nいつでも解約、休止、変更ができます。ボタンからそのページへ進めます。このメールを保管してください。',
    ],
    unpaid: [
      '{site.title} へのご寄付のお支払いができませんでした',
      '{customer.firstName}様、請求できませんでした。',
      'ご寄付（{donation.price}）のお支払いができませんでした。請求は行われていません。',
      '{donation.day} にもう一度お試しします。',
      '別の方法も含めて、今すぐお支払いいただけます。',
      '今すぐ支払う',
    ],
    ended: [
      '{site.title} への継続的なご寄付の終了',
      '{customer.firstName}様、今後の請求はありません。',
      '継続的なご寄付は解約されました：{donation.title}。お気持ちが変わりましたら、{donation.day} まで解約を取り消せます。ボタンからそのページへ進めます。これまでのご寄付に感謝いたします。',
      '継続的なご寄付は終了しました：{donation.title}。これまでのご寄付に感謝いたします。',
    ],
    button: '継続的なご寄付を見る',
    refunded: [
      'ご寄付 {donation.number}：{refund.amount} の返金',
      '{refund.amount} を返金しました。',
      'ご寄付 {donation.number} についての返金です。口座に反映されるまで数日かかることがあります。',
      'ご寄付を見る',
      '返金額',
    ],
  },
  nl: {
    started: [
      'Je vaste donatie aan {site.title}',
      'Bedankt, {customer.firstName}.',
      'Je geeft vanaf nu {donation.price}: {donation.title}. De volgende betaling is op {donation.day}, op dezelfde manier, en zo gaat het vanzelf door.\n\nJe kunt op elk moment opzeggen, pauzeren of wijzigen. De knop leidt naar de pagina; bewaar deze mail.',
    ],
    unpaid: [
      'Je donatie aan {site.title} is niet gelukt',
      'We konden niets afschrijven, {customer.firstName}.',
      'Je donatie ({donation.price}) is niet gelukt. Er is niets afgeschreven.',
      'We proberen het opnieuw op {donation.day}.',
      'Je kunt nu betalen, ook op een andere manier.',
      'Nu betalen',
    ],
    ended: [
      'Je vaste donatie aan {site.title} eindigt',
      'Er wordt niets meer afgeschreven, {customer.firstName}.',
      'Je vaste donatie is opgezegd: {donation.title}. Als je je bedenkt, kun je haar tot {donation.day} behouden: de knop leidt naar de pagina. Bedankt voor alles wat je hebt gegeven.',
      'Je vaste donatie is beëindigd: {donation.title}. Bedankt voor alles wat je hebt gegeven.',
    ],
    button: 'Bekijk je vaste donatie',
    refunded: [
      'Je donatie {donation.number}: {refund.amount} gaat terug',
      'We hebben {refund.amount} teruggegeven.',
      'Dit gaat over je donatie {donation.number}. Het kan een paar dagen duren voor je het op je rekening ziet.',
      'Bekijk je donatie',
      'Teruggegeven',
    ],
  },
  pt: {
    started: [
      'A sua doação recorrente a {site.title}',
      'Obrigado, {customer.firstName}.',
      'A partir de agora doa {donation.price}: {donation.title}. O próximo pagamento é em {donation.day}, da mesma forma, e continua por si.\n\nPode cancelar, pausar ou alterar a qualquer momento. O botão leva à respetiva página; guarde este e-mail.',
    ],
    unpaid: [
      'A sua doação a {site.title} não foi paga',
      'Não conseguimos cobrar, {customer.firstName}.',
      'A sua doação ({donation.price}) não foi paga. Nada foi cobrado.',
      'Tentamos de novo em {donation.day}.',
      'Pode pagar agora, também de outra forma.',
      'Pagar agora',
    ],
    ended: [
      'A sua doação recorrente a {site.title} termina',
      'Nada mais será cobrado, {customer.firstName}.',
      'A sua doação recorrente está cancelada: {donation.title}. Se mudar de ideias, pode mantê-la até {donation.day}: o botão leva à respetiva página. Obrigado por tudo o que deu.',
      'A sua doação recorrente terminou: {donation.title}. Obrigado por tudo o que deu.',
    ],
    button: 'Ver a sua doação recorrente',
    refunded: [
      'A sua doação {donation.number}: {refund.amount} devolvidos',
      'Devolvemos {refund.amount}.',
      'Refere-se à sua doação {donation.number}. Pode demorar alguns dias até aparecer na sua conta.',
      'Ver a sua doação',
      'Devolvido',
    ],
  },
  sv: {
    started: [
      'Din återkommande gåva till {site.title}',
      'Tack, {customer.firstName}.',
      'Från och med nu ger du {donation.price}: {donation.title}. Nästa betalning är den {donation.day}, på samma sätt, och så fortsätter det av sig självt.\n\nDu kan avsluta, pausa eller ändra när som helst. Knappen leder till sidan; spara detta mejl.',
    ],
    unpaid: [
      'Din gåva till {site.title} gick inte igenom',
      'Vi kunde inte dra beloppet, {customer.firstName}.',
      'Din gåva ({donation.price}) gick inte igenom. Inget har dragits.',
      'Vi försöker igen den {donation.day}.',
      'Du kan betala nu, även på ett annat sätt.',
      'Betala nu',
    ],
    ended: [
      'Din återkommande gåva till {site.title} upphör',
      'Inget mer dras, {customer.firstName}.',
      'Din återkommande gåva är uppsagd: {donation.title}. Om du ångrar dig kan du behålla den fram till den {donation.day}: knappen leder till sidan. Tack för allt du har gett.',
      'Din återkommande gåva har upphört: {donation.title}. Tack för allt du har gett.',
    ],
    button: 'Se din återkommande gåva',
    refunded: [
      'Din gåva {donation.number}: {refund.amount} går tillbaka',
      'Vi har betalat tillbaka {refund.amount}.',
      'Det gäller din gåva {donation.number}. Det kan dröja några dagar innan du ser det på ditt konto.',
      'Se din gåva',
      'Återbetalt',
    ],
  },
}

function translated(write: (words: Words, language: Language) => DefaultWords): Translations {
  const languages = Object.keys(all) as Language[]
  return Object.fromEntries(languages.map((one) => [one, write(all[one], one)]))
}

/** What whoever gives again and again is told, as it begins. */
export const donationStartedWords = translated(({ started, button }, language) => {
  const [subject, heading, before] = started
  return news({ ...alike[language], subject, heading, before, button })
})

/** Each time that a payment of it does not go through. */
export const donationUnpaidWords = translated(({ unpaid }, language) => {
  const [subject, heading, before, again, pay, button] = unpaid
  const tried = `{.if donation.day}${again} {.end}`
  const text = `${before}\n\n${tried}${pay}`
  return news({ ...alike[language], subject, heading, before: text, button })
})

/** Once nothing more is charged. */
export const donationEndedWords = translated(({ ended, button }, language) => {
  const [subject, heading, until, over] = ended
  const before = `{.if donation.day}${until}{.or}${over}{.end}`
  return news({ ...alike[language], subject, heading, before, button })
})

/** When something of a donation goes back. */
export const donationRefundedWords = translated(({ refunded }, language) => {
  const [subject, heading, before, button, total] = refunded
  const reason = '{.if refund.reason}\n\n{refund.reason}{.end}'
  return {
    ...news({ ...alike[language], subject, heading, before: before + reason, button }),
    total,
  }
})
