import {
  restockMessages,
  signedUpText,
  type RestockRefusalCode,
} from '@vitrine/rules/shop/restock/restock-messages.ts'

type VisitorsRefusal = Extract<
  RestockRefusalCode,
  | 'restock-email-blank'
  | 'restock-email-not-valid'
  | 'restock-off'
  | 'restock-unknown-variant'
  | 'restock-in-stock'
  | 'restock-choose-variant'
  | 'restock-too-many'
>

/** What visitors read around restock sign-ups; plain text. */
export type RestockWords = Readonly<Record<VisitorsRefusal, string>> & {
  /** Above the field, where a variant is sold out. */
  readonly callToAction: string
  readonly address: string
  readonly button: string
  /** What whoever ticks the box agrees to. */
  readonly mailingList: string
  /** What the page without script is called, and the way to it. */
  readonly title: string
  readonly which: string
  /** Where the captcha of the site does not load. */
  readonly captchaAbsent: string
  readonly signedUp: string
  /** The way back, with `{title}` for the product. */
  readonly back: string
}

const english: RestockWords = {
  callToAction: 'Sold out for now. We can tell you once it is back.',
  address: 'Your e-mail address',
  button: 'Tell me',
  mailingList: 'Send me news of this shop by e-mail as well',
  title: 'Tell me when it is back',
  which: 'Which one?',
  captchaAbsent: 'The captcha could not be loaded. You can sign up all the same.',
  signedUp: signedUpText,
  back: 'Back to {title}',
  ...restockMessages,
}

