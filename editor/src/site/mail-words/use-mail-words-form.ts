import { useMemo } from 'react'
import { z } from 'zod'
import { defaultMailWords } from '@vitrine/rules/site/mail-words/default-words.ts'
import type { MailFieldName } from '@vitrine/rules/site/mail-words/mail-fields.ts'
import { mailKinds, type MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { ownMailWords, type OwnMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import { mailWordsInput } from '@vitrine/rules/site/sites/mail-words-input.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { useFormDraft, type FormInRoom } from '../../ground/changes/use-form-draft.ts'

/** What is typed, by field. */
export type TypedWords = Readonly<Record<string, string>>
/** By field; null: the default words. */
export type SetWords = Readonly<Record<string, string | null>>

export type MailWordsFormState = FormInRoom<Record<string, string>> & {
  readonly fields: readonly MailFieldName[]
  /** What is typed as the mail would have it. */
  readonly typed: SetWords
  /** Whether an owner's words stand anywhere. */
  readonly isOwn: boolean
  readonly goBack: () => void
}

/** The words of a mail as a form: default words stand in it as words do, and are stored as none. */
export function useMailWordsForm(
  siteId: string,
  mail: MailName,
  settings: SiteSettings,
): MailWordsFormState {
  const { fields, title } = mailKinds[mail]
  const own = ownMailWords(settings, mail)
  const { words } = defaultMailWords(mail, settings.language)
  const defaults = useMemo(
    () => Object.fromEntries(fields.map((field) => [field, words[field] ?? ''])),
    [fields, words],
  )
  const stored = useMemo(() => ({ ...defaults, ...own }) as Record<string, string>, [defaults, own])
  const seen = useMemo(() => nullsFor(fields, own), [fields, own])
  const schema = useMemo(() => schemaOf(fields, defaults), [fields, defaults])
  const form = useFormDraft<Record<string, string>, Record<string, string | null>>({
    siteId,
    id: `mail-words ${mail}`,
    name: `Mail: ${title}`,
    stored,
    seen,
    schema: schema as z.ZodType<Record<string, string | null>, Record<string, string>>,
    wish: (edit) => ({
      action: 'set-mail-words',
      input: { mail, set: edit.set as OwnMailWords, seen: edit.seen },
    }),
    notice: (values) =>
      Object.values(asSet(values, defaults)).every((text) => text === null)
        ? 'The default words are back.'
        : 'The mail is saved.',
  })
  const typed = useMemo(() => asSet(form.values, defaults), [form.values, defaults])
  const isOwn = Object.values(typed).some((text) => text !== null) || Object.keys(own).length > 0
  const goBack = (): void => {
    form.change(defaults)
    // what was typed alone is gone with that
    if (Object.keys(own).length > 0) void form.onSubmit()
  }
  return { ...form, fields, typed, isOwn, goBack }
}

function nullsFor(fields: readonly MailFieldName[], own: OwnMailWords): SetWords {
  return Object.fromEntries(fields.map((field) => [field, own[field] ?? null]))
}

function asSet(typed: TypedWords, defaults: TypedWords): SetWords {
  return Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, text === defaults[field] ? null : text]),
  )
}

function schemaOf(fields: readonly MailFieldName[], defaults: TypedWords): z.ZodType {
  return z.object(
    Object.fromEntries(
      fields.map((field) => [
        field,
        z
          .string()
          .transform((text) => (text === defaults[field] ? null : text))
          .pipe(mailWordsInput.shape[field]),
      ]),
    ),
  )
}
