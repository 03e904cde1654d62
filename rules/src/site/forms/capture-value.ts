import { withoutUnseen } from '../../ground/words/without-unseen.ts'
import { hasParts, type FormField } from './form.ts'
import type { WireAnswer } from './form-answers.ts'

/** What capturing a field needs to know of it; a page carries no more. */
export type CapturedField = Pick<FormField, 'id' | 'type' | 'required' | 'options' | 'key'>

/** The name of a field's inputs; those of several parts share it, in their order, as a list. */
export function inputName({ id, type }: Pick<FormField, 'id' | 'type'>): string {
  return hasParts(type) || type === 'checkbox' ? `field-${id}[]` : `field-${id}`
}

/** The name of the inputs of one statement of a likert field. */
export function statementName(fieldId: string, at: number): string {
  return `likert-${fieldId}-${at}`
}

/**
 * What a form's inputs say of a field (spec §5, Field value capture).
 * @param all every value that the form sends by a name
 * @param ofQuery a value of the page's query; null where it has none
 */
export function captureValue(
  field: CapturedField,
  all: (name: string) => readonly string[],
  ofQuery: (name: string) => string | null = () => null,
): WireAnswer {
  const { id, type, options = [], key = '' } = field
  const given = all(inputName(field))
  if (type === 'phone' && given.length === 3) return ['', ...given]
  if (hasParts(type) || type === 'checkbox') return given
  if (type === 'likert') {
    return Object.fromEntries(
      options.flatMap((statement, at) => {
        const [chosen] = all(statementName(id, at))
        return chosen === undefined ? [] : [[statement, chosen]]
      }),
    )
  }
  const [own = ''] = given
  return type === 'hidden' && key !== '' ? (ofQuery(key) ?? own) : own
}

/** Whether anything was filled in: of several parts any one satisfies, of boxes one that is ticked. */
export function isAnswered(sent: unknown): boolean {
  if (typeof sent === 'string') return withoutUnseen(sent).trim() !== ''
  if (Array.isArray(sent)) return sent.some(isAnswered)
  if (typeof sent === 'object' && sent !== null) return Object.values(sent).some(isAnswered)
  return sent !== undefined && sent !== null
}
