/** How long a recording may last, in milliseconds: a hundred hours. */
export const longestMs = 360_000_000
