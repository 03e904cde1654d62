import { describe, expect, it } from 'vitest'
import { untilVisitorsSee } from './call-as-owner.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { pictureOf } from './open-editor.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, product, room, notice, undo } = await openOwnerAndVisitor()

describe('the settings of a site', () => {
  it('stand in parts that have addresses, on a phone too', async () => {
    await editor.goto(room('settings'))
    const parts = editor.getByRole('navigation', { name: 'Parts of the settings' })
    for (const width of [360, 1280]) {
      await editor.setViewportSize({ width, height: 800 })
      for (const name of await parts.getByRole('link').allInnerTexts()) {
        await parts.getByRole('link', { name }).click()
        const heading = editor.getByRole('heading', { name, level: 2 })
        await expect
          .poll(() => heading.evaluate((one) => one === document.activeElement))
          .toBe(true)
        expect((await heading.boundingBox())?.y, name).toBeLessThan(360)
        expect(await fitsItsWidth(editor), name).toBe(true)
        if (width === 360) expect(await accessibilityViolations(editor), name).toEqual([])
      }
    }
    await editor.goto(room('settings#access'))
    await editor.waitForURL('**/settings/access')
    await takePictures(editor, 'settings')
  })

  it('lead who comes by an old address to the page of today, until that is taken back', async () => {
    await editor.goto(room('settings/addresses'))
    const lines = editor.getByLabel('Old addresses and where they lead')
    await lines.fill('/about-us -> /about 301\n/wrong /about')
    await editor.getByRole('button', { name: 'Save old addresses' }).click()
    await editor.getByText('Line 2 (/wrong /about) needs an arrow').first().waitFor()
    await lines.fill('/about-us -> /about 301\n/news/[name] -> /journal/[name] 302')
    await editor.getByRole('button', { name: 'Save old addresses' }).click()
    await notice('Old addresses saved.')
    expect(await visit('/about-us?from=print')).toBe(200)
    expect(visitor.url()).toBe(`${product.shop}/about?from=print`)
    await editor.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await untilVisitorsSee()
    expect(await visit('/news/first-ash')).toBe(404)
  })

  it('hold code that runs for visitors, and neither on the checkout nor in the editor', async () => {
    await editor.goto(room('settings/code'))
    const head = editor.getByRole('textbox', { name: 'End of every page’s head' })
    await head.click()
    await editor.keyboard.insertText(
      '<script>document.documentElement.dataset.mine = "ran"</script>',
    )
    await editor.getByRole('button', { name: 'Save code' }).click()
    await notice('Code saved.')
    const ran = () => visitor.locator('html').getAttribute('data-mine')
    await visit('/about')
    expect(await ran()).toBe('ran')
    await visit('/shop/six-sample-tiles')
    await visitor.getByRole('button', { name: 'Add To Cart' }).first().click()
    await visitor.getByText('Added!').first().waitFor()
    await visit('/checkout')
    expect(visitor.url()).toContain('/checkout')
    expect(await ran()).toBe(null)
    await editor.goto(room('pages'))
    const frame = editor.frameLocator('iframe').first()
    await frame.locator('.sqs-block-html[tabindex]').first().waitFor()
    expect(await frame.locator('html').getAttribute('data-mine')).toBe(null)
  })

  it('announce something above every page, which stays closed until its words change', async () => {
    const say = async (words: string): Promise<void> => {
      await editor.goto(room('settings/notices'))
      const text = editor.getByRole('textbox', { name: 'Announcement', exact: true })
      await text.fill(words)
      await editor.getByRole('button', { name: 'Save announcement' }).click()
      await notice('Announcement saved. Visitors see it.')
    }
    await editor.goto(room('settings/notices'))
    await editor.getByText('Show the announcement', { exact: true }).click()
    await editor.getByLabel('The whole bar leads to').fill('/journal')
    await say('The kiln rests in August')
    await visit('/shop')
    const bar = visitor.getByRole('region', { name: 'The kiln rests in August' })
    expect(await fitsItsWidth(visitor)).toBe(true)
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'announcement')
    await bar.getByRole('link', { name: 'The kiln rests in August' }).click()
    await visitor.waitForURL(`${product.shop}/journal`)
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => bar.isVisible()).toBe(false)
    await visit('/shop')
    expect(await bar.isVisible()).toBe(false)
    await say('The kiln burns again')
    await visit('/shop')
    await visitor.getByRole('region', { name: 'The kiln burns again' }).waitFor()
  })

  it('tell where the shop is and when it is open, at the foot of every page', async () => {
    await editor.goto(room('settings'))
    await editor.getByLabel('Street and number').fill('4 Rope Walk')
    await editor.getByLabel('Town and postal code').fill('Harrow Point, ME 04000')
    await editor.getByRole('textbox', { name: 'Phone', exact: true }).fill('ask')
    await editor.getByRole('textbox', { name: 'Saturday' }).fill('9–12, 14–18')
    const save = editor.getByRole('button', { name: 'Save address and hours' })
    await save.click()
    await notice('Please enter a phone number')
    await editor.getByRole('textbox', { name: 'Phone', exact: true }).fill('+1 (207) 555-0142')
    await save.click()
    await notice('Address and hours saved.')
    await visit('/about')
    const foot = visitor.getByRole('contentinfo')
    await foot.getByText('4 Rope Walk').waitFor()
    const phone = foot.getByRole('link', { name: '+1 (207) 555-0142' })
    expect(await phone.getAttribute('href')).toBe('tel:+12075550142')
    // on Thursdays the sample is open
    expect(await foot.getByRole('term').allInnerTexts()).toEqual(['Thursday', 'Saturday'])
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
  })

  it('say what the foot of every page shows beside its own words, until that is taken back', async () => {
    await editor.goto(room('settings/footer'))
    const line = editor.getByRole('textbox', { name: 'Copyright line' })
    await line.fill('Since 1987, now {year}: {name}')
    const year = new Date().getFullYear()
    await editor.getByText(`Visitors read: Since 1987, now ${year}: `).waitFor()
    await looksFine(editor, 'footer-settings')
    await editor.getByRole('button', { name: 'Save copyright line' }).click()
    await notice('Copyright line saved.')
    const parts = editor.locator('section', {
      has: editor.getByRole('heading', { name: 'Parts of the footer' }),
    })
    await parts.last().getByText('Opening hours', { exact: true }).click()
    await notice('Footer no longer shows: Opening hours.')
    await visit('/about')
    const foot = visitor.getByRole('contentinfo')
    await foot.getByText(`Since 1987, now ${year}: `).waitFor()
    expect(await foot.getByRole('term').count()).toBe(0)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'footer')
    await undo('Edit footer')
    await untilVisitorsSee()
    await visit('/about')
    expect(await foot.getByRole('term').count()).toBe(2)
  })

  it('ask search engines to leave the site out, and have a picture where it is shared', async () => {
    await editor.goto(room('settings/addresses'))
    await editor.getByText('Search engines may list this site', { exact: true }).click()
    await notice('Search engines are asked to leave this site out.')
    await editor.goto(room('settings'))
    const shared = editor.getByRole('group', { name: 'Share picture' })
    await shared.locator('input[type="file"]').setInputFiles(pictureOf('sample-tiles.jpg'))
    await notice('Share picture changed.')
    await visit('/search')
    const robots = visitor.locator('meta[name="robots"]')
    expect(await robots.getAttribute('content')).toBe('noindex')
    const picture = visitor.locator('meta[property="og:image"]')
    expect(await picture.getAttribute('content')).toContain('sample-tiles.jpg')
    await visit('/robots.txt')
    expect(await visitor.locator('body').innerText()).toContain('Disallow: /')
  })

  it('offer mail, phone, map and hours at the bottom of phones alone', async () => {
    await editor.goto(room('settings/notices'))
    const panel = editor.locator('section', {
      has: editor.getByRole('heading', { name: 'Bar for phones' }),
    })
    for (const part of ['E-mail', 'Phone', 'Map', 'Opening hours']) {
      await panel.last().getByText(part, { exact: true }).click()
      await notice(`${part} stands in the bar for phones.`)
    }
    await visit('/shop')
    const bar = visitor.getByRole('navigation', { name: 'Contact' })
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    expect(y + height).toBe(visitor.viewportSize()?.height)
    await bar.getByRole('button', { name: 'Hours' }).click()
    await bar.getByText('9–12, 14–18').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'mobile-info')
    await visitor.setViewportSize({ width: 1280, height: 800 })
    expect(await bar.isVisible()).toBe(false)
    await visitor.setViewportSize({ width: 390, height: 844 })
  })
})
