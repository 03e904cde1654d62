import type { Refusal } from '../../ground/refusals/result.ts'

export const formsMessages = {
  'no-such-form': { status: 404, message: 'There is no such form any more.' },
  'too-many-forms': {
    status: 409,
    message: 'A site can have 100 forms. Delete one that is not used, then add this one.',
  },
  'form-in-use': {
    status: 409,
    message: 'A product asks this form. Choose another one there, then delete this one.',
  },
  'same-field-twice': { status: 400, message: 'Two fields of a form cannot have one id.' },
  /** spec §8. */
  'answers-not-valid': {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
  /** spec §8. */
  'answers-not-read': {
    status: 400,
    message: 'Could not parse the form fields, please check your entries.',
  },
  'unknown-template-schema': { status: 400, message: 'There is only the template of forms.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function formsRefusal(
  code: keyof typeof formsMessages,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return { code, ...formsMessages[code], ...(fields !== undefined && { fields }) }
}
