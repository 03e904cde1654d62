import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { blockNewValue, findBlockTypeByName } from '@vitrine/rules/site/blocks/block-types.ts'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

async function pageOf(isIt: (body: { homepage: boolean; urlId: string }) => boolean) {
  const page = (await shop.documents('collection')).find(({ body }) => isIt(body))
  if (page === undefined) throw new Error('there is no such page')
  return page
}

/** A new block at the end of the home page. @returns the title of that page */
async function putOnHome(name: string, value: object): Promise<string> {
  const home = await pageOf(({ homepage }) => homepage)
  const blockType = findBlockTypeByName(name)
  if (blockType === undefined) throw new Error(`no type is called ${name}`)
  const [id = '', ...ids] = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(24))
  const block = { id, type: blockType.type, value: { ...blockNewValue(blockType), ...value } }
  const place = { at: 'end' }
  await shop.act('insert-blocks', {
    layoutId: `page-${home.id}`,
    columns: 12,
    place,
    blocks: [block],
    ids,
  })
  return home.body.title
}

const buttonTo = (to: object) => ({ buttonText: 'Go', buttonLink: { to, newWindow: false } })

describe('what is used', () => {
  test('as a file says so in its details, with the way there, and before it is deleted', async () => {
    const [file] = await shop.documents('asset')
    if (file === undefined) throw new Error('there is no file')
    const row = { id: 'row', image: file.id, title: '', text: '' }
    const title = await putOnHome('gallery', {
      pictures: [
        {
          ...row,
          link: { to: null, newWindow: false },
          video: { url: '', title: '', ratio: 56.25 },
        },
      ],
    })
    const user = await loadEditor(`/sites/${shop.name}/files?file=${file.id}`)
    const used = within(await screen.findByRole('region', { name: 'Used in' }))
    const way = await used.findByRole('link', { name: title })
    expect(way.getAttribute('href')).toMatch(/\/pages/)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alert')
    await waitFor(() => expect(question.textContent).toMatch(/It will be missing in /))
    expect(question.textContent).toContain(title)
  })

  test('as a page is told when it goes', async () => {
    const about = await pageOf(({ urlId }) => urlId === 'about')
    const title = await putOnHome('button', buttonTo({ kind: 'collection', id: about.id }))
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await user.click(await screen.findByRole('button', { name: 'Actions of About' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(`About deleted. ${title} still leads there.`)
  })

  test('as a product is told when it goes', async () => {
    const item = (await shop.documents('item')).find(({ body }) => body.product !== null)
    if (item === undefined) throw new Error('there is no product')
    const title = await putOnHome('button', buttonTo({ kind: 'item', id: item.id }))
    const user = await loadEditor(`/sites/${shop.name}/products/${item.id}`)
    const menu = { name: `Actions of ${item.body.title}` }
    await user.click(await screen.findByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(`${item.body.title} deleted. ${title} still leads there.`)
  })
})
