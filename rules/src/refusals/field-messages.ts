/** What is said at a single field, whatever form it stands in. */
export const fieldMessages = {
  /** spec §5. */
  required: 'Required',
  /** spec §5. */
  tooLong: 'You have exceeded the character limit.',
  invalid: 'Please check what you entered.',
} as const
