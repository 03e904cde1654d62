import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import { blockNewValue, findBlockTypeByName } from '@vitrine/rules/site/blocks/block-types.ts'
import {
  closeEditor,
  openWorkplace,
  served,
  type Network,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { SaveMark } from '../../ground/changes/save-mark.tsx'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { WorkingSiteContext } from '../../ground/changes/working-site.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { endOfAsking } from '../fields/asked-addresses.ts'
import { BlockPanel } from './block-panel.tsx'
import { endGestures } from './use-block-edit.ts'
import { BlockConflictDialog } from './block-conflict-dialog.tsx'

let shop: TestShop
let network: Network
let layoutId: string

beforeEach(async () => {
  queryClient.clear()
  jsdom.reconfigure({ url: `http://localhost:${served.port}/config/` })
  ;({ shop, network } = await openWorkplace())
  const home = (await shop.documents('collection')).find(({ body }) => body.homepage)
  layoutId = `page-${home?.id}`
})
afterEach(() => {
  cleanup()
  closeEditor()
})

const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => `${Date.now().toString(16)}${at}`.padStart(24, '0'))

/** A new block of a type on the home page, with its panel open. */
async function openPanel(name: string, value = {}): Promise<{ user: UserEvent; blockId: string }> {
  const blockType = findBlockTypeByName(name)
  if (blockType === undefined) throw new Error(`no type is called ${name}`)
  const [blockId = '', ...others] = ids(6)
  const block = {
    id: blockId,
    type: blockType.type,
    value: { ...blockNewValue(blockType), ...value },
  }
  const input = { layoutId, columns: 12, place: { at: 'end' }, blocks: [block], ids: others }
  await shop.act('insert-blocks', input)
  const { siteId, name: siteName } = shop
  const site = {
    siteId,
    name: siteName,
    host: 'localhost',
    installationSendsMail: false,
    wayTo: () => undefined,
    nounOf: () => '',
    differencesOf: () => [],
  }
  render(
    <QueryClientProvider client={queryClient}>
      <WorkingSiteContext value={site}>
        <BlockPanel
          siteId={shop.siteId}
          layoutId={layoutId}
          blockId={blockId}
          onClose={() => undefined}
        />
        <BlockConflictDialog siteId={shop.siteId} />
        <SaveMark siteId={shop.siteId} />
      </WorkingSiteContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: blockType.title })
  return { user: userEvent.setup(), blockId }
}

async function stored(blockId: string) {
  const { rows } = await shop.document('layout', layoutId)
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  return blocks.find(({ id }) => id === blockId)?.value
}

