import { EditorView } from '@codemirror/view'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
  type,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()
let pages: string

beforeEach(async () => {
  pages = `/sites/${shop.name}/pages`
})

type User = Awaited<ReturnType<typeof loadEditor>>

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const titles = async () => (await shop.documents('collection')).map(({ body }) => body.title)
const links = async () =>
  (await shop.document('navigation', 'mainNavigation')).items.flatMap((item) =>
    item.kind === 'external-link' && item.title !== 'Elsewhere' ? [item] : [],
  )

const takeTheirs = async (user: User) => {
  const question = within(await dialog('Someone else changed this too'))
  await user.click(question.getByRole('button', { name: 'Take theirs' }))
}
const shows = (label: string, words: string) =>
  waitFor(async () => {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect(field.value).toBe(words)
  })

async function addLink(): Promise<void> {
  const link = { navigationId: 'mainNavigation', title: 'Friends', url: '/friends' }
  await shop.act('add-navigation-link', link)
}

const editLink = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Actions of Friends' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit link' }))
  await dialog('Edit menu link')
}

it('a page is added straight into a folder, also after a reload, and stands below it', async () => {
  await shop.act('add-page', { title: 'Works', typeName: 'folder' })
  const before = await loadEditor(pages)
  await before.click(await screen.findByRole('button', { name: 'Actions of Works' }))
  await before.click(await screen.findByRole('menuitem', { name: 'Add page here' }))
  await dialog('Add page to Works')
  expect(screen.queryByLabelText('Menu')).toBeNull()
  await type(before, 'Title', 'Commissions')
  await mark('Unsaved')
  const user = await loadEditor(pages)
  const again = within(await dialog('Add page to Works'))
  await shows('Title', 'Commissions')
  await user.click(again.getByRole('button', { name: 'Add page' }))
  await screen.findByRole('row', { name: 'Commissions, in a folder' })
  const all = await shop.documents('collection')
  const page = all.find(({ body }) => body.title === 'Commissions')
  expect(all.find(({ body }) => body.title === 'Works')?.body.pageIds).toEqual([page?.id])
})

