/** Said to somebody who clicked words that are edited elsewhere, with the way there. */
export function notTextWords(what: string): string {
  return what === 'product'
    ? 'The words and prices of a product are edited under Products.'
    : 'Only the texts of a post are edited here. Click one to write in it.'
}
