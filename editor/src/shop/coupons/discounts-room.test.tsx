import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makeAutomaticId } from '@vitrine/rules/shop/coupons/coupon.ts'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import {
  loadAs,
  loadEditor,
  mark,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const workplace = workplaceOfEachTest()
const { network, shop } = workplace

const spring = { ...tenPercent, code: 'SPRING' }

async function rowOf(code: string) {
  const link = await screen.findByRole('link', { name: code })
  const row = link.closest('tr')
  if (row === null) throw new Error(`no row of ${code}`)
  return within(row)
}

async function openSpring() {
  await shop.act('add-coupon', spring)
  const user = await loadEditor(`/sites/${shop.name}/discounts`)
  const choose = async (item: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Actions of SPRING' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { user, choose }
}

describe('a new discount', () => {
  it('takes a percentage with its fraction off some categories, and is undone by the notice', async () => {
    const user = await loadEditor(`/sites/${shop.name}/discounts`)
    await screen.findByText('No discount yet')
    await user.click(await screen.findByRole('button', { name: 'Add discount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add discount' }))
    await type(user, 'Code', 'lamps 12')
    await type(user, 'Percent off', '12.5')
    await type(user, 'Minimum in USD', '50')
    await user.click(dialog.getByRole('radio', { name: /Some categories/ }))
    const categories = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Categories' })
    await expect.poll(() => network.answered.some((one) => one.endsWith('/terms'))).toBe(true)
    await user.type(await categories(), 'Bow')
    await user.click(await screen.findByRole('option', { name: 'Bowls' }))
    await waitFor(async () => expect(document.activeElement).toBe(await categories()))
    expect((await categories()).value).toBe('')
    await user.keyboard('{Escape}')
    await dialog.findByRole('row', { name: 'Bowls' })
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await screen.findByText('Discount LAMPS12 added.')
    expect((await rowOf('LAMPS12')).getAllByText(/12\.5% off/)).not.toHaveLength(0)
    expect(await shop.document('coupon', 'LAMPS12')).toMatchObject({
      reduces: { kind: 'percentage', ppm: 125_000 },
      scope: { kind: 'categories', categoryIds: ['Bowls'] },
      minimumCents: 5000,
      mostUses: null,
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('No discount yet')
  })

  it('with a code that is taken stays typed, and says so at its code', async () => {
    const { user } = await openSpring()
    await rowOf('SPRING')
    await user.click(screen.getByRole('button', { name: 'Add discount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add discount' }))
    await type(user, 'Code', 'spring')
    await user.click(dialog.getByRole('radio', { name: /Free shipping/ }))
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await dialog.findByText('There is a discount with this code already.')
    await mark('Unsaved')
    await user.click(dialog.getByRole('button', { name: 'Make one up' }))
    const code = dialog.getByLabelText<HTMLInputElement>('Code').value
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await screen.findByText(`Discount ${code} added.`)
    expect((await shop.document('coupon', code)).reduces).toEqual({ kind: 'shipping' })
  })

  it('whose code somebody else has just taken keeps all that was typed', async () => {
    const user = await loadEditor(`/sites/${shop.name}/discounts`)
    await screen.findByText('No discount yet')
    await user.click(screen.getByRole('button', { name: 'Add discount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add discount' }))
    await type(user, 'Code', 'SPRING')
    await type(user, 'Percent off', '20')
    await shop.act('add-coupon', spring)
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await dialog.findByText('There is a discount with this code already.')
    expect(dialog.getByLabelText<HTMLInputElement>('Percent off').value).toBe('20')
    expect((await shop.document('coupon', 'SPRING')).reduces).toEqual(spring.reduces)
  })
})

describe('a discount that applies by itself', () => {
  it('is added with a title instead of a code, and says so in the list', async () => {
    const user = await loadEditor(`/sites/${shop.name}/discounts`)
    await screen.findByText('No discount yet')
    await user.click(await screen.findByRole('button', { name: 'Add discount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add discount' }))
    await type(user, 'Code', 'TYPED')
    await user.click(dialog.getByRole('radio', { name: /Applies by itself/ }))
    expect(dialog.queryByLabelText('Code')).toBeNull()
    await type(user, 'Percent off', '20')
    await type(user, 'Minimum of pieces', '3')
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await dialog.findByText('Required')
    await type(user, 'Title', 'Summer sale')
    await user.click(dialog.getByRole('button', { name: 'Add discount' }))
    await screen.findByText('Discount Summer sale added.')
    const row = await rowOf('Summer sale')
    row.getByText('Applies by itself')
    row.getAllByText(/from 3 pieces/)
    await user.click(screen.getByRole('button', { name: 'Actions of Summer sale' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
    expect(screen.queryByRole('menuitem', { name: 'Copy link' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('No discount yet')
  })

  it('is called otherwise, while somebody else changes what it does', async () => {
    const id = makeAutomaticId(() => new Uint8Array(12))
    await shop.act('add-coupon', { ...tenPercent, code: id, title: 'Summer sale' })
    const user = await loadEditor(`/sites/${shop.name}/discounts`)
    await user.click(await screen.findByRole('link', { name: 'Summer sale' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discount Summer sale' }))
    expect(dialog.queryByRole('radio', { name: /Shoppers type a code/ })).toBeNull()
    await shop.act('edit-coupon', { code: id, set: { mostUses: 7 } })
    await type(user, 'Title', 'Autumn sale')
    await user.click(dialog.getByRole('button', { name: 'Save discount' }))
    await screen.findByText('Discount Autumn sale saved.')
    expect(await shop.document('coupon', id)).toMatchObject({ title: 'Autumn sale', mostUses: 7 })
  })
})

it('a code can be given away as a link to the shop', async () => {
  const { choose } = await openSpring()
  const written: string[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  })
  await choose('Copy link')
  await screen.findByText('Copied.')
  expect(written).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/discount\/SPRING$/)])
  vi.unstubAllGlobals()
})

describe('a discount', () => {
  it('is changed in one field while somebody else changes another', async () => {
    const { user } = await openSpring()
    await user.click(await screen.findByRole('link', { name: 'SPRING' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discount SPRING' }))
    await shop.act('edit-coupon', { code: 'SPRING', set: { mostUses: 7 } })
    await type(user, 'Percent off', '15')
    await user.click(dialog.getByRole('button', { name: 'Save discount' }))
    await screen.findByText('Discount SPRING saved.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const now = await shop.document('coupon', 'SPRING')
    expect(now).toMatchObject({ reduces: { kind: 'percentage', ppm: 150_000 }, mostUses: 7 })
    await (await rowOf('SPRING')).findByText('0 of 7')
  })

  it('that two people change at the same place is decided by who comes second', async () => {
    const { user } = await openSpring()
    await user.click(await screen.findByRole('link', { name: 'SPRING' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discount SPRING' }))
    await type(user, 'Percent off', '15')
    const theirs = { kind: 'percentage', ppm: 300_000 }
    await shop.act('edit-coupon', { code: 'SPRING', set: { reduces: theirs } })
    await user.click(dialog.getByRole('button', { name: 'Save discount' }))
    await screen.findByText('Someone else changed this too')
    // beside the list, which shows it too
    within(screen.getByRole('region', { name: 'Theirs' })).getByText(/30% off/)
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Discount SPRING saved.')
    const now = await shop.document('coupon', 'SPRING')
    expect(now.reduces).toEqual({ kind: 'percentage', ppm: 150_000 })
  })

  it('cannot end before it begins', async () => {
    const { user } = await openSpring()
    await user.click(await screen.findByRole('link', { name: 'SPRING' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discount SPRING' }))
    await type(user, 'Begins', '2027-03-02T10:00')
    await type(user, 'Ends', '2027-03-01T10:00')
    await user.click(dialog.getByRole('button', { name: 'Save discount' }))
    await dialog.findByText('It would end before it begins.')
    expect((await shop.document('coupon', 'SPRING')).startsAt).toBeNull()
  })

  it('is turned off and deleted from its menu, and is back with Undo', async () => {
    const { user, choose } = await openSpring()
    await choose('Turn off')
    await screen.findByText('Discount SPRING turned off.')
    await waitFor(async () => (await rowOf('SPRING')).getAllByText('Off'))
    expect((await shop.document('coupon', 'SPRING')).isActive).toBe(false)
    await choose('Delete')
    await screen.findByText('Discount SPRING deleted.')
    await screen.findByText('No discount yet')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await rowOf('SPRING')
    expect((await shop.document('coupon', 'SPRING')).isActive).toBe(false)
  })
})

it('the room is open to a store manager, and closed to an editor', async () => {
  await shop.act('add-coupon', spring)
  await loadAs(workplace, Role.storeManager, '/discounts')
  await rowOf('SPRING')
  await loadAs(workplace, Role.editor, '/discounts')
  await screen.findByRole('heading', { name: 'This room is not open to you' })
})