describe('a page of the list', () => {
  it('that was added has the keys: they go on in it', async () => {
    const user = await loadEditor(pages)
    await screen.findByTitle(/^Page \//)
    await press(user, 'Add page')
    await type(user, 'Title', 'Workshops')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toContain('workshops'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('IFRAME'))
  })

  it('that is undone leads its author to the home page', async () => {
    const user = await loadEditor(pages)
    await press(user, 'Add page')
    const adding = within(await dialog('Add page'))
    await type(user, 'Title', 'Workshops')
    await user.click(adding.getByRole('button', { name: 'Add page' }))
    await waitFor(() => expect(location.search).toContain('workshops'))
    const [undo] = await screen.findAllByRole('button', { name: /^Undo: / })
    if (undo === undefined) throw new Error('nothing to undo')
    await user.click(undo)
    await waitFor(() => expect(location.search).toBe(''))
    expect(await titles()).not.toContain('Workshops')
  })
})

describe('the code of a page', () => {
  const written = async () => {
    const element = (await dialog('Settings of About')).querySelector<HTMLElement>('.cm-editor')
    const view = element && EditorView.findFromDOM(element)
    if (!view) throw new Error('nothing to write code in')
    return view
  }
  const openCode = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Actions of About' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
    await user.click(await screen.findByRole('tab', { name: 'Code' }))
    return written()
  }
  const write = async (user: User) => {
    const view = await openCode(user)
    view.focus()
    view.dispatch({ changes: { from: 0, insert: '<meta name="a">' } })
  }

  it('that is typed is asked for before its dialog is closed', async () => {
    const user = await loadEditor(pages)
    await write(user)
    await user.keyboard('{Escape}')
    await screen.findByText('What you typed here is not saved.')
    await press(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await mark('Saved')
    expect((await openCode(user)).state.doc.toString()).toBe('')
  })

  it('that is typed is where it was after a reload', async () => {
    await write(await loadEditor(pages))
    await mark('Unsaved')
    await loadEditor(pages)
    const view = await waitFor(written)
    expect(view.state.doc.toString()).toBe('<meta name="a">')
  })
})

describe('a page that is to be added', () => {
  const add = async (begin: (user: User) => Promise<void>) => {
    const user = await loadEditor(pages)
    await press(user, 'Add page')
    const open = within(await dialog('Add page'))
    await type(user, 'Title', 'Workshops')
    await begin(user)
    await user.click(open.getByRole('button', { name: 'Add page' }))
    await waitFor(async () => expect(await titles()).toContain('Workshops'))
    return (await shop.documents('collection')).find(({ body }) => body.title === 'Workshops')
  }

  it('is seen by editors alone until its owner says otherwise', async () => {
    const added = await add(() => Promise.resolve())
    expect(added?.body.visibility).toBe('draft')
    await screen.findByText('Workshops added as a draft.')
  })

  it('is public at once where its owner wants that', async () => {
    const added = await add(async (user) =>
      user.click(await screen.findByRole('switch', { name: /^Begin as a draft/ })),
    )
    expect(added?.body.visibility).toBe('live')
    await screen.findByText('Workshops added.')
  })

  it('is still there after a reload, and then added', async () => {
    const before = await loadEditor(pages)
    await press(before, 'Add page')
    await type(before, 'Title', 'Workshops')
    await mark('Unsaved')
    const user = await loadEditor(pages)
    const again = within(await dialog('Add page'))
    expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Workshops')
    await user.click(again.getByRole('button', { name: 'Add page' }))
    await mark('Saved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await titles()).toContain('Workshops')
  })

  it('is asked for before its dialog is closed', async () => {
    const user = await loadEditor(pages)
    await press(user, 'Add page')
    await type(user, 'Title', 'Workshops')
    await user.keyboard('{Escape}')
    await screen.findByText('What you typed here is not saved.')
    await press(user, 'Keep editing')
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Workshops')
    await user.keyboard('{Escape}')
    await screen.findByText('What you typed here is not saved.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('What you typed here is not saved.')).toBeNull())
    await user.keyboard('{Escape}')
    await press(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await mark('Saved')
    expect(await titles()).not.toContain('Workshops')
  })

  it('says beside its title that it needs one', async () => {
    const user = await loadEditor(pages)
    await press(user, 'Add page')
    const open = within(await dialog('Add page'))
    await type(user, 'Title', ' ')
    await user.click(open.getByRole('button', { name: 'Add page' }))
    await open.findByText('Required')
  })
})

describe('two people on one menu', () => {
  it('keep both values of a link: the second is shown both', async () => {
    await addLink()
    const user = await loadEditor(pages)
    await editLink(user)
    await type(user, 'Link Name', 'His')
    const [link] = await links()
    const itemId = link?.id
    const theirs = { navigationId: 'mainNavigation', itemId, set: { title: 'Hers' } }
    await shop.act('rename-navigation-link', theirs)
    await press(user, 'Save')
    const question = within(await dialog('Someone else changed this too'))
    expect(question.getByLabelText('Theirs').textContent).toBe('Link NameHers')
    await user.click(question.getByRole('button', { name: 'Keep mine' }))
    await mark('Saved')
    expect(await links()).toMatchObject([{ title: 'His', url: '/friends' }])
  })

  it('are shown what the other stored once they take it, and can change that', async () => {
    await addLink()
    const user = await loadEditor(pages)
    await editLink(user)
    const [link] = await links()
    const itemId = link?.id
    const theirs = { navigationId: 'mainNavigation', itemId, set: { title: 'Hers' } }
    await shop.act('rename-navigation-link', theirs)
    await type(user, 'Link Name', 'His')
    await press(user, 'Save')
    await takeTheirs(user)
    await shows('Link Name', 'Hers')
    await type(user, 'Link Name', 'Friends')
    await press(user, 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await links()).toMatchObject([{ title: 'Friends' }])
  })

  it('change different things of a link, and both are stored', async () => {
    await addLink()
    const user = await loadEditor(pages)
    await editLink(user)
    await type(user, 'Link Name', 'His')
    const [link] = await links()
    const itemId = link?.id
    const theirs = { navigationId: 'mainNavigation', itemId, set: { url: '/hers' } }
    await shop.act('rename-navigation-link', theirs)
    await press(user, 'Save')
    await mark('Saved')
    expect(await links()).toMatchObject([{ title: 'His', url: '/hers' }])
  })

  it('do not put it into another order than the one they saw', async () => {
    const user = await loadEditor(pages)
    const { items } = await shop.document('navigation', 'mainNavigation')
    const about = await screen.findByRole('button', { name: 'Actions of About' })
    const theirs = items.map(({ id }) => id).toReversed()
    await shop.act('reorder-navigation', { navigationId: 'mainNavigation', itemIds: theirs })
    await user.click(about)
    const moves = await screen.findAllByRole('menuitem', { name: /^Move (up|down)$/ })
    const possible = moves.find((one) => one.getAttribute('aria-disabled') !== 'true')
    if (possible !== undefined) await user.click(possible)
    await mark('Not saved')
    const after = await shop.document('navigation', 'mainNavigation')
    expect(after.items.map(({ id }) => id)).toEqual(theirs)
  })
})

describe('two people on the name of one page', () => {
  const aboutPage = async () =>
    (await shop.documents('collection')).find(({ body }) => body.urlId === 'about')

  it('are shown what the other stored once they take it, and can change that', async () => {
    const user = await loadEditor(pages)
    await user.click(await screen.findByRole('button', { name: 'Actions of About' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
    await dialog('Settings of About')
    const theirs = { collectionId: (await aboutPage())?.id, set: { title: 'Theirs' } }
    await shop.act('rename-page', theirs)
    await type(user, 'Title', 'Mine')
    await press(user, 'Save')
    await takeTheirs(user)
    await shows('Title', 'Theirs')
    await type(user, 'Title', 'About')
    await press(user, 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await aboutPage())?.body.title).toBe('About')
  })

  it('keep what they type where the other deletes the page', async () => {
    const user = await loadEditor(pages)
    await user.click(await screen.findByRole('button', { name: 'Actions of About' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
    await type(user, 'Title', 'Mine')
    await shop.act('delete-page', { collectionId: (await aboutPage())?.id })
    await press(user, 'Save')
    await screen.findByText('This page no longer exists.')
    await shows('Title', 'Mine')
  })
})

it('a page is given words for where it is found, which show how a link to it looks', async () => {
  const user = await loadEditor(pages)
  await user.click(await screen.findByRole('button', { name: 'Actions of About' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  await type(user, 'Headline in search results', 'Bowls from a kiln')
  await type(user, 'Words in search results', 'Thrown and fired by hand.')
  const preview = screen.getByRole('figure').textContent
  expect(preview).toContain('Bowls from a kiln')
  expect(preview).toContain('Thrown and fired by hand.')
  await press(user, 'Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const about = (await shop.documents('collection')).find(({ body }) => body.urlId === 'about')
  expect(about?.body).toMatchObject({
    seoTitle: 'Bowls from a kiln',
    seoDescription: 'Thrown and fired by hand.',
  })
})

describe('words that are no change of a site', () => {
  it('such as an own name are asked for before somebody leaves the account page', async () => {
    const user = await loadEditor('/account')
    await type(user, 'Name', 'Somebody else')
    const [out] = await screen.findAllByRole('link')
    if (out === undefined) throw new Error('no way leads out of the account page')
    await user.click(out)
    const question = within(await dialog('What you typed is not saved'))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Somebody else')
    await user.click(out)
    await press(user, 'Discard')
    await waitFor(() => expect(location.pathname).not.toMatch(/account$/))
  })

  it('such as an invitation are asked for before their dialog is closed', async () => {
    const user = await loadEditor(`/sites/${shop.name}/people`)
    await press(user, 'Invite')
    await type(user, 'E-mail', 'helper@kiln.example')
    await user.keyboard('{Escape}')
    await screen.findByText('What you typed here is not saved.')
    await press(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a password that is typed in the settings of a page', () => {
  it('is still there after another tab, and is asked about before it is gone', async () => {
    const user = await loadEditor(pages)
    await press(user, 'Actions of About')
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
    await user.click(await screen.findByRole('tab', { name: 'Who sees it' }))
    await user.click(await screen.findByRole('radio', { name: /^With a password/ }))
    const field = () => screen.findByLabelText<HTMLInputElement>('Password', { selector: 'input' })
    await user.click(await field())
    await user.paste('slow birch spoon')
    await user.click(await screen.findByRole('tab', { name: 'Code' }))
    await user.click(await screen.findByRole('tab', { name: 'Who sees it' }))
    expect((await field()).value).toBe('slow birch spoon')
    await user.keyboard('{Escape}')
    await screen.findByText('What you typed here is not saved.')
    await press(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
