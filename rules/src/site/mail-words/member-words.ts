import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly heading: string
  readonly before: string
  readonly button: string
  /** That nothing happens without the link. */
  readonly after: string
}

function words({ heading, ...rest }: Words): DefaultWords {
  return { subject: `${heading} – {site.title}`, preheader: '', heading, ...rest }
}

/** What the mail says that proves an address: of whoever signs up, or takes another one. */
export const memberConfirmWords: Translations = {
  en: words({
    heading: 'Confirm your e-mail address',
    before: 'This link confirms that this address is yours. It works once, for one hour.',
    button: 'Confirm',
    after:
      'If you did not expect this mail, nothing needs to be done: without the link nothing happens.',
  }),
  ar: words({
    heading: 'تأكيد عنوان بريدك الإلكتروني',
    before: 'يؤكد هذا الرابط أن هذا العنوان عنوانك. يعمل مرة واحدة ولمدة ساعة.',
    button: 'تأكيد',
    after: 'إذا لم تكن تتوقع هذه الرسالة فلا حاجة لفعل أي شيء: لن يحدث شيء دون الرابط.',
  }),
  da: words({
    heading: 'Bekræft din e-mailadresse',
    before: 'Linket bekræfter, at denne adresse er din. Det virker én gang og i en time.',
    button: 'Bekræft',
    after: 'Ventede du ikke denne mail, skal du ikke gøre noget: uden linket sker der ingenting.',
  }),
  de: words({
    heading: 'Bestätige deine E-Mail-Adresse',
    before:
      'Dieser Link bestätigt, dass diese Adresse dir gehört. Er gilt einmal und eine Stunde lang.',
    button: 'Bestätigen',
    after:
      'Wenn du diese Mail nicht erwartet hast, ist nichts zu tun: Ohne den Link geschieht nichts.',
  }),
  es: words({
    heading: 'Confirma tu dirección de correo',
    before: 'Este enlace confirma que esta dirección es tuya. Sirve una vez y durante una hora.',
    button: 'Confirmar',
    after: 'Si no esperabas este correo, no hace falta hacer nada: sin el enlace no ocurre nada.',
  }),
  fr: words({
    heading: 'Confirmez votre adresse e-mail',
    before:
      'Ce lien confirme que cette adresse est bien la vôtre. Il sert une fois, pendant une heure.',
    button: 'Confirmer',
    after:
      'Si vous n’attendiez pas ce message, il n’y a rien à faire : sans le lien, rien ne se passe.',
  }),
  it: words({
    heading: 'Conferma il tuo indirizzo e-mail',
    before: 'Questo link conferma che questo indirizzo è tuo. Vale una volta e per un’ora.',
    button: 'Conferma',
    after: 'Se non aspettavi questa e-mail non devi fare nulla: senza il link non succede niente.',
  }),
  ja: words({
    heading: 'メールアドレスの確認',
    before:
      'このリンクで、このアドレスがご本人のものであることを確認します。1 回のみ、1 時間有効です。',
    button: '確認する',
    after:
      'お心当たりがない場合は、何もする必要はありません。リンクを開かなければ何も起こりません。',
  }),
  nl: words({
    heading: 'Bevestig je e-mailadres',
    before: 'Deze link bevestigt dat dit adres van jou is. Hij werkt één keer, een uur lang.',
    button: 'Bevestigen',
    after:
      'Verwachtte je deze mail niet, dan hoef je niets te doen: zonder de link gebeurt er niets.',
  }),
  pt: words({
    heading: 'Confirme o seu endereço de e-mail',
    before: 'Esta ligação confirma que este endereço é seu. Funciona uma vez, durante uma hora.',
    button: 'Confirmar',
    after: 'Se não esperava esta mensagem, não precisa de fazer nada: sem a ligação nada acontece.',
  }),
  sv: words({
    heading: 'Bekräfta din e-postadress',
    before: 'Länken bekräftar att den här adressen är din. Den fungerar en gång, i en timme.',
    button: 'Bekräfta',
    after:
      'Om du inte väntade dig det här mejlet behöver du inte göra något: utan länken händer ingenting.',
  }),
}

