/** Lengths in UTF-16 units, and how many amounts there can be to choose from. */
export const donationLimits = {
  title: 100,
  text: 5000,
  thanks: 5000,
  amounts: 12,
  causes: 20,
  cause: 80,
  /** Of whoever gives; characters. */
  message: 500,
  name: 200,
} as const