const translated: Readonly<Record<string, RestockWords>> = {
  ar: {
    callToAction: 'نفدت الكمية حاليًا. يمكننا إخبارك عند توفره.',
    address: 'بريدك الإلكتروني',
    button: 'أخبروني',
    mailingList: 'أرسلوا إليّ أيضًا أخبار هذا المتجر بالبريد الإلكتروني',
    title: 'أخبروني عند توفره',
    which: 'أيّ منها؟',
    captchaAbsent: 'تعذر تحميل اختبار التحقق. يمكنك التسجيل رغم ذلك.',
    signedUp: 'تم التسجيل!',
    back: 'العودة إلى {title}',
    'restock-email-blank': 'لا يمكن ترك البريد الإلكتروني فارغًا',
    'restock-email-not-valid': 'البريد الإلكتروني غير صالح',
    'restock-off': 'لا يقبل هذا المتجر التسجيل لما نفدت كميته.',
    'restock-unknown-variant': 'لم يعد هذا المنتج موجودًا في المتجر.',
    'restock-in-stock': 'هذا المنتج متوفر. يمكنك شراؤه الآن.',
    'restock-choose-variant': 'يرجى اختيار ما تنتظره.',
    'restock-too-many': 'وصلت طلبات كثيرة الآن. يرجى المحاولة بعد بضع دقائق.',
  },
  da: {
    callToAction: 'Udsolgt lige nu. Vi kan give dig besked, når varen er tilbage.',
    address: 'Din e-mailadresse',
    button: 'Giv mig besked',
    mailingList: 'Send mig også nyheder fra butikken på e-mail',
    title: 'Giv mig besked, når varen er tilbage',
    which: 'Hvilken?',
    captchaAbsent: 'Captchaen kunne ikke indlæses. Du kan tilmelde dig alligevel.',
    signedUp: 'Du er tilmeldt!',
    back: 'Tilbage til {title}',
    'restock-email-blank': 'E-mail skal udfyldes',
    'restock-email-not-valid': 'E-mail er ugyldig',
    'restock-off': 'Butikken tager ikke imod tilmeldinger til udsolgte varer.',
    'restock-unknown-variant': 'Varen findes ikke længere i butikken.',
    'restock-in-stock': 'Varen er på lager. Du kan købe den nu.',
    'restock-choose-variant': 'Vælg, hvad du venter på.',
    'restock-too-many': 'Der kom mange tilmeldinger lige nu. Prøv igen om nogle minutter.',
  },
  de: {
    callToAction: 'Zurzeit ausverkauft. Wir geben Bescheid, sobald es wieder da ist.',
    address: 'E-Mail-Adresse',
    button: 'Bescheid geben',
    mailingList: 'Auch Neuigkeiten dieses Shops per E-Mail erhalten',
    title: 'Bescheid geben, wenn es wieder da ist',
    which: 'Was genau?',
    captchaAbsent: 'Das Captcha ließ sich nicht laden. Die Anmeldung geht trotzdem.',
    signedUp: 'Eingetragen!',
    back: 'Zurück zu {title}',
    'restock-email-blank': 'Die E-Mail-Adresse fehlt',
    'restock-email-not-valid': 'Die E-Mail-Adresse ist ungültig',
    'restock-off': 'Dieser Shop nimmt keine Anmeldungen für Ausverkauftes an.',
    'restock-unknown-variant': 'Dieses Produkt gibt es im Shop nicht mehr.',
    'restock-in-stock': 'Das ist vorrätig und kann jetzt gekauft werden.',
    'restock-choose-variant': 'Bitte auswählen, was erwartet wird.',
    'restock-too-many': 'Gerade gab es viele Anmeldungen. Bitte in einigen Minuten noch einmal.',
  },
  es: {
    callToAction: 'Agotado por ahora. Podemos avisarte cuando vuelva.',
    address: 'Tu correo electrónico',
    button: 'Avisadme',
    mailingList: 'Enviadme también novedades de la tienda por correo electrónico',
    title: 'Avisadme cuando vuelva',
    which: '¿Cuál?',
    captchaAbsent: 'No se pudo cargar el captcha. Puedes apuntarte de todos modos.',
    signedUp: '¡Apuntado!',
    back: 'Volver a {title}',
    'restock-email-blank': 'El correo electrónico no puede estar vacío',
    'restock-email-not-valid': 'El correo electrónico no es válido',
    'restock-off': 'Esta tienda no admite avisos de productos agotados.',
    'restock-unknown-variant': 'Este producto ya no está en la tienda.',
    'restock-in-stock': 'Está disponible. Puedes comprarlo ahora.',
    'restock-choose-variant': 'Elige qué esperas.',
    'restock-too-many': 'Ha habido muchas solicitudes. Inténtalo de nuevo dentro de unos minutos.',
  },
  fr: {
    callToAction: 'Épuisé pour le moment. Nous pouvons vous prévenir de son retour.',
    address: 'Votre adresse e-mail',
    button: 'Me prévenir',
    mailingList: 'M’envoyer aussi les nouvelles de cette boutique par e-mail',
    title: 'Me prévenir de son retour',
    which: 'Lequel ?',
    captchaAbsent: 'Le captcha n’a pas pu être chargé. Vous pouvez vous inscrire quand même.',
    signedUp: 'C’est noté !',
    back: 'Retour à {title}',
    'restock-email-blank': 'L’adresse e-mail est obligatoire',
    'restock-email-not-valid': 'L’adresse e-mail n’est pas valide',
    'restock-off': 'Cette boutique ne prend pas d’inscription pour ce qui est épuisé.',
    'restock-unknown-variant': 'Cet article n’est plus dans la boutique.',
    'restock-in-stock': 'Cet article est en stock. Vous pouvez l’acheter maintenant.',
    'restock-choose-variant': 'Veuillez choisir ce que vous attendez.',
    'restock-too-many':
      'Il y a eu beaucoup d’inscriptions. Veuillez réessayer dans quelques minutes.',
  },
  it: {
    callToAction: 'Esaurito per ora. Possiamo avvisarti quando torna.',
    address: 'Il tuo indirizzo e-mail',
    button: 'Avvisatemi',
    mailingList: 'Inviatemi anche le novità di questo negozio per e-mail',
    title: 'Avvisatemi quando torna',
    which: 'Quale?',
    captchaAbsent: 'Il captcha non si è caricato. Puoi iscriverti lo stesso.',
    signedUp: 'Iscrizione fatta!',
    back: 'Torna a {title}',
    'restock-email-blank': 'L’e-mail non può essere vuota',
    'restock-email-not-valid': 'L’e-mail non è valida',
    'restock-off': 'Questo negozio non prende iscrizioni per ciò che è esaurito.',
    'restock-unknown-variant': 'Questo prodotto non è più nel negozio.',
    'restock-in-stock': 'È disponibile. Puoi comprarlo adesso.',
    'restock-choose-variant': 'Scegli che cosa aspetti.',
    'restock-too-many': 'Ci sono state molte iscrizioni. Riprova fra qualche minuto.',
  },
  ja: {
    callToAction: '現在品切れです。再入荷時にお知らせします。',
    address: 'メールアドレス',
    button: '知らせを受け取る',
    mailingList: 'このショップからのお知らせもメールで受け取る',
    title: '再入荷のお知らせを受け取る',
    which: 'どの商品ですか',
    captchaAbsent: 'CAPTCHAを読み込めませんでした。このまま登録できます。',
    signedUp: '登録しました！',
    back: '{title}に戻る',
    'restock-email-blank': 'メールアドレスを入力してください',
    'restock-email-not-valid': 'メールアドレスが正しくありません',
    'restock-off': 'このショップでは品切れ商品の登録を受け付けていません。',
    'restock-unknown-variant': 'この商品は現在ショップにありません。',
    'restock-in-stock': '在庫があります。今すぐご購入いただけます。',
    'restock-choose-variant': 'お待ちの商品をお選びください。',
    'restock-too-many': 'ただいま登録が集中しています。数分後にもう一度お試しください。',
  },
  nl: {
    callToAction: 'Nu uitverkocht. We kunnen je laten weten wanneer het er weer is.',
    address: 'Je e-mailadres',
    button: 'Laat het me weten',
    mailingList: 'Stuur me ook nieuws van deze winkel per e-mail',
    title: 'Laat het me weten als het er weer is',
    which: 'Welke?',
    captchaAbsent: 'De captcha kon niet worden geladen. Je kunt je toch aanmelden.',
    signedUp: 'Je staat op de lijst!',
    back: 'Terug naar {title}',
    'restock-email-blank': 'Het e-mailadres ontbreekt',
    'restock-email-not-valid': 'Het e-mailadres is ongeldig',
    'restock-off': 'Deze winkel neemt geen aanmeldingen aan voor wat uitverkocht is.',
    'restock-unknown-variant': 'Dit product is niet meer in de winkel.',
    'restock-in-stock': 'Dit is op voorraad. Je kunt het nu kopen.',
    'restock-choose-variant': 'Kies waar je op wacht.',
    'restock-too-many': 'Er waren net veel aanmeldingen. Probeer het over enkele minuten opnieuw.',
  },
  pt: {
    callToAction: 'Esgotado de momento. Podemos avisar quando voltar.',
    address: 'O seu e-mail',
    button: 'Avisem-me',
    mailingList: 'Enviem-me também novidades desta loja por e-mail',
    title: 'Avisem-me quando voltar',
    which: 'Qual?',
    captchaAbsent: 'Não foi possível carregar o captcha. Pode registar-se mesmo assim.',
    signedUp: 'Está registado!',
    back: 'Voltar a {title}',
    'restock-email-blank': 'O e-mail não pode estar vazio',
    'restock-email-not-valid': 'O e-mail não é válido',
    'restock-off': 'Esta loja não aceita registos para o que está esgotado.',
    'restock-unknown-variant': 'Este produto já não está na loja.',
    'restock-in-stock': 'Está disponível. Pode comprá-lo agora.',
    'restock-choose-variant': 'Escolha aquilo de que está à espera.',
    'restock-too-many': 'Houve muitos registos. Tente de novo dentro de alguns minutos.',
  },
  sv: {
    callToAction: 'Slutsåld just nu. Vi kan säga till när den är tillbaka.',
    address: 'Din e-postadress',
    button: 'Säg till mig',
    mailingList: 'Skicka mig även nyheter från butiken via e-post',
    title: 'Säg till när den är tillbaka',
    which: 'Vilken?',
    captchaAbsent: 'Captchan kunde inte laddas. Du kan anmäla dig ändå.',
    signedUp: 'Du är anmäld!',
    back: 'Tillbaka till {title}',
    'restock-email-blank': 'E-post måste fyllas i',
    'restock-email-not-valid': 'E-postadressen är ogiltig',
    'restock-off': 'Butiken tar inte emot anmälningar för slutsålda varor.',
    'restock-unknown-variant': 'Varan finns inte längre i butiken.',
    'restock-in-stock': 'Varan finns i lager. Du kan köpa den nu.',
    'restock-choose-variant': 'Välj vad du väntar på.',
    'restock-too-many': 'Det kom många anmälningar just nu. Försök igen om några minuter.',
  },
}

/** The words around restock sign-ups in the language of a site; English where it is none of ours. */
export function restockWords(locale: string): RestockWords {
  const code = locale.split('-')[0] ?? ''
  return (Object.hasOwn(translated, code) ? translated[code] : undefined) ?? english
}

/** Why a sign-up was not taken, as a visitor reads it. */
export function restockSentence(
  { code, message }: { readonly code: string; readonly message: string },
  words: RestockWords,
): string {
  return Object.hasOwn(restockMessages, code)
    ? (((words as Readonly<Record<string, unknown>>)[code] as string | undefined) ?? message)
    : message
}
