import { z } from 'zod'
import { longestMailField, mailFields, type MailFieldName } from '../mail-words/mail-fields.ts'
import { mailNames } from '../mail-words/mail-kinds.ts'
import { sitesMessages } from './sites-messages.ts'

export const mailName = z.enum(mailNames)

/** What may be written in a field; null: the default words. */
function fieldInput(field: MailFieldName): z.ZodType<string | null, string | null> {
  const { kind } = mailFields[field]
  const text = z
    .string()
    .max(longestMailField[kind])
    .refine((written) => kind === 'text' || !/[\r\n]/.test(written), sitesMessages['one-line-only'])
  return text.nullable()
}

type Fields = { readonly [Field in MailFieldName]: z.ZodType<string | null, string | null> }

/** The words of a mail as they may be set, field by field. */
export const mailWordsInput = z.object(
  Object.fromEntries(
    (Object.keys(mailFields) as MailFieldName[]).map((field) => [field, fieldInput(field)]),
  ) as Fields,
)
