import type { DefaultWords, Translations } from './mail-words.ts'

/** @param after what becomes of it, and of those that come after it */
function words(heading: string, before: string, after: string, button: string): DefaultWords {
  return {
    subject: `${heading} – {site.title}`,
    preheader: '{comment.author}: {comment.page}',
    heading,
    before,
    button,
    after,
  }
}

/** What the mail about a comment that waits says. */
export const commentWaitingWords: Translations = {
  en: words(
    'A comment is waiting',
    '{comment.author} wrote below “{comment.page}”:',
    'Nobody sees it until you approve it. The next mail comes once none is waiting any more.',
    'Look at what is waiting',
  ),
  ar: words(
    'هناك تعليق في الانتظار',
    'كتب {comment.author} تعليقًا على «{comment.page}»:',
    'لن يراه أحد حتى توافق عليه. تصلك الرسالة التالية بعد ألا يبقى أي تعليق في الانتظار.',
    'عرض ما ينتظر',
  ),
  da: words(
    'En kommentar venter',
    '{comment.author} skrev under “{comment.page}”:',
    'Ingen ser den, før du godkender den. Næste mail kommer, når ingen venter længere.',
    'Se, hvad der venter',
  ),
  de: words(
    'Ein Kommentar wartet',
    '{comment.author} schrieb unter „{comment.page}“:',
    'Niemand sieht ihn, bis du ihn freigibst. Die nächste Mail kommt, sobald keiner mehr wartet.',
    'Ansehen, was wartet',
  ),
  es: words(
    'Hay un comentario en espera',
    '{comment.author} escribió en «{comment.page}»:',
    'Nadie lo ve hasta que lo apruebes. El próximo correo llegará cuando ya no espere ninguno.',
    'Ver lo que espera',
  ),
  fr: words(
    'Un commentaire attend',
    '{comment.author} a écrit sous « {comment.page} » :',
    'Personne ne le voit avant votre accord. Le prochain message viendra quand plus aucun n’attendra.',
    'Voir ce qui attend',
  ),
  it: words(
    'Un commento è in attesa',
    '{comment.author} ha scritto sotto «{comment.page}»:',
    'Nessuno lo vede finché non lo approvi. La prossima mail arriverà quando nessuno sarà più in attesa.',
    'Guarda cosa è in attesa',
  ),
  ja: words(
    '承認待ちのコメントがあります',
    '{comment.author}さんが「{comment.page}」に書き込みました：',
    '承認するまで誰にも表示されません。承認待ちがなくなるまで、次のメールは届きません。',
    '承認待ちを見る',
  ),
  nl: words(
    'Er wacht een reactie',
    '{comment.author} schreef onder ‘{comment.page}’:',
    'Niemand ziet die tot je ze goedkeurt. De volgende mail komt zodra er geen meer wacht.',
    'Bekijken wat er wacht',
  ),
  pt: words(
    'Um comentário está à espera',
    '{comment.author} escreveu em “{comment.page}”:',
    'Ninguém o vê até ser aprovado. O próximo e-mail vem quando já nenhum esperar.',
    'Ver o que espera',
  ),
  sv: words(
    'En kommentar väntar',
    '{comment.author} skrev under ”{comment.page}”:',
    'Ingen ser den förrän du godkänner den. Nästa mejl kommer när ingen längre väntar.',
    'Se vad som väntar',
  ),
}
