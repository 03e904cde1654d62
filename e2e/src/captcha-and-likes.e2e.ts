import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, roomyWindow, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, browser, product } = await openOwnerAndVisitor()
let post = ''

async function choose(label: RegExp, option: string): Promise<void> {
  await editor.getByRole('button', { name: label }).click()
  await editor.getByRole('option', { name: option }).click()
}

async function type(name: string, text: string): Promise<void> {
  await visitor.getByLabel('Name', { exact: true }).fill(name)
  await visitor.getByLabel('Comment', { exact: true }).fill(text)
}

describe('an owner', () => {
  it('turns the built-in captcha on, and sees that it works', async () => {
    await editor.goto(room('settings/comments'))
    await editor.getByText('Visitors can comment on posts, events, pictures and recordings').click()
    await notice('Visitors can comment.')
    await editor.getByText('Comments wait for approval').click()
    await notice('New comments are seen at once.')
    await choose(/Which captcha/, 'Built in (ALTCHA)')
    await editor.getByRole('button', { name: 'Save captcha' }).click()
    await notice('Captcha saved.')
    await editor.getByRole('button', { name: 'Test the captcha' }).click()
    await editor.getByText('The captcha works').waitFor()
    await looksFine(editor, 'captcha-settings')
  })
})

describe('a visitor', () => {
  it('writes without a riddle, and is told that the captcha works', async () => {
    await visit('/journal')
    post = (await visitor.locator('a[href^="/journal/"]').first().getAttribute('href')) ?? ''
    await visit(post)
    expect(await visitor.locator('.captcha-container').isVisible()).toBe(false)
    await type('Ada', 'The shade is just right.')
    await visitor.getByText('Checked: you can send this.').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'captcha-done')
    // nobody writes within two seconds of opening a page
    await visitor.waitForTimeout(2000)
    await visitor.getByLabel('Comment', { exact: true }).press('Tab')
    await visitor.keyboard.press('Enter')
    await visitor.getByText('Your comment can be seen here.').waitFor()
  })

  it('loses nothing where a service of captchas cannot be reached, and its script comes no earlier', async () => {
    await choose(/Which captcha/, 'Turnstile')
    await editor.getByRole('button', { name: 'Save captcha' }).click()
    await editor.getByText('Please enter the site key as the provider shows it.').waitFor()
    await editor.getByLabel('Site key').fill('1x00000000000000000000AA')
    await editor.getByLabel('Secret key').fill('the secret')
    await editor.getByRole('button', { name: 'Save captcha' }).click()
    await notice('Captcha saved.')
    await looksFine(editor, 'captcha-of-service')
    const asked: string[] = []
    let script: string | null = `
      const name = new URL(document.currentScript.src).searchParams.get('onload')
      window.turnstile = {
        render(place, { sitekey, callback }) {
          const press = document.createElement('button')
          press.type = 'button'
          press.textContent = 'I am a person'
          press.onclick = () => callback('token of ' + sitekey)
          place.append(press)
        },
        reset() {},
      }
      window[name]()`
    await visitor.route('https://challenges.cloudflare.com/**', (route) => {
      asked.push(route.request().url())
      return script === null
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: script })
    })
    await visit(post)
    await visitor.locator('.comment-form').scrollIntoViewIfNeeded()
    await visitor.waitForTimeout(2000)
    expect(asked).toEqual([])
    await type('Bo', 'Kept & safe')
    await visitor.getByRole('button', { name: 'I am a person' }).waitFor()
    await visitor.getByRole('button', { name: 'Send comment' }).click()
    await visitor.getByText('Complete CAPTCHA before submitting.').waitFor()
    expect(asked).toHaveLength(1)
    await visitor.getByRole('button', { name: 'I am a person' }).click()
    await visitor.getByRole('button', { name: 'Send comment' }).click()
    // nobody answers where the service should
    await visitor.getByText('The captcha could not be checked just now').waitFor()
    const text = visitor.getByLabel('Comment', { exact: true })
    expect(await text.inputValue()).toBe('Kept & safe')
    script = null
    await text.press('End')
    await visitor.getByText('The captcha could not be loaded').waitFor()
    await takePictures(visitor, 'captcha-absent')
    await visitor.waitForTimeout(2000)
    await visitor.getByRole('button', { name: 'Send comment' }).click()
    await visitor.getByText('once it has been approved').waitFor()
  })
})

describe('likes and share buttons', () => {
  it('are turned on by the owner', async () => {
    await editor
      .getByText('Visitors can like posts, events, pictures, recordings and products')
      .click()
    await notice('Visitors can like what they see.')
    await editor.getByText('Bluesky').click()
    await notice('Visitors can share by Bluesky.')
    await editor.getByRole('main').getByRole('switch', { name: 'E-mail' }).press('Space')
    await notice('Visitors can share by E-mail.')
    await looksFine(editor, 'likes-settings')
  })

  it('work by keyboard, keep what was pressed over a reload, and give it back', async () => {
    await visit(post)
    const like = visitor.locator('.like-button')
    await like.scrollIntoViewIfNeeded()
    expect(await visitor.getByRole('link', { name: 'Bluesky' }).getAttribute('href')).toContain(
      encodeURIComponent(`${product.shop}${post}`),
    )
    await visitor.getByRole('button', { name: 'Copy link' }).waitFor()
    await like.focus()
    await visitor.keyboard.press('Enter')
    await visitor.getByRole('button', { name: 'Liked 1', pressed: true }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'liked-post')
    await visit(post)
    await like.scrollIntoViewIfNeeded()
    await visitor.getByRole('button', { name: 'Liked 1', pressed: true }).click()
    await visitor.getByRole('button', { name: 'Like 0', pressed: false }).waitFor()
  })

  it('work without any script', async () => {
    const bare = await browser.newContext({ ...roomyWindow, javaScriptEnabled: false })
    const page = await bare.newPage()
    await page.goto(`${product.shop}${post}`)
    await page.getByRole('button', { name: 'Like 0' }).click()
    await page.getByRole('button', { name: 'Take the like back 1' }).click()
    await page.getByRole('button', { name: 'Like 0' }).waitFor()
    expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
    await bare.close()
  })
})

describe('comments at Disqus', () => {
  it('are loaded once a visitor wants them, and not before', async () => {
    await editor.getByLabel('Short name').fill('corrigan')
    await editor.getByRole('button', { name: 'Save Disqus' }).click()
    await notice('Disqus saved.')
    await looksFine(editor, 'disqus-settings')
    const asked: string[] = []
    await visitor.route('https://corrigan.disqus.com/**', (route) => {
      asked.push(route.request().url())
      return asked.length === 1
        ? route.abort()
        : route.fulfill({
            contentType: 'text/javascript',
            body: `const it = { page: {} }; disqus_config.call(it)
              document.querySelector('#disqus_thread').textContent = 'Thread of ' + it.page.url`,
          })
    })
    await visit(post)
    const show = visitor.getByRole('button', { name: 'Show comments' })
    await visitor.locator('.disqus-card').scrollIntoViewIfNeeded()
    await show.waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'disqus-card')
    expect(asked).toEqual([])
    await show.click()
    await visitor.getByText('Disqus could not be loaded').waitFor()
    await show.click()
    await visitor.getByText(`Thread of ${product.shop}${post}`).waitFor()
  })
})