/** One transparent pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name: string) =>
  new File([Buffer.from(png, 'base64')], name, { type: 'image/png' })

const showsStored = (blockId: string, value: object) =>
  waitFor(async () => expect(await stored(blockId)).toMatchObject(value), { timeout: 5000 })

describe('the settings of a block', () => {
  it('are stored by one action when somebody leaves a text, and at once when they choose', async () => {
    const { user, blockId } = await openPanel('button')
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Visit us')
    await user.click(screen.getByRole('radio', { name: 'Large' }))
    await showsStored(blockId, { buttonText: 'Visit us', buttonSize: 'large' })
  })

  it('are called unsaved from the first letter on, also before they are sent', async () => {
    const { user, blockId } = await openPanel('button')
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'V')
    expect(screen.getByRole('status').textContent).toBe('Unsaved')
    expect(await stored(blockId)).not.toMatchObject({ buttonText: 'V' })
    await user.tab()
    await showsStored(blockId, { buttonText: 'V' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  })

  it('say at the field what is wrong and keep what was typed', async () => {
    const { user, blockId } = await openPanel('spacer')
    const height = await screen.findByRole('textbox', { name: 'Height' })
    await user.clear(height)
    await user.type(height, '900{Enter}')
    await screen.findByText('Please enter a number from 8 to 400 px.')
    await user.tab()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Height' }).value).toBe('900')
    expect(await stored(blockId)).toMatchObject({ height: 48 })
    await user.clear(height)
    await user.type(height, '120{Enter}')
    await showsStored(blockId, { height: 120 })
  })

  it('follow what somebody else has changed beside', async () => {
    const { user, blockId } = await openPanel('button')
    await shop.act('edit-block', { layoutId, blockId, set: { buttonText: 'Hers' }, seen: {} })
    await user.click(await screen.findByRole('radio', { name: 'Right' }))
    await showsStored(blockId, { buttonText: 'Hers', buttonAlignment: 'right' })
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value).toBe('Hers'),
    )
  })

  it('show both values of a field that two people changed, and keep the one that is chosen', async () => {
    const { user, blockId } = await openPanel('button')
    const text = await screen.findByRole('textbox', { name: 'Text' })
    await user.type(text, 'Mine')
    await shop.act('edit-block', { layoutId, blockId, set: { buttonText: 'Hers' }, seen: {} })
    await user.tab()
    const name = 'Someone else changed this block'
    const question = within(await screen.findByRole('dialog', { name }))
    expect(question.getByLabelText('Theirs').textContent).toBe('TextHers')
    await user.click(question.getByRole('button', { name: 'Keep mine' }))
    await showsStored(blockId, { buttonText: 'Mine' })
  })

  it('are asked about in the words of their choices', async () => {
    const { user, blockId } = await openPanel('button')
    await screen.findByRole('radio', { name: 'Large' })
    await shop.act('edit-block', { layoutId, blockId, set: { buttonSize: 'small' }, seen: {} })
    await user.click(screen.getByRole('radio', { name: 'Large' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByLabelText('Yours').textContent).toMatch(/Large$/)
    expect(question.getByLabelText('Theirs').textContent).toMatch(/Small$/)
    await user.click(question.getByRole('button', { name: 'Take theirs' }))
  })

  it('go out before the page is left, though nobody has left the field', async () => {
    const { user, blockId } = await openPanel('button')
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Last words')
    globalThis.dispatchEvent(new Event('beforeunload'))
    expect(Object.values(useDrafts.getState().drafts).map(({ kind }) => kind)).toEqual(['action'])
    await showsStored(blockId, { buttonText: 'Last words' })
  })

  it('go out before the page is published, though nobody has left the field', async () => {
    const { user, blockId } = await openPanel('quote')
    await user.type(await screen.findByRole('textbox', { name: 'Quote' }), 'Last words')
    expect(useDrafts.getState().drafts).toEqual({})
    endGestures()
    expect(Object.values(useDrafts.getState().drafts).map(({ kind }) => kind)).toEqual(['action'])
    await showsStored(blockId, { quote: 'Last words' })
  })

  it('offer every product and no post, and keep the keys where one was chosen', async () => {
    const { user, blockId } = await openPanel('product')
    const items = await shop.documents('item')
    const post = items.find(({ body }) => body.recordType !== RecordType.storeItem)
    const bowl = items.find(({ body }) => body.urlId === 'moss-bowl')
    const field = await screen.findByRole('combobox', { name: 'Product' })
    await user.clear(field)
    await user.type(field, 'moss')
    await user.keyboard('{ArrowDown}{Enter}')
    await showsStored(blockId, { item: bowl?.id })
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Product' })).toBe(document.activeElement),
    )
    expect(screen.queryByRole('option', { name: post?.body.title ?? 'a post' })).toBeNull()
    // what stands there now shows, as after an undo
    await shop.act('edit-block', { layoutId, blockId, set: { item: null }, seen: {} })
    await queryClient.invalidateQueries()
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' }).value).toBe(
        'None',
      ),
    )
  })

  it('describe a picture where it is chosen, for its file and wherever that is shown', async () => {
    const [file] = await shop.documents('asset')
    if (file === undefined) throw new Error('the shop has no picture')
    const { user } = await openPanel('image', { image: file.id })
    const field = await screen.findByRole('textbox', { name: 'Alternative text' })
    await user.clear(field)
    await user.type(field, 'A bowl with moss')
    await user.tab()
    await waitFor(async () =>
      expect((await shop.document('asset', file.id)).altText).toBe('A bowl with moss'),
    )
  })

  it('find every product of the site by words of its title', async () => {
    const { user, blockId } = await openPanel('product')
    const pages = await shop.documents('collection')
    const shopPage = pages.find(({ body }) => body.typeName === 'products')
    const product = { variants: [{ sku: '', attributes: {}, priceCents: 100 }] }
    const add = (title: string) =>
      shop.act('add-product', { collectionId: shopPage?.id, title, product })
    await add('Rare lantern')
    const lantern = (await shop.documents('item')).find(({ body }) => body.title === 'Rare lantern')
    for (let at = 0; at < 50; at++) await add(`Cup ${at}`)
    await queryClient.invalidateQueries()
    const field = await screen.findByRole('combobox', { name: 'Product' })
    await screen.findByText(/The newest are listed/)
    await user.clear(field)
    await user.type(field, 'lant')
    await user.click(await screen.findByRole('option', { name: 'Rare lantern' }))
    await showsStored(blockId, { item: lantern?.id })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' }).value).toBe(
      'Rare lantern',
    )
  })

  it('keep an address that its provider is still asked about when the panel is closed', async () => {
    const { user, blockId } = await openPanel('video')
    network.before = (request) =>
      request.endsWith('/provider-words') ? Promise.reject(new TypeError('cut')) : Promise.resolve()
    const url = 'https://vimeo.com/76979871'
    await user.click(await screen.findByRole('textbox', { name: 'Address of the video' }))
    await user.paste(url)
    expect(await stored(blockId)).not.toMatchObject({ embed: { url } })
    cleanup()
    await showsStored(blockId, { embed: { url } })
  })

  it('say when an address that was being asked about is kept', async () => {
    const { user, blockId } = await openPanel('video')
    let answer: (() => void) | undefined
    network.before = (request) =>
      request.endsWith('/provider-words')
        ? new Promise((_, cut) => {
            answer = () => cut(new TypeError('cut'))
          })
        : Promise.resolve()
    const url = 'https://vimeo.com/76979871'
    await user.click(await screen.findByRole('textbox', { name: 'Address of the video' }))
    await user.paste(url)
    const asked = endOfAsking()
    await waitFor(() => expect(answer).toBeDefined())
    expect(await stored(blockId)).not.toMatchObject({ embed: { url } })
    answer?.()
    expect(await asked).toBe(true)
    await showsStored(blockId, { embed: { url } })
  })

  it('keep the title of a new entry when somebody goes back to the list', async () => {
    const { user, blockId } = await openPanel('accordion', { items: [] })
    await user.click(await screen.findByRole('button', { name: 'Add entry' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Opening hours')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Entries' }))
    await showsStored(blockId, { items: [{ title: 'Opening hours', text: '' }] })
    await screen.findByRole('row', { name: 'Opening hours' })
  })

  it('hide what a chosen design does not use, from its choice on', async () => {
    const { user, blockId } = await openPanel('gallery')
    await user.click(await screen.findByRole('tab', { name: 'Design' }))
    await screen.findByRole('textbox', { name: 'Pictures per row' })
    await user.click(screen.getByRole('radio', { name: 'Slideshow' }))
    const perRow = () => screen.queryByText('Pictures per row')
    expect(perRow()).toBeNull()
    let comesBack = false
    const watch = new MutationObserver(() => (comesBack ||= perRow() !== null))
    watch.observe(document.body, { childList: true, subtree: true })
    await showsStored(blockId, { design: 'slideshow' })
    await waitFor(() => expect(useDrafts.getState().drafts).toEqual({}))
    await new Promise((resolve) => setTimeout(resolve, 50))
    watch.disconnect()
    expect(comesBack).toBe(false)
  })

  it('take several pictures at once, uploaded now or there before, each as a row', async () => {
    const { user, blockId } = await openPanel('gallery', { pictures: [] })
    const assetIds = (rows: readonly { image: string }[]) => rows.map(({ image }) => image)
    const images = async () => assetIds(((await stored(blockId)) as never)['pictures'])
    await user.click(await screen.findByRole('button', { name: 'Add pictures' }))
    await user.click(await screen.findByRole('tab', { name: 'Upload File' }))
    await screen.findByRole('button', { name: 'Choose files' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error('there is no field for files')
    await user.upload(input, [picture('glaze.png'), picture('kiln.png')])
    await screen.findByText('2 of 50 chosen')
    await user.click(screen.getByRole('button', { name: 'Add chosen' }))
    await waitFor(async () => expect(await images()).toHaveLength(2), { timeout: 5000 })
    const uploaded = await images()
    await user.click(await screen.findByRole('button', { name: 'Add pictures' }))
    await user.click(await screen.findByRole('button', { name: /^kiln\.png/ }))
    await user.click(await screen.findByRole('button', { name: /^glaze\.png/ }))
    await screen.findByText('2 of 48 chosen')
    await user.click(screen.getByRole('button', { name: /^kiln\.png/ }))
    await screen.findByText('1 of 48 chosen')
    await user.click(screen.getByRole('button', { name: 'Add chosen' }))
    await waitFor(async () => expect(await images()).toHaveLength(3), { timeout: 5000 })
    expect(uploaded).toContain((await images())[2])
  })

  it('offer the menus of the site', async () => {
    const { user, blockId } = await openPanel('navigation')
    const [menu] = await shop.documents('navigation')
    await user.click(await screen.findByRole('button', { name: /Menu/ }))
    await user.click(await screen.findByRole('option', { name: menu?.body.title ?? '' }))
    await showsStored(blockId, { menu: menu?.id })
  })

  it('say that the block is gone', async () => {
    const { blockId } = await openPanel('spacer')
    await shop.act('delete-blocks', { layoutId, blockIds: [blockId] })
    await queryClient.invalidateQueries()
    await screen.findByText('This block no longer exists.')
  })
})

describe('the social links of a page', () => {
  const accounts = [
    { serviceName: 'instagram', profileUrl: 'https://instagram.com/aino' },
    { serviceName: 'youtube', profileUrl: 'https://youtube.com/@aino' },
  ]

  it('are all accounts of the site, or those that are chosen', async () => {
    await shop.act('set-social-accounts', {
      set: { socialAccounts: accounts },
      seen: { socialAccounts: [] },
    })
    const { user, blockId } = await openPanel('socialaccountlinks-v2')
    const all = await screen.findByRole('switch', { name: 'All accounts of the site' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(all)
    await showsStored(blockId, { accounts: ['instagram', 'youtube'] })
    await user.click(screen.getByRole('checkbox', { name: 'Instagram' }))
    await showsStored(blockId, { accounts: ['youtube'] })
    await user.click(screen.getByRole('switch', { name: 'All accounts of the site' }))
    await showsStored(blockId, { accounts: null })
  })

  it('are none where the site has no account, and the panel says so', async () => {
    await openPanel('socialaccountlinks-v2')
    await screen.findByText('The site has no social accounts yet.')
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
