import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, roomyWindow, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, browser, product } = await openOwnerAndVisitor()
let post = ''

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Comment', { exact: true }).fill(text)
  // nobody writes within two seconds of opening a page
  await page.waitForTimeout(2000)
  await page.getByRole('button', { name: 'Send comment' }).click()
}

describe('an owner', () => {
  it('is told that visitors cannot comment yet, and lets them', async () => {
    await visit('/journal')
    post = (await visitor.locator('a[href^="/journal/"]').first().getAttribute('href')) ?? ''
    await visit(post)
    expect(await visitor.getByText('No Comments').count()).toBe(0)
    await editor.goto(room('comments'))
    await editor.getByText('No comment is waiting').waitFor()
    await looksFine(editor, 'comments-off')
    await editor.getByRole('link', { name: 'Turn comments on' }).click()
    await editor.getByText('Visitors can comment on posts, events, pictures and recordings').click()
    await notice('Visitors can comment.')
  })
})

describe('a visitor', () => {
  it('is told what is missing, with nothing lost', async () => {
    await visit(post)
    await visitor.getByText('No Comments').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await write(visitor, '   ', 'The shade is just right.')
    await visitor.getByText('Please enter your name.').waitFor()
    const text = visitor.getByLabel('Comment', { exact: true })
    expect(await text.inputValue()).toBe('The shade is just right.')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'comment-refused')
  })

  it('writes, and knows that it waits', async () => {
    await write(visitor, 'Ada Lund', 'The shade is just right.\n\n<b>Truly</b>.')
    await visitor.getByText('seen here once it has been approved').waitFor()
    expect(await visitor.getByText('just right').count()).toBe(0)
  })

  it('writes without any script', async () => {
    const bare = await browser.newContext({ ...roomyWindow, javaScriptEnabled: false })
    const page = await bare.newPage()
    await page.goto(`${product.shop}${post}`)
    await write(page, 'Bo', 'Where can I see it?')
    await page.getByText('seen here once it has been approved').waitFor()
    await bare.close()
  })
})

describe('whoever moderates', () => {
  it('sees how many wait, approves one and can take that back', async () => {
    await editor.goto(room('comments'))
    await editor.getByText('The shade is just right.').waitFor()
    await editor.getByRole('link', { name: /^Comments 2 waiting$/ }).waitFor()
    await looksFine(editor, 'comments')
    await editor.getByRole('button', { name: 'Approve: comment of Ada Lund' }).click()
    await notice('1 comment approved.')
    await editor.getByText('The shade is just right.').waitFor({ state: 'detached' })
    await visit(post)
    await visitor.getByText('1 Comment', { exact: true }).waitFor()
    expect(await visitor.locator('.comment-body').innerHTML()).toContain('&lt;b&gt;Truly&lt;/b&gt;')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'comments-of-post')
    await editor.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await notice('1 comment put back.')
    await editor.getByText('The shade is just right.').waitFor()
    await visit(post)
    await visitor.getByText('No Comments').waitFor()
  })

  it('approves several at once, looks for one and deletes it', async () => {
    await editor.getByRole('checkbox', { name: /Choose all comments/ }).press('Space')
    const bar = editor.getByRole('region', { name: 'Chosen comments' })
    await bar.getByText('2 comments chosen').waitFor()
    await bar.getByRole('button', { name: 'Approve' }).click()
    await notice('2 comments approved.')
    await editor.getByRole('link', { name: 'Approved', exact: true }).click()
    await editor.getByRole('searchbox', { name: 'Search comments' }).fill('where can')
    await editor.getByText('The shade is just right.').waitFor({ state: 'detached' })
    await expect.poll(() => editor.url()).toContain('search=')
    await editor.getByRole('button', { name: 'Delete: comment of Bo' }).click()
    await editor.getByRole('heading', { name: 'No such comment' }).waitFor()
    await visit(post)
    await visitor.getByText('1 Comment', { exact: true }).waitFor()
    expect(await visitor.getByText('Where can I see it?').count()).toBe(0)
  })
})

describe('an owner', () => {
  it('closes the comments of one post, below which they stay to be read', async () => {
    await editor.goto(room('posts'))
    await editor.locator('tbody a').first().click()
    await editor.getByRole('button', { name: /Comments/ }).click()
    await editor.getByRole('option', { name: 'Closed' }).click()
    await editor.getByRole('button', { name: 'Save post' }).click()
    await notice('Post saved.')
    await visit(post)
    await visitor.getByText('Comments are closed.').waitFor()
    await visitor.getByText('The shade is just right.').waitFor()
    expect(await visitor.locator('.comment-form').count()).toBe(0)
  })
})
