import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { openBrowser, roomyWindow, watchForTrouble, type Trouble } from './open-browser.ts'

/** A product of its own, and the editor in which its owner has signed in. */
export type OpenEditor = {
  readonly product: Product
  readonly browser: Browser
  readonly context: BrowserContext
  readonly editor: Page
  readonly trouble: Trouble
  /** Such as `/config/sites/shop/settings` for `settings`. */
  readonly room: (name: string) => string
  readonly close: () => Promise<void>
}

type Viewport = { readonly width: number; readonly height: number }

/** Begins as an owner does: by the link of the first start, and with a password. */
export async function openEditor(viewport: Viewport = roomyWindow.viewport): Promise<OpenEditor> {
  const product = await startProduct()
  const browser = await openBrowser()
  const close = async (): Promise<void> => {
    await browser.close()
    await product.stop()
  }
  try {
    const context = await browser.newContext({ viewport })
    const trouble = watchForTrouble(context)
    const editor = await context.newPage()
    await editor.goto(product.signInLink)
    await editor.waitForURL('**/config/password')
    await editor.getByLabel('New password').fill('a kiln of one’s own')
    await editor.getByRole('button', { name: 'Save password' }).click()
    await editor.getByRole('heading', { name: 'Sites' }).waitFor()
    const room = (name: string): string => `${product.editor}/config/sites/shop/${name}`
    return { product, browser, context, editor, trouble, room, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A picture of the starter. */
export function pictureOf(name: string): string {
  return fileURLToPath(new URL(`../../starter-sites/corrigan/pictures/${name}`, import.meta.url))
}
