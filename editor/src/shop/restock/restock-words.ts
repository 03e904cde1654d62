import type { SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'

/** What a group is about, in one line. */
export function groupName({ title, variant }: Pick<SignUpGroup, 'title' | 'variant'>): string {
  if (title === '') return 'A product that is gone'
  return variant === '' ? title : `${title}, ${variant}`
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}

/** What there is of a group now, and why nobody can be told of it. */
export function stockWords({ qtyInStock, obstacle }: SignUpGroup): string {
  if (obstacle === 'gone') return 'Gone'
  if (obstacle === 'sold-out') return 'Sold out'
  const there = qtyInStock === null ? 'No end of it' : `${qtyInStock} in stock`
  return obstacle === 'not-shown' ? `${there}, hidden` : there
}

/** Why nobody can be told of a group now, in a sentence; undefined where they can. */
export function obstacleWords({ obstacle, waiting }: SignUpGroup): string | undefined {
  if (waiting === 0) return undefined
  switch (obstacle) {
    case 'sold-out':
      return 'It is still sold out. Put some into stock, and you can tell whoever waits.'
    case 'not-shown':
      return 'Visitors cannot see this product. Show it, and you can tell whoever waits.'
    case 'gone':
      return 'The product is gone, so that nobody can be told. You can take each off the list.'
    case null:
      return undefined
  }
}
