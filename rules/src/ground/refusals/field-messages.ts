/** What is said at a single field, whatever form it stands in. */
export const fieldMessages = {
  /** spec §5. */
  required: 'Required',
  /** spec §5. */
  tooLong: 'You have exceeded the character limit.',
  /** spec §5. */
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  invalid: 'Please check what you entered.',
} as const

/** Said of a value that is none of those to choose from (spec §5, editor interface messages). */
export function notAnOption(value: string): string {
  return `${value} is not one of the expected options`
}
