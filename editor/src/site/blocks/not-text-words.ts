const blocks: Readonly<Record<string, string>> = {
  button: 'A button',
  gallery: 'A gallery',
  horizontalrule: 'A line',
  image: 'A picture',
  quote: 'A quotation',
  spacer: 'A space',
  'summary-v2': 'A list of items',
}

/** Said to somebody who clicked what cannot be written in, with the way to what can. */
export function notTextWords(what: string): string {
  if (what === 'product') return 'The words and prices of a product are edited under Products.'
  if (what === 'post') return 'Only the texts of a post are edited here. Click one to write in it.'
  const name = Object.hasOwn(blocks, what) ? blocks[what] : 'This block'
  return `${name} cannot be edited here. Texts can: click one to write in it.`
}
