import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { answersForShopper } from '@vitrine/rules/site/forms/form-answers.ts'

type ShownAnswer = {
  readonly type: string
  readonly rawTitle: string
  readonly value: string
  readonly values?: readonly string[] | Readonly<Record<string, string>>
}

/** The answers of a line as `summary-form-field` prints them, which escapes nothing. */
export function shownAnswers(additionalFields: unknown): readonly ShownAnswer[] {
  return answersForShopper(additionalFields).map(({ type, rawTitle, value, values }) => ({
    type,
    rawTitle: escapeHtml(rawTitle),
    value: escapeHtml(value),
    ...(values !== undefined && { values: escaped(values) }),
  }))
}

function escaped(
  values: readonly string[] | Readonly<Record<string, string>>,
): NonNullable<ShownAnswer['values']> {
  if (Array.isArray(values)) return values.map(escapeHtml)
  return Object.fromEntries(
    Object.entries(values as Readonly<Record<string, string>>).map(([name, text]) => [
      escapeHtml(name),
      escapeHtml(text),
    ]),
  )
}
