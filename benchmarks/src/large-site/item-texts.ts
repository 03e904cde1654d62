/** Repeatable numbers from 0 to below 1 (mulberry32), so that every run seeds the same items. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const beginnings = ['ba', 'cor', 'den', 'fa', 'gri', 'hol', 'ka', 'lum', 'mo', 'pen', 'ri', 'sta']
const middles = ['da', 'le', 'mi', 'nor', 'pa', 'ra', 'si', 'ta', 'ver', 'wo']
const endings = ['ber', 'den', 'gle', 'ley', 'mer', 'nant', 'rel', 'sen', 'tis', 'ving']

/** Made-up words that look like words; the earlier ones are used more often, as in any language. */
const vocabulary = middles.flatMap((middle) =>
  endings.flatMap((ending) => beginnings.map((beginning) => beginning + middle + ending)),
)

/** In the text of every item, and in no title. */
export const wordOfEveryItem = 'workshop'
/** In the text of a few items, however many there are. */
export const rareWord = 'quicksilver'

/** How many items have the rare word. */
const rareItems = 5

/** The words of one item: as many as a short post has, some of them in most others too. */
export function itemTexts(place: number, count: number) {
  const random = repeatable(place + 1)
  const word = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? ''
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  const isRare = place % Math.ceil(count / rareItems) === 0
  const title = `${sentence(3)} ${place}`
  const paragraphs = Array.from({ length: 4 }, () => `<p>${sentence(30)}.</p>`)
  const last = `<p>Made in our ${wordOfEveryItem}${isRare ? ` with ${rareWord}` : ''}.</p>`
  return {
    title,
    body: paragraphs.join('') + last,
    excerpt: `<p>${sentence(12)}</p>`,
    category: `Category ${Math.floor(random() * 8)}`,
    tag: `tag-${Math.floor(random() * 200)}`,
  }
}
