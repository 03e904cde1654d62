import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly heading: string
  /** Where somebody gives it, and where nobody says who. */
  readonly from: string
  readonly plain: string
  readonly code: string
  readonly button: string
  readonly use: string
  readonly questions: string
  /** After a name; absent: a comma. */
  readonly comma?: string
  readonly testNotice: string
}

function words({
  comma = ',',
  heading,
  from,
  plain,
  code,
  button,
  use,
  questions,
  testNotice,
}: Words): DefaultWords {
  return {
    subject: `{.if gift.sender}${from}{.or}${plain}{.end} – {site.title}`,
    preheader: '{site.title}',
    heading,
    before: `{.if gift.recipient}{gift.recipient}${comma}\n\n{.end}{.if gift.sender}${from}{.or}${plain}{.end}`,
    giftCode: code,
    button,
    after: `${use}{.if site.email}\n\n${questions}{.end}`,
    testNotice,
  }
}

/** What the mail says that brings a gift card. */
export const giftCardWords: Translations = {
  en: words({
    heading: 'A gift card for you',
    from: '{gift.sender} gives you a gift card of {gift.value}',
    plain: 'Your gift card of {gift.value}',
    code: 'Your code',
    button: 'Go to the shop',
    use: 'Type the code at the checkout. What you do not spend stays on the card.',
    questions: 'Questions? Write to {site.email}.',
    testNotice: 'This is a gift card of a test. It pays for nothing real.',
  }),
  ar: words({
    comma: '،',
    heading: 'بطاقة هدية لك',
    from: 'يهديك {gift.sender} بطاقة هدية بقيمة {gift.value}',
    plain: 'بطاقة الهدية الخاصة بك بقيمة {gift.value}',
    code: 'الرمز',
    button: 'إلى المتجر',
    use: 'اكتب الرمز عند الدفع. ما لا تنفقه يبقى في البطاقة.',
    questions: 'هل لديك أسئلة؟ راسلنا على {site.email}.',
    testNotice: 'هذه بطاقة هدية تجريبية ولا تصلح للدفع الحقيقي.',
  }),
  da: words({
    heading: 'Et gavekort til dig',
    from: '{gift.sender} giver dig et gavekort på {gift.value}',
    plain: 'Dit gavekort på {gift.value}',
    code: 'Din kode',
    button: 'Gå til butikken',
    use: 'Skriv koden ved betalingen. Det, du ikke bruger, bliver på kortet.',
    questions: 'Spørgsmål? Skriv til {site.email}.',
    testNotice: 'Dette er et gavekort fra en test. Det betaler ikke for noget rigtigt.',
  }),
  de: words({
    heading: 'Ein Gutschein für dich',
    from: '{gift.sender} schenkt dir einen Gutschein über {gift.value}',
    plain: 'Dein Gutschein über {gift.value}',
    code: 'Dein Code',
    button: 'Zum Shop',
    use: 'Gib den Code an der Kasse ein. Was du nicht ausgibst, bleibt auf dem Gutschein.',
    questions: 'Fragen? Schreib an {site.email}.',
    testNotice: 'Das ist ein Gutschein aus einem Test. Er bezahlt nichts Echtes.',
  }),
  es: words({
    heading: 'Una tarjeta regalo para ti',
    from: '{gift.sender} te regala una tarjeta de {gift.value}',
    plain: 'Tu tarjeta regalo de {gift.value}',
    code: 'Tu código',
    button: 'Ir a la tienda',
    use: 'Escribe el código al pagar. Lo que no gastes se queda en la tarjeta.',
    questions: '¿Alguna pregunta? Escribe a {site.email}.',
    testNotice: 'Es una tarjeta regalo de prueba. No paga nada real.',
  }),
  fr: words({
    heading: 'Une carte cadeau pour vous',
    from: '{gift.sender} vous offre une carte cadeau de {gift.value}',
    plain: 'Votre carte cadeau de {gift.value}',
    code: 'Votre code',
    button: 'Aller à la boutique',
    use: 'Saisissez le code au moment de payer. Ce que vous ne dépensez pas reste sur la carte.',
    questions: 'Des questions ? Écrivez à {site.email}.',
    testNotice: 'C’est une carte cadeau d’essai. Elle ne paie rien de réel.',
  }),
  it: words({
    heading: 'Una carta regalo per te',
    from: '{gift.sender} ti regala una carta da {gift.value}',
    plain: 'La tua carta regalo da {gift.value}',
    code: 'Il tuo codice',
    button: 'Vai al negozio',
    use: 'Scrivi il codice al momento di pagare. Quello che non spendi resta sulla carta.',
    questions: 'Domande? Scrivi a {site.email}.',
    testNotice: 'È una carta regalo di prova. Non paga nulla di reale.',
  }),
  ja: words({
    comma: '様',
    heading: 'ギフトカードが届きました',
    from: '{gift.sender}さんから{gift.value}のギフトカードです',
    plain: '{gift.value}のギフトカードです',
    code: 'コード',
    button: 'ショップへ',
    use: 'お支払いのときにコードを入力してください。残額はカードに残ります。',
    questions: 'ご質問は {site.email} までお寄せください。',
    testNotice: 'これはテスト用のギフトカードです。実際のお支払いには使えません。',
  }),
  nl: words({
    heading: 'Een cadeaubon voor jou',
    from: '{gift.sender} geeft je een cadeaubon van {gift.value}',
    plain: 'Je cadeaubon van {gift.value}',
    code: 'Je code',
    button: 'Naar de winkel',
    use: 'Typ de code bij het afrekenen. Wat je niet uitgeeft, blijft op de bon staan.',
    questions: 'Vragen? Schrijf naar {site.email}.',
    testNotice: 'Dit is een cadeaubon van een test. Er is niets echts mee te betalen.',
  }),
  pt: words({
    heading: 'Um cartão-presente para si',
    from: '{gift.sender} oferece-lhe um cartão-presente de {gift.value}',
    plain: 'O seu cartão-presente de {gift.value}',
    code: 'O seu código',
    button: 'Ir para a loja',
    use: 'Escreva o código ao pagar. O que não gastar fica no cartão.',
    questions: 'Perguntas? Escreva para {site.email}.',
    testNotice: 'É um cartão-presente de teste. Não paga nada de real.',
  }),
  sv: words({
    heading: 'Ett presentkort till dig',
    from: '{gift.sender} ger dig ett presentkort på {gift.value}',
    plain: 'Ditt presentkort på {gift.value}',
    code: 'Din kod',
    button: 'Till butiken',
    use: 'Skriv koden i kassan. Det du inte använder stannar på kortet.',
    questions: 'Frågor? Skriv till {site.email}.',
    testNotice: 'Det här är ett presentkort från ett test. Det betalar inget på riktigt.',
  }),
}
