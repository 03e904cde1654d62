import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

beforeEach(async () => {
  const page = (await shop.documents('collection')).find(({ body }) => body.typeName === 'products')
  for (const word of ['Glazed', 'Matt']) {
    const change = { kind: 'add', word }
    await shop.act('edit-product-terms', { collectionId: page?.id, sort: 'tag', change })
  }
})

const open = () => loadEditor(`/sites/${shop.name}/tags`)
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'What you typed is not saved' }))
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

describe('a word that is typed and not added', () => {
  it('is asked about before the other sort of words is shown', async () => {
    const user = await open()
    await user.type(await field('New tag'), 'Blue')
    await user.click(screen.getByRole('link', { name: 'Categories' }))
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }))
    expect((await field('New tag')).value).toBe('Blue')
    await user.click(screen.getByRole('link', { name: 'Categories' }))
    await user.click((await question()).getByRole('button', { name: 'Discard' }))
    await field('New category')
  })
})

describe('a word whose new name is being written', () => {
  it('stays with it while others are looked for, and says why no other can be renamed', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Rename Glazed' }))
    const name = await field('New name of the tag')
    await user.clear(name)
    await user.type(name, 'Slip')
    await user.type(await field('Filter tags'), 'matt')
    await user.click(screen.getByRole('button', { name: 'Rename Matt' }))
    await screen.findByText('You may only edit one tag at a time')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.value).toBe('Slip')
  })
})

describe('whoever follows a link to another room by keys', () => {
  it('goes on at its heading, and each room has a title of its own', async () => {
    const user = await loadEditor(`/sites/${shop.name}/products`)
    const link = await screen.findByRole('link', { name: 'Tags and categories' })
    expect(document.title).toBe('Products – Small Shop – Vitrine')
    link.focus()
    await user.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Tags and categories' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Tags and categories – Small Shop – Vitrine')
  })
})
