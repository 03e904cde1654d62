import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice } = await openOwnerAndVisitor()
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
    await editor.goto(room('settings#comments'))
    await editor.getByText('Visitors can comment on posts, events and pictures').click()
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
