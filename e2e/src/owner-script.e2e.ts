import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import { openBrowser, roomyWindow } from './open-browser.ts'

/**
 * What owner-written script may try from a site's page against the editor of whoever reads it. The
 * script is what a page of the site evaluates: it runs with all the rights of the site's origin.
 */
let product: Product
let browser: Browser
let context: BrowserContext
let site: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  context = await browser.newContext(roomyWindow)
  const editor = await context.newPage()
  await editor.goto(product.signInLink)
  await editor.waitForURL('**/config/password')
  expect(await signedInAs(editor)).toContain('@')
  site = await context.newPage()
  await site.goto(product.shop)
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

async function signedInAs(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/api/editor/session')
    const { account } = (await reply.json()) as { account: { email: string } | null }
    return account?.email ?? 'nobody'
  })
}

async function editorPage(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${product.editor}/config`)
  return page
}

describe('owner-written script on a site', () => {
  it('cannot read the editor through its own host', async () => {
    const outcome = await site.evaluate(async () => {
      try {
        return await (await fetch('/config')).text()
      } catch (error) {
        return `refused: ${(error as Error).message}`
      }
    })
    expect(outcome).toMatch(/^refused: /)
  })

  it('cannot read the session or the crumb across origins', async () => {
    const outcome = await site.evaluate(async (editor) => {
      try {
        const reply = await fetch(`${editor}/api/editor/session`, { credentials: 'include' })
        return await reply.text()
      } catch (error) {
        return `refused: ${(error as Error).message}`
      }
    }, product.editor)
    expect(outcome).toMatch(/^refused: /)
    expect(await site.evaluate(() => document.cookie)).not.toContain('vitrine_session')
  })

  it('cannot drive the editor in a window that it opens', async () => {
    const outcome = await site.evaluate(async (editor) => {
      const opened = window.open(`${editor}/config`)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      try {
        return opened?.document.body.innerHTML ?? 'no window'
      } catch (error) {
        return `refused: ${(error as Error).name}`
      } finally {
        opened?.close()
      }
    }, product.editor)
    // the opener policy cuts the tie, so that not even the window is at hand
    expect(outcome).toMatch(/^(?:refused: SecurityError|no window)$/)
  })

  it('cannot put the editor into a frame', async () => {
    const framed = await site.evaluate(async (editor) => {
      const frame = document.createElement('iframe')
      frame.src = `${editor}/config`
      document.body.append(frame)
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve)
        setTimeout(resolve, 3000)
      })
      try {
        return frame.contentDocument?.body.innerHTML ?? 'refused'
      } catch {
        return 'refused'
      } finally {
        frame.remove()
      }
    }, product.editor)
    expect(framed).toBe('refused')
  })

  it('cannot sign the owner out, or write, by a blind post', async () => {
    const page = await editorPage()
    await site.evaluate(async (editor) => {
      const options = { credentials: 'include', mode: 'no-cors' } as const
      await fetch(`${editor}/api/editor/session`, { ...options, method: 'POST' }).catch(() => null)
      const form = document.createElement('form')
      form.method = 'post'
      form.action = `${editor}/api/editor/account/password`
      form.target = '_blank'
      const field = document.createElement('input')
      field.name = 'password'
      field.value = 'chosen by the attacker'
      form.append(field)
      document.body.append(form)
      form.submit()
      form.remove()
    }, product.editor)
    await site.waitForTimeout(500)
    expect(await signedInAs(page)).toContain('@')
    const hasPassword = await page.evaluate(async () => {
      const reply = await (await fetch('/api/editor/session')).json()
      return (reply as { account: { hasPassword: boolean } }).account.hasPassword
    })
    expect(hasPassword).toBe(false)
    await page.close()
  })

  it('cannot toss a session or a crumb to the editor from its own host', async () => {
    await site.evaluate(() => {
      document.cookie = '__Host-vitrine_session=forged; Domain=localhost; Path=/; Secure'
      document.cookie = 'crumb=forged; Domain=localhost; Path=/'
      document.cookie = '_crumb=forged; Domain=localhost; Path=/'
    })
    const page = await editorPage()
    expect(await signedInAs(page)).toContain('@')
    await page.close()
  })

  it('cannot put a service worker in front of the editor', async () => {
    const outcome = await site.evaluate(async () => {
      try {
        await navigator.serviceWorker.register('/config/worker.js', { scope: '/config' })
        return 'registered'
      } catch (error) {
        return `refused: ${(error as Error).name}`
      }
    })
    expect(outcome).toMatch(/^refused: /)
  })
})

/** Adds a piece of markup to the end of every page of the site, as its template's author can. */
async function addToEveryPage(editor: Page, markup: string): Promise<void> {
  await editor.evaluate(async (added) => {
    type Sites = { sites: { siteId: string }[] }
    type File = { body: { text: string } }
    const { sites } = (await (await fetch('/api/editor/sites')).json()) as Sites
    const base = `/api/editor/sites/${sites[0]?.siteId}`
    const path = 'footer.region'
    const { body } = (await (await fetch(`${base}/documents/template-file/${path}`)).json()) as File
    const { crumb } = (await (await fetch('/api/editor/session')).json()) as { crumb: string }
    const text = body.text.replace('</body>', `${added}</body>`)
    const written = await fetch(`${base}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
      body: JSON.stringify({ action: 'set-template-file', input: { path, text } }),
    })
    if (!written.ok) throw new Error(await written.text())
  }, markup)
  await untilVisitorsSee()
}

