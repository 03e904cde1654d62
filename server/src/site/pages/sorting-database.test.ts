import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { startSecondServer } from '../../testing/start-second-server.ts'
import { createSortingTestDatabase } from '../../testing/test-database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ makeDatabase: createSortingTestDatabase })
})
afterAll(() => shop.close())

type List = {
  readonly items: readonly { readonly title: string; readonly publishOn: number }[]
}

async function listAt(address: string): Promise<List> {
  const page = await shop.visitor().get(address)
  expect(page.status).toBe(200)
  return page.json<List>()
}

const titlesOf = ({ items }: List) => items.map(({ title }) => title)

test('where the database sorts letters before signs, an offset leaves out what it has shown', async () => {
  const { rows } = await shop.context.database.pool.query<{ sorts: boolean }>(
    `select '6a02f3' > '~' as sorts`,
  )
  expect(rows).toEqual([{ sorts: true }])
  const list = await listAt('/journal?format=json')
  expect(titlesOf(list)).toEqual(['Second firing', 'First firing'])
  const [second, first] = list.items.map(({ publishOn }) => publishOn)
  expect(titlesOf(await listAt(`/journal?format=json&offset=${second}`))).toEqual(['First firing'])
  expect(titlesOf(await listAt(`/journal?format=json&offset=${first}`))).toEqual([])
  const products = await listAt('/shop?format=json')
  expect(titlesOf(products)).toEqual(['Moss Bowl', 'Glaze Recipes'])
  expect(titlesOf(await listAt('/shop?format=json&offset=0'))).toEqual(['Glaze Recipes'])
})

test('two servers tell the files of a template in one order, whatever each has read of them', async () => {
  const base = `/api/editor/sites/${shop.siteId}`
  const owner = await shop.owner()
  const pathsFor = async (who: typeof owner): Promise<string[]> => {
    const { files } = (await who.get(`${base}/template-files`)).json<{
      files: { path: string }[]
    }>()
    return files.map(({ path }) => path)
  }
  await pathsFor(owner)
  for (const path of ['blocks/apple.block', 'blocks/Zebra.block']) {
    const input = { path, text: 'x' }
    await owner.write('POST', `${base}/actions`, { action: 'create-template-file', input })
  }
  shop.time.now += 1001
  const carried = await pathsFor(owner)
  expect(carried.slice(1, 3)).toEqual(['blocks/Zebra.block', 'blocks/apple.block'])
  const second = await startSecondServer(shop)
  try {
    expect(await pathsFor(await second.owner())).toEqual(carried)
  } finally {
    await second.close()
  }
})
