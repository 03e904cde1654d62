import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { frameOf, pressInFrame } from './in-frame.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, takePictures } from './open-browser.ts'
import { withOwnerAndVisitor, type OwnerAndVisitor } from './owner-and-visitor.ts'

let opened: OwnerAndVisitor
let editor: Page
let visitor: Page
let visit: OwnerAndVisitor['visit']

withOwnerAndVisitor((both) => {
  opened = both
  ;({ editor, visitor, visit } = both)
})

const saved = () => editor.locator('output[data-status="saved"]').first().waitFor()
const notice = (words: string) => editor.getByText(words).first().waitFor()

describe('an owner', () => {
  it('finds the posts of the journal in a room of their own', async () => {
    await editor.goto(opened.room('posts'))
    await editor.getByRole('heading', { name: 'Posts' }).waitFor()
    await editor.getByRole('row').nth(1).waitFor()
    await looksFine(editor, 'posts')
  })

  it('begins a post, which nobody else sees', async () => {
    await editor.getByRole('button', { name: 'Add post' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add post' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Kiln open day')
    await dialog.getByRole('button', { name: 'Add post' }).click()
    await notice('Kiln open day added as a draft.')
    await editor.getByRole('heading', { name: 'Kiln open day' }).waitFor()
    expect(await visit('/journal/kiln-open-day')).toBe(404)
  })

  it('says what it is about, by when and under which words', async () => {
    await editor.getByRole('textbox', { name: 'Excerpt' }).fill('Come and see the fire.')
    await editor.getByRole('textbox', { name: 'Author' }).fill('Jo Fern')
    await editor.getByRole('combobox', { name: 'Categories' }).fill('Events, News')
    await editor.getByLabel('Date', { exact: false }).first().fill('2026-05-03T09:30')
    await editor.getByRole('button', { name: 'Save post' }).click()
    await notice('Post saved.')
    const given = editor.getByRole('grid', { name: 'Categories given' }).getByRole('row')
    expect(await given.allInnerTexts()).toEqual(['Events', 'News'])
    await looksFine(editor, 'post')
  })

  it('writes it where it stands', async () => {
    await editor.getByRole('button', { name: 'Write' }).click()
    const text = frameOf(editor).locator('.post-body .sqs-block').first()
    await frameOf(editor).locator('.sqs-block[tabindex="0"]').first().waitFor()
    await pressInFrame(editor, text)
    await frameOf(editor).locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.type('We fire on Sunday, from nine.')
    await editor.keyboard.press('Escape')
    await saved()
    await takePictures(editor, 'post-write')
  })

  it('looks at it as visitors will see it, and nobody else does', async () => {
    await editor.goto(opened.room('posts'))
    await editor.getByRole('link', { name: 'Kiln open day' }).click()
    await looksFine(editor, 'post-tools')
    const opens = editor.context().waitForEvent('page')
    await editor.getByRole('link', { name: 'Preview' }).click()
    const preview = await opens
    await preview.locator('article', { hasText: 'We fire on Sunday' }).waitFor()
    expect(await preview.locator('h1').innerText()).toBe('Kiln open day')
    await preview.close()
    expect(await visit('/journal/kiln-open-day')).toBe(404)
  })

  it('finds the words of a post that came with the site ready to be edited, too', async () => {
    await editor.goto(opened.room('posts'))
    await editor.getByRole('button', { name: 'Actions of How high to hang it' }).click()
    await editor.getByRole('menuitem', { name: 'Write' }).click()
    const text = frameOf(editor).locator('.post-body .sqs-block').first()
    await text.waitFor()
    expect((await text.innerText()).length).toBeGreaterThan(200)
  })

  it('publishes it, and visitors read it and find it in the list', async () => {
    await editor.goto(opened.room('posts'))
    await editor.getByRole('link', { name: 'Kiln open day' }).click()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await notice('Post published.')
    expect(await visit('/journal/kiln-open-day')).toBe(200)
    expect(await visitor.locator('article').innerText()).toContain('We fire on Sunday')
    expect(await visitor.locator('article').innerText()).toContain('May 3, 2026')
    await visit('/journal')
    const entry = visitor.locator('article', { hasText: 'Kiln open day' })
    expect(await entry.innerText()).toContain('Come and see the fire.')
  })

  it('moves it to another address, to which links to the former one lead', async () => {
    await editor.getByRole('textbox', { name: 'Address' }).fill('open-kiln')
    await editor.getByText('Links to /journal/kiln-open-day lead there.').waitFor()
    await editor.getByRole('button', { name: 'Save post' }).click()
    await notice('Post saved.')
    expect(await visit('/journal/kiln-open-day?from=mail')).toBe(200)
    expect(new URL(visitor.url()).pathname).toBe('/journal/open-kiln')
    expect(new URL(visitor.url()).search).toBe('?from=mail')
  })

  it('makes it a link post, whose title leads to its source from the list', async () => {
    const source = 'https://example.com/kiln'
    await editor.getByRole('textbox', { name: 'Source' }).fill('example.com/kiln')
    await editor.getByRole('button', { name: 'Save post' }).click()
    await editor.getByText('Enter a whole address').first().waitFor()
    await editor.getByRole('textbox', { name: 'Source' }).fill(source)
    await editor.getByText('A link post: in lists, its title leads to the source').click()
    await editor.getByRole('button', { name: 'Save post' }).click()
    await notice('Post saved.')
    await visit('/journal')
    const entry = visitor.locator('article', { hasText: 'Kiln open day' })
    expect(await entry.locator('a').first().getAttribute('href')).toBe(source)
    await visit('/journal/open-kiln')
    expect(await visitor.locator('h1 a').getAttribute('href')).toBe(source)
  })

  it('says how it is found and shared', async () => {
    await editor.getByRole('textbox', { name: 'Headline in search results' }).fill('Open day')
    await editor.getByRole('textbox', { name: 'Words in search results' }).fill('Come by.')
    await looksFine(editor, 'post-found')
    await editor.getByRole('button', { name: 'Save how it is found' }).click()
    await notice('How the post is found is saved.')
    await visit('/journal/open-kiln')
    expect(await visitor.title()).toBe('Open day')
  })

  it('schedules another for a time to come, and is told where that has passed', async () => {
    await editor.getByRole('button', { name: 'Change the state' }).click()
    await editor.getByRole('menuitem', { name: 'Schedule…' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Schedule post' })
    const date = dialog.getByLabel('Publish on', { exact: false })
    await date.fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByText('Choose a time to come.').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'post-schedule')
    await date.fill('2126-01-01T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await notice('Post scheduled.')
    expect(await visit('/journal/kiln-open-day')).toBe(404)
    expect(await visit('/journal/open-kiln')).toBe(404)
  })

  it('copies it, deletes the copy and brings that back', async () => {
    await editor.goto(opened.room('posts'))
    await editor.getByRole('button', { name: 'Actions of Kiln open day' }).click()
    await editor.getByRole('menuitem', { name: 'Duplicate' }).click()
    const copy = editor.getByRole('link', { name: 'Kiln open day (copy)' })
    await copy.waitFor()
    await editor.getByRole('button', { name: 'Actions of Kiln open day (copy)' }).click()
    await editor.getByRole('menuitem', { name: 'Delete' }).click()
    await copy.waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Undo: Delete post/ }).click()
    await copy.waitFor()
    await editor.getByRole('link', { name: 'Draft', exact: true }).click()
    await expect.poll(() => editor.getByRole('row').count()).toBe(2)
  })

  it('searches the posts by words, beside their state, and the address says so', async () => {
    await editor.goto(opened.room('posts'))
    const search = editor.getByRole('searchbox', { name: 'Search posts' })
    await search.fill('kiln open')
    await expect.poll(() => editor.getByRole('row').count()).toBe(3)
    expect(new URL(editor.url()).searchParams.get('search')).toBe('kiln open')
    await editor.getByRole('link', { name: 'Draft', exact: true }).click()
    await expect.poll(() => editor.getByRole('row').count()).toBe(2)
    await expect
      .poll(() => editor.locator('nav a[aria-current="page"]', { hasText: 'All' }).count())
      .toBe(0)
    await looksFine(editor, 'posts-search')
    await search.fill('nowhere')
    await editor.getByText('No post in the state “Draft” has “nowhere”').waitFor()
    await looksFine(editor, 'posts-not-found')
    await editor.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
    await editor.reload()
    await editor.getByRole('link', { name: 'Kiln open day (copy)' }).waitFor()
    // digits alone are words, too, in an address that somebody typed
    await editor.goto(`${opened.room('posts')}?search=1931`)
    await expect.poll(() => editor.getByRole('row').count()).toBe(2)
    expect(await search.inputValue()).toBe('1931')
  })

  it('changes several posts at once by keys, and takes it back by one undo', async () => {
    await editor.goto(opened.room('posts'))
    const box = (name: string) => editor.getByRole('checkbox', { name })
    const bar = editor.getByRole('region', { name: 'Chosen posts' })
    await box('Choose Kiln open day (copy)').focus()
    await editor.keyboard.press('Space')
    await box('Choose How high to hang it').focus()
    await editor.keyboard.press('Space')
    await bar.getByText('2 posts chosen').waitFor()
    const sign = (it: Element) =>
      getComputedStyle(it.closest('label')?.querySelector('span[aria-hidden]') ?? it, '::after')
        .content
    // the tick that tells what is chosen without its color
    expect(await box('Choose How high to hang it').evaluate(sign)).toBe('""')
    await bar.getByRole('button', { name: 'Choose none' }).press('Enter')
    const all = box('Choose all posts that are loaded')
    await expect.poll(() => all.evaluate((it) => it === document.activeElement)).toBe(true)
    await box('Choose Kiln open day (copy)').press('Space')
    await box('Choose How high to hang it').press('Space')
    await bar.getByText('2 posts chosen').waitFor()
    await looksFine(editor, 'posts-chosen')
    await bar.getByRole('button', { name: 'Add tags or categories to chosen posts' }).focus()
    await editor.keyboard.press('Enter')
    await editor.getByRole('menuitem', { name: 'Add categories…' }).press('Enter')
    const dialog = editor.getByRole('dialog', { name: 'Add categories' })
    await dialog.getByRole('combobox', { name: 'Categories' }).fill('Workshop')
    await takePictures(editor, 'posts-add-words')
    await dialog.getByRole('button', { name: 'Add to 2 posts' }).click()
    await notice('Workshop added to 2 posts.')
    expect(await visit('/journal?category=Workshop')).toBe(200)
    await bar.getByRole('button', { name: 'Change state of chosen posts' }).focus()
    await editor.keyboard.press('Enter')
    await editor.getByRole('menuitem', { name: 'Make private' }).press('Enter')
    await notice('2 posts are private now.')
    await editor.getByRole('button', { name: /^Undo: Change state of 2 posts/ }).click()
    await expect.poll(() => editor.getByText('Private', { exact: true }).count()).toBeLessThan(3)
    const rows = await editor.getByRole('row').count()
    await box('Choose all posts that are loaded').focus()
    await editor.keyboard.press('Space')
    await bar.getByText(`${rows - 1} posts chosen`).waitFor()
    await bar.getByRole('button', { name: 'Delete chosen posts' }).focus()
    await editor.keyboard.press('Enter')
    await notice(`${rows - 1} posts deleted.`)
    await editor.getByRole('heading', { name: 'No post yet' }).waitFor()
    const hasKeys = () => editor.evaluate(() => document.activeElement !== document.body)
    await expect.poll(hasKeys).toBe(true)
    await editor.getByRole('button', { name: /^Undo: Delete/ }).click()
    await expect.poll(() => editor.getByRole('row').count()).toBe(rows)
  })

  it('met no surprise on the way', () => {
    expect(opened.trouble.messages.filter((one) => !one.includes('404'))).toEqual([])
  })
})
