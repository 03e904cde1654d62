import type { MailFieldName } from './mail-fields.ts'
import type { MailName } from './mail-kinds.ts'

/** The words of a mail, in the language of templates. */
export type DefaultWords = { readonly [Field in MailFieldName]?: string }

/** By language. */
export type Translations = Readonly<Record<string, DefaultWords>>

/** What an owner has written in the place of a mail's default words; absent fields have those. */
export type OwnMailWords = { readonly [Field in MailFieldName]?: string }

/** Of all mails; what is absent has its default words. */
export type MailWords = { readonly [Mail in MailName]?: OwnMailWords }

export type WithMailWords = { readonly mailWords?: MailWords }

/** What an owner has written in a mail. */
export function ownMailWords({ mailWords = {} }: WithMailWords, mail: MailName): OwnMailWords {
  return mailWords[mail] ?? {}
}
