import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly heading: string
  readonly before: string
  readonly button: string
  /** That nothing happens without the link. */
  readonly after: string
}

function words({ heading, ...rest }: Words): DefaultWords {
  return { subject: heading, preheader: '', heading, ...rest }
}

/** What the mail says by which somebody joins the mailing list. */
export const listConfirmWords: Translations = {
  en: words({
    heading: 'Do you want news of {site.title}?',
    before:
      'Somebody has left this address to get news of {site.title} by e-mail. Was it you? Then confirm it.',
    button: 'To confirm',
    after: 'If it was not you, nothing needs to be done: without the link you get no news.',
  }),
  ar: words({
    heading: 'هل تريد أخبار {site.title}؟',
    before:
      'ترك أحدهم هذا العنوان لتلقي أخبار {site.title} بالبريد الإلكتروني. إذا كنت أنت، فأكّد ذلك.',
    button: 'إلى التأكيد',
    after: 'إذا لم تكن أنت فلا حاجة لفعل أي شيء: لن تصلك أخبار دون الرابط.',
  }),
  da: words({
    heading: 'Vil du have nyheder fra {site.title}?',
    before:
      'Nogen har skrevet denne adresse for at få nyheder fra {site.title} på e-mail. Var det dig? Så bekræft det.',
    button: 'Til bekræftelsen',
    after: 'Var det ikke dig, skal du ikke gøre noget: uden linket får du ingen nyheder.',
  }),
  de: words({
    heading: 'Möchtest du Neuigkeiten von {site.title}?',
    before:
      'Jemand hat diese Adresse angegeben, um Neuigkeiten von {site.title} per E-Mail zu bekommen. Warst du das? Dann bestätige es.',
    button: 'Zur Bestätigung',
    after:
      'Wenn du das nicht warst, ist nichts zu tun: Ohne den Link bekommst du keine Neuigkeiten.',
  }),
  es: words({
    heading: '¿Quieres recibir novedades de {site.title}?',
    before:
      'Alguien ha dejado esta dirección para recibir novedades de {site.title} por correo. ¿Has sido tú? Entonces confírmalo.',
    button: 'Confirmar',
    after: 'Si no has sido tú, no hace falta hacer nada: sin el enlace no recibirás novedades.',
  }),
  fr: words({
    heading: 'Voulez-vous des nouvelles de {site.title} ?',
    before:
      'Quelqu’un a laissé cette adresse pour recevoir des nouvelles de {site.title} par e-mail. C’était vous ? Alors confirmez-le.',
    button: 'Confirmer',
    after: 'Si ce n’était pas vous, il n’y a rien à faire : sans le lien, vous ne recevrez rien.',
  }),
  it: words({
    heading: 'Vuoi ricevere novità da {site.title}?',
    before:
      'Qualcuno ha lasciato questo indirizzo per ricevere novità da {site.title} via e-mail. Sei tu? Allora confermalo.',
    button: 'Alla conferma',
    after: 'Se non sei tu, non serve fare nulla: senza il link non ricevi novità.',
  }),
  ja: words({
    heading: '{site.title} からのお知らせを受け取りますか',
    before:
      '{site.title} からのお知らせをメールで受け取るために、このアドレスが入力されました。ご本人の場合は確認してください。',
    button: '確認する',
    after:
      'お心当たりがない場合は何もする必要はありません。リンクを開かない限り、お知らせは届きません。',
  }),
  nl: words({
    heading: 'Wil je nieuws van {site.title}?',
    before:
      'Iemand heeft dit adres opgegeven om nieuws van {site.title} per e-mail te krijgen. Was jij dat? Bevestig het dan.',
    button: 'Bevestigen',
    after: 'Was jij dat niet, dan hoef je niets te doen: zonder de link krijg je geen nieuws.',
  }),
  pt: words({
    heading: 'Quer receber novidades de {site.title}?',
    before:
      'Alguém informou este endereço para receber novidades de {site.title} por e-mail. Foi você? Então confirme.',
    button: 'Confirmar',
    after: 'Se não foi você, não é preciso fazer nada: sem o link você não recebe novidades.',
  }),
  sv: words({
    heading: 'Vill du ha nyheter från {site.title}?',
    before:
      'Någon har angett den här adressen för att få nyheter från {site.title} via e-post. Var det du? Bekräfta det då.',
    button: 'Till bekräftelsen',
    after: 'Om det inte var du behöver du inte göra något: utan länken får du inga nyheter.',
  }),
}
