/** What the editor says of loads that failed (spec §8, interface strings); each offers Retry. */
export const interfaceMessages = {
  'not-loaded': 'Unable to load. Try again.',
  'no-results': 'Unable to load results',
  'no-collections': 'Unable to load collections',
  'no-connection': 'Unable to connect. Please try again',
  'not-located': 'Unable to locate content',
  surprise: 'Something went wrong',
} as const
