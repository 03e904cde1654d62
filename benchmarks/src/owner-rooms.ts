import type { Figure } from './measure/report.ts'
import { median } from './measure/ratio.ts'
import { seedItems, type SeededList } from './large-site/seed-items.ts'
import { signInOwner, type Owner } from './owner.ts'
import { startProductUnderTest } from './product-under-test.ts'

const journals = 20
const shops = 5
const itemCount = 25_000

const rounds = 30

/** What a room asks for when it is opened, by its own name. */
type Room = { readonly name: string; readonly ask: (list: SeededList, time: number) => string }

const rooms: readonly Room[] = [
  { name: 'posts', ask: ({ collectionId }) => `posts?collectionId=${collectionId}` },
  {
    name: 'posts by a word',
    ask: ({ collectionId }, time) => `posts?collectionId=${collectionId}&search=seeded-${time}`,
  },
  { name: 'products', ask: () => 'products' },
  { name: 'products by a word', ask: (_, time) => `products?search=seeded-${time}` },
  {
    name: 'tags and categories',
    ask: ({ collectionId }) => `terms?collectionId=${collectionId}&sort=category`,
  },
  { name: 'pages', ask: () => 'documents?kind=collection' },
  { name: 'orders', ask: () => 'orders' },
  { name: 'files', ask: () => 'assets' },
  { name: 'comments', ask: () => 'comments' },
  { name: 'history', ask: () => 'history' },
]

/**
 * P15: the first screen of each room of an owner on a site of 20,000 posts and 5,000 products over
 * 25 lists, one request after another, from the request to its answer.
 */
export async function measureOwnerRooms(): Promise<Figure[]> {
  const under = await startProductUnderTest()
  const owner = await signInOwner(under)
  try {
    const lists = await addLists(owner)
    await seedItems(under, itemCount, lists)
    const figures: Figure[] = []
    for (const room of rooms) figures.push(await measureRoom(room, owner, lists))
    return figures
  } finally {
    owner.close()
    await under.stop()
  }
}

/** Four journals for each shop, so that items in turn are four posts and one product. */
async function addLists(owner: Owner): Promise<SeededList[]> {
  const lists: SeededList[] = []
  for (let place = 0; place < journals + shops; place++) {
    const isProduct = place % 5 === 4
    const input = {
      title: `List ${place}`,
      typeName: isProduct ? 'products' : 'blog',
      visibility: 'live',
    }
    const json = { action: 'add-page', input }
    const { changed } = await owner.ask<{ changed: { kind: string; id: string }[] }>(
      'POST',
      `${owner.site}/actions`,
      json,
    )
    const collectionId = changed.find(({ kind }) => kind === 'collection')?.id ?? ''
    lists.push({ collectionId, isProduct })
  }
  return lists
}

async function measureRoom(
  room: Room,
  owner: Owner,
  lists: readonly SeededList[],
): Promise<Figure> {
  const pages = lists.filter(({ isProduct }) => !isProduct)
  const times: number[] = []
  for (let time = -5; time < rounds; time++) {
    const list = pages[Math.abs(time) % pages.length]
    if (list === undefined) throw new Error('there is no list to ask for')
    const begun = performance.now()
    await owner.ask('GET', `${owner.site}/${room.ask(list, Math.abs(time))}`)
    if (time >= 0) times.push(performance.now() - begun)
  }
  return {
    id: 'P15',
    job: room.name,
    value: median(times),
    unit: 'ms',
    floor: 200,
    goal: 20,
    better: 'lower',
    detail: `of ${itemCount} items in ${lists.length} lists`,
  }
}