/** What the mail says by which somebody chooses another password. */
export const memberResetWords: Translations = {
  en: words({
    heading: 'Choose a new password',
    before: 'By this link you choose a new password for your account. It works once, for one hour.',
    button: 'Choose a password',
    after:
      'If you did not expect this mail, nothing needs to be done: without the link nothing happens.',
  }),
  ar: words({
    heading: 'اختيار كلمة مرور جديدة',
    before: 'بهذا الرابط تختار كلمة مرور جديدة لحسابك. يعمل مرة واحدة ولمدة ساعة.',
    button: 'اختيار كلمة مرور',
    after: 'إذا لم تكن تتوقع هذه الرسالة فلا حاجة لفعل أي شيء: لن يحدث شيء دون الرابط.',
  }),
  da: words({
    heading: 'Vælg en ny adgangskode',
    before:
      'Med linket vælger du en ny adgangskode til din konto. Det virker én gang og i en time.',
    button: 'Vælg en adgangskode',
    after: 'Ventede du ikke denne mail, skal du ikke gøre noget: uden linket sker der ingenting.',
  }),
  de: words({
    heading: 'Wähle ein neues Passwort',
    before:
      'Über diesen Link wählst du ein neues Passwort für dein Konto. Er gilt einmal und eine Stunde lang.',
    button: 'Passwort wählen',
    after:
      'Wenn du diese Mail nicht erwartet hast, ist nichts zu tun: Ohne den Link geschieht nichts.',
  }),
  es: words({
    heading: 'Elige una contraseña nueva',
    before:
      'Con este enlace eliges una contraseña nueva para tu cuenta. Sirve una vez y durante una hora.',
    button: 'Elegir contraseña',
    after: 'Si no esperabas este correo, no hace falta hacer nada: sin el enlace no ocurre nada.',
  }),
  fr: words({
    heading: 'Choisissez un nouveau mot de passe',
    before:
      'Ce lien vous permet de choisir un nouveau mot de passe pour votre compte. Il sert une fois, pendant une heure.',
    button: 'Choisir un mot de passe',
    after:
      'Si vous n’attendiez pas ce message, il n’y a rien à faire : sans le lien, rien ne se passe.',
  }),
  it: words({
    heading: 'Scegli una nuova password',
    before:
      'Con questo link scegli una nuova password per il tuo account. Vale una volta e per un’ora.',
    button: 'Scegli la password',
    after: 'Se non aspettavi questa e-mail non devi fare nulla: senza il link non succede niente.',
  }),
  ja: words({
    heading: '新しいパスワードの設定',
    before: 'このリンクからアカウントの新しいパスワードを設定できます。1 回のみ、1 時間有効です。',
    button: 'パスワードを設定する',
    after:
      'お心当たりがない場合は、何もする必要はありません。リンクを開かなければ何も起こりません。',
  }),
  nl: words({
    heading: 'Kies een nieuw wachtwoord',
    before:
      'Met deze link kies je een nieuw wachtwoord voor je account. Hij werkt één keer, een uur lang.',
    button: 'Wachtwoord kiezen',
    after:
      'Verwachtte je deze mail niet, dan hoef je niets te doen: zonder de link gebeurt er niets.',
  }),
  pt: words({
    heading: 'Escolha uma nova palavra-passe',
    before:
      'Com esta ligação escolhe uma nova palavra-passe para a sua conta. Funciona uma vez, durante uma hora.',
    button: 'Escolher palavra-passe',
    after: 'Se não esperava esta mensagem, não precisa de fazer nada: sem a ligação nada acontece.',
  }),
  sv: words({
    heading: 'Välj ett nytt lösenord',
    before:
      'Med länken väljer du ett nytt lösenord till ditt konto. Den fungerar en gång, i en timme.',
    button: 'Välj lösenord',
    after:
      'Om du inte väntade dig det här mejlet behöver du inte göra något: utan länken händer ingenting.',
  }),
}
