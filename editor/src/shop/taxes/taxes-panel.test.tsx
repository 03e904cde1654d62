import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { taxPresets } from '@vitrine/rules/shop/taxes/presets/tax-presets.ts'
import {
  loadEditor,
  mark,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).store.taxes

const load = () => loadEditor(`/sites/${shop.name}/settings/shop`)

const vat = { name: 'VAT', standardPpm: 190_000, reducedPpm: 70_000 }
const germany = { country: 'DE', region: '', postcodes: [], rates: [vat] }

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add a place' }))
  return within(await screen.findByRole('dialog', { name: 'Add a place' }))
}

async function choose(user: UserEvent, label: string | RegExp, option: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('a place with taxes', () => {
  it('is added by hand, edited, removed, and back with Undo', async () => {
    await shop.act('set-site-details', { set: { country: 'CA' } })
    const user = await load()
    await screen.findByText(/^No taxes are taken\./)
    const dialog = await openDialog(user)
    await choose(user, /State or province$/, 'Quebec')
    await type(user, 'Name of the tax', 'GST')
    await type(user, 'Usual rate in %', '5')
    await user.click(dialog.getByRole('button', { name: 'Add another tax' }))
    const second = within(await dialog.findByRole('group', { name: 'Tax 2' }))
    await user.type(second.getByLabelText('Name of the tax'), 'QST')
    await user.type(second.getByLabelText('Usual rate in %'), '9.975 %')
    await user.type(second.getByLabelText('Lower rate in %'), '0')
    await user.click(dialog.getByRole('button', { name: 'Add taxes' }))
    await screen.findByText('Taxes of Canada, Quebec added.')
    const table = within(await screen.findByRole('table', { name: 'Places with taxes' }))
    expect(table.getAllByText('GST 5%, QST 9.975%')).not.toHaveLength(0)
    const rates = [
      { name: 'GST', standardPpm: 50_000, reducedPpm: 50_000 },
      { name: 'QST', standardPpm: 99_750, reducedPpm: 0 },
    ]
    const place = { country: 'CA', region: 'QC', postcodes: [], rates }
    expect((await stored())?.places).toMatchObject([place])
    const act = async (item: string): Promise<void> => {
      const name = 'Actions of Canada, Quebec'
      await user.click(await screen.findByRole('button', { name }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
    }
    await act('Edit')
    await screen.findByRole('dialog', { name: 'Taxes of Canada, Quebec' })
    await type(user, 'Postcodes', 'h2x 1y4, H3*')
    await user.click(screen.getByRole('button', { name: 'Remove tax 1' }))
    await user.click(screen.getByRole('button', { name: 'Save taxes' }))
    await screen.findByText('Taxes of Canada, Quebec saved.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const edited = { ...place, postcodes: ['H2X1Y4', 'H3*'], rates: rates.slice(1) }
    expect((await stored())?.places).toMatchObject([edited])
    await user.click(await screen.findByRole('button', { name: /^Actions of Canada, Quebec, H2X/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await screen.findByText('Taxes of Canada, Quebec removed.')
    await screen.findByText(/^No taxes are taken\./)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('table', { name: 'Places with taxes' })
    expect((await stored())?.places).toMatchObject([edited])
  })

  it('whose postcodes or rates are none is told so at their fields, and not stored', async () => {
    const user = await load()
    const dialog = await openDialog(user)
    await type(user, 'Name of the tax', 'Sales tax')
    await type(user, 'Usual rate in %', '120')
    await type(user, 'Lower rate in %', 'half')
    await type(user, 'Postcodes', '90210, 99-10')
    await user.click(dialog.getByRole('button', { name: 'Add taxes' }))
    const said = await dialog.findByText(/^Write postcodes such as 90210/)
    const field = dialog.getByLabelText('Postcodes')
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said.id)
    expect(dialog.getAllByText(/^Please enter a percentage up to 100/)).toHaveLength(2)
    expect(await stored()).toBeUndefined()
    await mark('Unsaved')
    await type(user, 'Postcodes', '90210, 900*')
    await type(user, 'Usual rate in %', '7.25')
    await type(user, 'Lower rate in %', '')
    await user.click(dialog.getByRole('button', { name: 'Add taxes' }))
    await mark('Saved')
    const rates = [{ name: 'Sales tax', standardPpm: 72_500, reducedPpm: 72_500 }]
    expect((await stored())?.places).toMatchObject([{ postcodes: ['90210', '900*'], rates }])
  })

  it('that is there already keeps what was typed, and says why', async () => {
    const user = await load()
    await shop.act('set-site-details', { set: { country: 'DE' } })
    await shop.act('put-tax-place', { id: 'de', place: germany, seen: null })
    const dialog = await openDialog(user)
    const country = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
    await user.clear(country)
    await user.type(country, 'German')
    await user.click(await screen.findByRole('option', { name: 'Germany' }))
    await type(user, 'Name of the tax', 'VAT')
    await type(user, 'Usual rate in %', '19')
    await user.click(dialog.getByRole('button', { name: 'Add taxes' }))
    await dialog.findByText('There are taxes for this place already.')
    expect(dialog.getByLabelText<HTMLInputElement>('Usual rate in %').value).toBe('19')
  })

  it('asks about rates that somebody else has changed meanwhile, with both of them', async () => {
    const made = await shop.act('put-tax-place', { id: 'de', place: germany, seen: null })
    expect(made.changed).toHaveLength(1)
    const user = await load()
    await user.click(await screen.findByRole('button', { name: 'Actions of Germany' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Taxes of Germany' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Lower rate in %').value).toBe('7')
    await type(user, 'Usual rate in %', '20')
    const seen = { id: 'de', ...germany }
    const theirs = { ...germany, rates: [{ ...vat, standardPpm: 160_000 }] }
    await shop.act('put-tax-place', { id: 'de', place: theirs, seen })
    await user.click(dialog.getByRole('button', { name: 'Save taxes' }))
    const question = within(await screen.findByRole('dialog', { name: /^Someone else changed/ }))
    question.getByText('VAT 20% (lower 7%)')
    question.getByText('VAT 16% (lower 7%)')
    await user.click(question.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Taxes of Germany saved.')
    expect((await stored())?.places[0]?.rates).toMatchObject([{ standardPpm: 200_000 }])
  })
})

it('how taxes are taken is set once there are places', async () => {
  await shop.act('put-tax-place', { id: 'de', place: germany, seen: null })
  const user = await load()
  expect(screen.queryByRole('button', { name: /Sold to places without a rate$/ })).toBeNull()
  await choose(user, /Prices$/, 'Prices include tax')
  await choose(user, /Sold to places without a rate$/, 'Without the tax of home')
  await choose(user, /Tax on shipping$/, 'Usual rate')
  await type(user, 'Tax number', 'DE123456789')
  await user.click(screen.getByRole('button', { name: 'Save taxes' }))
  await screen.findByText('Taxes saved.')
  expect(await stored()).toMatchObject({
    prices: 'included',
    elsewhere: 'net',
    shipping: 'standard',
    rounding: 'per-line',
    taxNumber: 'DE123456789',
    places: [{ id: 'de' }],
  })
})

describe.skipIf(taxPresets.length === 0)('known taxes', () => {
  it('take the place of what the shop has for the same countries, and all go at once', async () => {
    const old = { ...germany, country: 'AU' }
    await shop.act('put-tax-place', { id: 'old', place: old, seen: null })
    await shop.act('put-tax-place', { id: 'de', place: germany, seen: null })
    const user = await load()
    await choose(user, /^Choose a country.*Use known taxes$/, 'Australia')
    const dialog = within(await screen.findByRole('dialog', { name: 'Australia' }))
    dialog.getByText(/^As of .*2026\. Source: Australian Taxation Office\.$/)
    await user.click(dialog.getByRole('button', { name: 'Use these taxes' }))
    await screen.findByText('Known taxes are in use now.')
    const { places, prices } = (await stored()) ?? {}
    expect(places?.map(({ id }) => id)).toEqual(['de', 'au-AU'])
    expect(prices).toBe('included')
    await user.click(await screen.findByRole('button', { name: 'Remove all taxes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove all taxes?' }))
    await user.click(question.getByRole('button', { name: 'Remove all taxes' }))
    await screen.findByText('All taxes removed.')
    await screen.findByText(/^No taxes are taken\./)
    expect((await stored())?.places).toEqual([])
  })

  it('of many places show the first ones, and those of one state where that is said', async () => {
    await shop.act('set-site-details', { set: { country: 'US' } })
    const user = await load()
    await choose(user, /^Choose a country.*Use known taxes$/, /^United States/)
    const use = () => screen.findByRole('button', { name: 'Use these taxes' })
    await user.click(await use())
    await screen.findByText('Known taxes are in use now.')
    const rows = async () =>
      within(await screen.findByRole('table', { name: 'Places with taxes' })).getAllByRole('row')
    await waitFor(async () => expect(await rows()).toHaveLength(9))
    const { length } = (await stored())?.places ?? []
    await user.click(await screen.findByRole('button', { name: `Show all ${length}` }))
    await waitFor(async () => expect(await rows()).toHaveLength(length + 1))
    await choose(user, /^Choose a country.*Use known taxes$/, /^United States/)
    await choose(user, /State or province where the shop is$/, 'New York')
    await user.click(await use())
    await waitFor(async () => expect((await stored())?.places).toMatchObject([{ region: 'NY' }]))
  })
})

describe('the tax of a product', () => {
  it('is chosen once the shop takes taxes, and saved with it', async () => {
    const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
    const itemId = bowl?.id ?? ''
    let user = await loadEditor(`/sites/${shop.name}/products/${itemId}`)
    await screen.findByRole('button', { name: 'Save product' })
    expect(screen.queryByRole('button', { name: /Tax$/ })).toBeNull()
    await shop.act('put-tax-place', { id: 'de', place: germany, seen: null })
    user = await loadEditor(`/sites/${shop.name}/products/${itemId}`)
    await choose(user, /Tax$/, 'Lower rate')
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await mark('Saved')
    expect((await shop.document('item', itemId)).product?.taxClass).toBe('reduced')
  })
})
