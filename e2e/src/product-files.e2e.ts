import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, trouble, notice } = await openOwnerAndVisitor()

const rows = () => editor.getByRole('table').getByRole('link')
const dialog = () => editor.getByRole('dialog', { name: 'Import products' })

async function chooseFile(content: string | Buffer): Promise<void> {
  const chooser = editor.waitForEvent('filechooser')
  await dialog()
    .getByRole('button', { name: /^Choose/ })
    .click()
  const buffer = Buffer.from(content as string)
  await (await chooser).setFiles({ name: 'tiles.csv', mimeType: 'text/csv', buffer })
}

async function openImport(): Promise<void> {
  await editor.getByRole('button', { name: 'More of products' }).click()
  await editor.getByRole('menuitem', { name: 'Import…' }).click()
  await dialog().waitFor()
}

/** 200 products, of which every twentieth has a price that is none. */
function tiles(): string {
  const lines = Array.from({ length: 200 }, (_, at) => {
    const price = at % 20 === 7 ? 'on request' : `${10 + at}.50`
    return `tile-${at + 1},Tile ${at + 1},published,Tiles,TILE-${at + 1},${price},${at},0.4`
  })
  return ['Address,Name,State,Categories,SKU,Price,Stock,Weight', ...lines].join('\r\n')
}

describe('an owner with a file of 200 products', () => {
  it('takes all that was there out of the shop, and is offered the first step', async () => {
    await editor.goto(room('products'))
    await rows().first().waitFor()
    const count = await rows().count()
    await editor.getByRole('checkbox', { name: /^Choose all/ }).press('Space')
    await editor.getByRole('button', { name: 'Delete chosen products' }).click()
    await notice(`${count} products deleted.`)
    await editor.getByRole('button', { name: 'Add the first product' }).waitFor()
  })

  it('is told why a file cannot be read', async () => {
    await openImport()
    await chooseFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]))
    await dialog().getByText('This is no table of text.').waitFor()
    await looksFine(editor, 'import-refused')
  })

  it('sees which of them are wrong, by row and column, before anything is changed', async () => {
    await chooseFile(tiles())
    await dialog().getByText('190 products to add').waitFor()
    await dialog().getByText('10 rows are wrong').waitFor()
    const wrong = dialog().getByRole('region', { name: 'Rows that are wrong' })
    expect(await wrong.getByRole('row').nth(1).innerText()).toBe(
      '9\tPrice\tThis is no amount, such as 12.50.',
    )
    await looksFine(editor, 'import-report')
    expect(await visit('/shop/tile-1')).toBe(404)
  })

  it('brings the others in by one change, with their stock', async () => {
    await dialog().getByRole('button', { name: 'Import 190 products' }).click()
    await notice('190 products imported.')
    await expect.poll(() => rows().count()).toBe(50)
    expect(await visit('/shop/tile-2')).toBe(200)
    expect(await visitor.locator('.product-title').innerText()).toBe('Tile 2')
    expect(await visit('/shop/tile-8')).toBe(404)
    await editor.getByRole('link', { name: 'Tile 3', exact: true }).click()
    await editor.getByRole('textbox', { name: 'New count of One variant' }).waitFor()
    expect(
      await editor.getByRole('textbox', { name: 'New count of One variant' }).inputValue(),
    ).toBe('2')
  })

  it('has them in a file again, which changes nothing', async () => {
    await editor.goto(room('products'))
    await rows().first().waitFor()
    const download = editor.waitForEvent('download')
    await editor.getByRole('button', { name: 'More of products' }).click()
    await editor.getByRole('menuitem', { name: 'Export' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.split('\r\n').length).toBe(192)
    await openImport()
    await chooseFile(file)
    await dialog().getByText('190 products as before').waitFor()
    expect(
      await dialog()
        .getByRole('button', { name: /^Import/ })
        .count(),
    ).toBe(0)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('takes them back by one undo', async () => {
    await editor.getByRole('button', { name: /^Undo: Import 190 products/ }).click()
    await editor.getByRole('heading', { name: 'No product yet' }).waitFor()
    expect(await visit('/shop/tile-2')).toBe(404)
  })

  it('met no error on the way', () => {
    expect(trouble.messages.filter((one) => !/40[04]/.test(one))).toEqual([])
  })
})