describe('the editor’s own page', () => {
  it('lets no text become markup or script but through the one policy of its own', async () => {
    const page = await editorPage()
    const outcomes = await page.evaluate(() => {
      const tries = [
        () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
        () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        () => (document.createElement('script').src = '/x.js'),
        () => (document.createElement('script').text = 'x'),
        () =>
          (
            globalThis as unknown as {
              trustedTypes: { createPolicy(name: string, rules: object): unknown }
            }
          ).trustedTypes.createPolicy('another', {}),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'TypeError'))
    await page.close()
  })
})

describe('owner-written script in the edit frame', () => {
  const attacks = `
    <script>document.documentElement.dataset.inline = 'ran'</script>
    <script src="data:text/javascript,document.documentElement.dataset.source = 'ran'"></script>
    <script type="module">document.documentElement.dataset.module = 'ran'</script>
    <img src="/nothing.png" alt="" onerror="document.documentElement.dataset.handler = 'ran'">
    <a id="trap" href="javascript:void(document.documentElement.dataset.link = 'ran')">Trap</a>
    <iframe srcdoc="<script>parent.document.documentElement.dataset.inner = 'ran'</script>"></iframe>`

  const ran = (page: Pick<Page, 'locator'>) =>
    page.locator('html').evaluate(({ dataset }: HTMLElement) => {
      const { inline, source, module: asModule, handler, link, inner } = dataset
      return { inline, source, module: asModule, handler, link, inner }
    })
  const all = (state: string | undefined) => ({
    inline: state,
    source: state,
    module: state,
    handler: state,
    link: state,
    inner: state,
  })

  it('does not run, however it is written, while it runs for visitors and texts can be edited', async () => {
    const editor = await editorPage()
    await addToEveryPage(editor, attacks)
    await site.goto(product.shop)
    await site.locator('#trap').click()
    await expect.poll(() => ran(site)).toEqual(all('ran'))
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    const frame = editor.frameLocator('iframe').first()
    await frame.locator('.sqs-block-html[tabindex]').first().waitFor()
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    await frame.locator('#trap').click()
    await frame.locator('.sqs-block-html').first().click()
    await frame.locator('[contenteditable="true"]').first().waitFor()
    await editor.waitForTimeout(500)
    expect(await ran(frame)).toEqual(all(undefined))
    await editor.close()
  })
})

/** What the page in the editor's frame is asked by its own template. */
const navigation = `
  <meta http-equiv="refresh" content="1;url=/about">
  <base target="_top">
  <a id="top" href="/about" target="_top">Top</a>
  <a id="script" href="/about" onclick="top.location = '/about'">Script</a>
  <svg width="40" height="20"><a id="drawn" xlink:href="/about" target="_top"><text y="15">Drawn</text></a></svg>
  <form id="form" action="/about" target="_top"><button>Send</button></form>
  <script>if (parent !== self) parent.postMessage({ mark: 'vitrine-frame', type: 'ready', path: '/', title: 'mine', textBlocks: 0 }, '*')</script>`

describe('the editor’s frame', () => {
  it('is left neither by a refresh, nor by a click, nor by a form', async () => {
    const page = await editorPage()
    await addToEveryPage(page, navigation)
    const room = `${product.editor}/config/sites/shop/pages`
    for (const id of ['top', 'script', 'drawn', 'form button']) {
      await page.goto(room)
      const frame = page.frameLocator('iframe').first()
      await frame.locator('.sqs-block-html[tabindex]').first().waitFor()
      await page.getByText('Loading the page…').waitFor({ state: 'detached' })
      const link = frame.locator(`#${id}`)
      await link.click()
      // longer than the refresh takes
      await page.waitForTimeout(1500)
      expect(page.url().startsWith(room), id).toBe(true)
      const inside = page.frames().filter((one) => one.url().startsWith(product.shop))
      expect(inside.map((one) => new URL(one.url()).searchParams.has('edit'))).toEqual([true])
    }
    await page.close()
  })

  it('shows no ordinary page, in which the owner’s scripts would run', async () => {
    const page = await editorPage()
    await page.goto(`${product.editor}/config/sites/shop/pages`)
    await page.locator('iframe').waitFor()
    await page.locator('iframe').evaluate((frame, address) => {
      ;(frame as HTMLIFrameElement).src = address
    }, `${product.shop}/about`)
    await page.waitForTimeout(1500)
    const inside = page.frames().filter((one) => one !== page.mainFrame())
    const texts = await Promise.all(inside.map((one) => one.locator('body').innerText()))
    expect(texts.join('')).not.toContain('Drawn')
    expect(await page.locator('h1').first().innerText()).not.toBe('mine')
    await page.close()
  })
})

describe('a page in a frame of another site', () => {
  let other: Server
  let origin: string

  beforeAll(async () => {
    other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<iframe src="${product.shop}/about" width="900" height="700"></iframe>`)
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    origin = `http://localhost:${(other.address() as AddressInfo).port}`
  })
  afterAll(() => other?.close())

  async function shownText(): Promise<string> {
    const page = await context.newPage()
    await page.goto(origin.replace('localhost', '127.0.0.1'))
    await page.waitForTimeout(500)
    const text = await page.frames()[1]?.locator('body').innerText()
    const pills = await page.frames()[1]?.locator('.vitrine-cart-pill').count()
    expect(pills).toBe(0)
    await page.close()
    return text ?? ''
  }

  it('is shown where the owner allows it, and nowhere else', async () => {
    expect(await shownText()).not.toContain('Drawn')
    const page = await editorPage()
    await page.goto(`${product.editor}/config/sites/shop/settings/access`)
    const field = page.getByLabel('Sites that may show your pages')
    const save = page.getByRole('button', { name: 'Save embedding' })
    await field.fill('not an address')
    await save.click()
    await page.getByText('Please enter addresses such as').first().waitFor()
    await field.fill(origin.replace('localhost', '127.0.0.1'))
    await save.click()
    await page.getByText('Embedding saved.').waitFor()
    await untilVisitorsSee()
    expect(await shownText()).toContain('Drawn')
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.poll(shownText, { timeout: 10_000 }).not.toContain('Drawn')
    await page.close()
  })
})
