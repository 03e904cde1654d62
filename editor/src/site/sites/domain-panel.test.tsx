import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openNameServer, type NameServer } from '@vitrine/server/testing/name-server.ts'
import {
  loadAs,
  loadEditor,
  mark,
  served,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const place = workplaceOfEachTest()
const { shop } = place
let dns: NameServer
beforeAll(async () => {
  dns = await openNameServer(served.dnsPort)
})
afterAll(() => dns.close())
beforeEach(() => dns.records.clear())

async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (row === null) throw new Error(`${name} is no row`)
  return row
}

const stored = async () => (await shop.document('site-settings', 'site')).domains

it('a name is added, its record is shown and copied, and a check says what is found until it is proved', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/domain`)
  await type(user, 'A name of your own', 'https://www.fern.com/')
  await user.click(await screen.findByRole('button', { name: 'Add name' }))
  await screen.findByText(/type the name alone/)
  const name = `www.${shop.name}.com`
  await type(user, 'A name of your own', ` ${name.toUpperCase()}.`)
  await user.click(screen.getByRole('button', { name: 'Add name' }))
  const row = within(await rowOf(name))
  await mark('Saved')
  expect(await stored()).toEqual({ names: [name], primary: name })
  row.getByText('Not proved yet')
  row.getByText(`_vitrine.${name}`)
  const value = row.getByText(/^vitrine-site=/).textContent
  await user.click(row.getByRole('button', { name: `Copy the value of the record of ${name}` }))
  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe(value)

  await user.click(row.getByRole('button', { name: 'Check now' }))
  await row.findByText(/There is no TXT record/)
  dns.records.set(`_vitrine.${name}`, { txt: ['something else'] })
  await user.click(row.getByRole('button', { name: 'Check now' }))
  await row.findByText(/stands something else: “something else”/)
  dns.records.set(`_vitrine.${name}`, null)
  await user.click(row.getByRole('button', { name: 'Check now' }))
  await row.findByText(/No name server answered/)
  dns.records.set(`_vitrine.${name}`, { txt: [value] })
  await user.click(row.getByRole('button', { name: 'Check now' }))
  await row.findByText('Proved')
  row.getByText('Main address')
  row.getByText(/is yours, and the site answers on it\. .+ leads nowhere yet/)
  expect(row.getByRole('button', { name: 'Check again' })).toBe(document.activeElement)
  await screen.findByText(new RegExp(`Visitors come to ${name}`))
})

it('the main address is chosen, and a name is removed and comes back by undo, to be proved again', async () => {
  const [one, two] = [`${shop.name}.com`, `www.${shop.name}.com`]
  const user = await loadEditor(`/sites/${shop.name}/settings/domain`)
  for (const name of [one, two]) {
    await type(user, 'A name of your own', name)
    await user.click(await screen.findByRole('button', { name: 'Add name' }))
    const row = within(await rowOf(name))
    const value = row.getByText(/^vitrine-site=/).textContent
    dns.records.set(`_vitrine.${name}`, { txt: [value] })
    await user.click(row.getByRole('button', { name: 'Check now' }))
    await row.findByText('Proved')
  }
  await user.click(screen.getByRole('button', { name: `Make main address: ${two}` }))
  await within(await rowOf(two)).findByText('Main address')
  expect(await stored()).toEqual({ names: [one, two], primary: two })
  await user.click(screen.getByRole('button', { name: `Remove ${two}` }))
  await screen.findByText(`${two} removed: the site answers on it no more.`)
  await waitFor(() => expect(screen.queryByRole('heading', { name: two })).toBeNull())
  expect(await stored()).toEqual({ names: [one], primary: one })
  await user.click(screen.getByRole('button', { name: `Undo: Remove domain ${two}` }))
  await within(await rowOf(two)).findByText('Not proved yet')
})

it('a name that is typed is asked about before another part of the settings is opened', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/domain`)
  await type(user, 'A name of your own', 'www.fern.com')
  await user.click(screen.getByRole('link', { name: 'Plan' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Keep editing' }))
  const field = await screen.findByLabelText<HTMLInputElement>('A name of your own')
  expect(field.value).toBe('www.fern.com')
})

it('a name that another site holds is refused at the field', async () => {
  const name = `${shop.name}.com`
  const made = await place.elsewhere.write('POST', '/api/editor/sites', {
    name: `other-${shop.name}`,
    starter: served.starter,
  })
  const other = `/api/editor/sites/${made.json<{ siteId: string }>().siteId}`
  await place.elsewhere.write('POST', `${other}/domains`, { name })
  const { domains } = (await place.elsewhere.get(`${other}/domains`)).json<{
    domains: { record: { value: string } }[]
  }>()
  dns.records.set(`_vitrine.${name}`, { txt: [domains[0]?.record.value ?? ''] })
  await place.elsewhere.write('POST', `${other}/domain-checks`, { name })
  const user = await loadEditor(`/sites/${shop.name}/settings/domain`)
  await type(user, 'A name of your own', name)
  await user.click(await screen.findByRole('button', { name: 'Add name' }))
  await screen.findByText(/Another site of this installation holds this name/)
  expect(await stored()).toBeUndefined()
})

it('nobody whose role does not manage the site gets there', async () => {
  await loadAs(place, Role.editor, '/settings/domain')
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Names of the site' })).toBeNull(),
  )
})
