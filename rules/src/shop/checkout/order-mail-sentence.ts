import type { MailLine } from '../../ground/mails/mails-api.ts'
import type { SayPhrase } from '../../site/phrases/phrases.ts'

/**
 * What the page of an order says of the mail about it.
 * @param status undefined where there is none
 * @param email HTML, and so is the sentence
 */
export function orderMailSentence(
  status: MailLine['status'] | undefined,
  email: string,
  say: SayPhrase,
): string {
  if (status === 'queued')
    return say('A mail with all of this is on its way to {email}.', { email })
  if (status === 'sent') return say('A mail with all of this went to {email}.', { email })
  return say('Keep the address of this page: it shows your order whenever you come back.')
}
