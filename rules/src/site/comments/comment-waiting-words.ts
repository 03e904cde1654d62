import { wordsIn } from '../../ground/words/words-in.ts'

type CommentWaitingWords = {
  readonly heading: string
  /** Who wrote below what. */
  readonly wrote: (name: string, item: string) => string
  /** What becomes of it, and of those that come after it. */
  readonly later: string
  readonly open: string
}

const english: CommentWaitingWords = {
  heading: 'A comment is waiting',
  wrote: (name, item) => `${name} wrote below “${item}”:`,
  later: 'Nobody sees it until you approve it. The next mail comes once none is waiting any more.',
  open: 'Look at what is waiting',
}

const translated: Readonly<Record<string, CommentWaitingWords>> = {
  da: {
    heading: 'En kommentar venter',
    wrote: (name, item) => `${name} skrev under “${item}”:`,
    later: 'Ingen ser den, før du godkender den. Næste mail kommer, når ingen venter længere.',
    open: 'Se, hvad der venter',
  },
  de: {
    heading: 'Ein Kommentar wartet',
    wrote: (name, item) => `${name} schrieb unter „${item}“:`,
    later:
      'Niemand sieht ihn, bis du ihn freigibst. Die nächste Mail kommt, sobald keiner mehr wartet.',
    open: 'Ansehen, was wartet',
  },
  es: {
    heading: 'Hay un comentario en espera',
    wrote: (name, item) => `${name} escribió en «${item}»:`,
    later:
      'Nadie lo ve hasta que lo apruebes. El próximo correo llegará cuando ya no espere ninguno.',
    open: 'Ver lo que espera',
  },
  fr: {
    heading: 'Un commentaire attend',
    wrote: (name, item) => `${name} a écrit sous « ${item} » :`,
    later:
      'Personne ne le voit avant votre accord. Le prochain message viendra quand plus aucun n’attendra.',
    open: 'Voir ce qui attend',
  },
  it: {
    heading: 'Un commento è in attesa',
    wrote: (name, item) => `${name} ha scritto sotto «${item}»:`,
    later:
      'Nessuno lo vede finché non lo approvi. La prossima mail arriverà quando nessuno sarà più in attesa.',
    open: 'Guarda cosa è in attesa',
  },
  ja: {
    heading: '承認待ちのコメントがあります',
    wrote: (name, item) => `${name}さんが「${item}」に書き込みました：`,
    later: '承認するまで誰にも表示されません。承認待ちがなくなるまで、次のメールは届きません。',
    open: '承認待ちを見る',
  },
  nl: {
    heading: 'Er wacht een reactie',
    wrote: (name, item) => `${name} schreef onder ‘${item}’:`,
    later: 'Niemand ziet die tot je ze goedkeurt. De volgende mail komt zodra er geen meer wacht.',
    open: 'Bekijken wat er wacht',
  },
  pt: {
    heading: 'Um comentário está à espera',
    wrote: (name, item) => `${name} escreveu em “${item}”:`,
    later: 'Ninguém o vê até ser aprovado. O próximo e-mail vem quando já nenhum esperar.',
    open: 'Ver o que espera',
  },
  sv: {
    heading: 'En kommentar väntar',
    wrote: (name, item) => `${name} skrev under ”${item}”:`,
    later: 'Ingen ser den förrän du godkänner den. Nästa mejl kommer när ingen längre väntar.',
    open: 'Se vad som väntar',
  },
}

/** What the mail about a comment that waits says, in the site's language where the platform knows it. */
export function commentWaitingWords(locale: string) {
  return wordsIn(locale, english, translated)
}
