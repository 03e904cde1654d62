import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner, giveCookies, untilVisitorsSee } from './call-as-owner.ts'
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

/** Begins with the list of sites; `owner.e2e.ts` comes there by the link of the first start. */
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
    const { owner } = await callAsOwner(product)
    await giveCookies(context, owner, product)
    await editor.goto(`${product.editor}/config`)
    await editor.getByRole('heading', { name: 'Sites' }).waitFor()
    const room = (name: string): string => `${product.editor}/config/sites/shop/${name}`
    return { product, browser, context, editor, trouble, room, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Somebody without an account, on a phone. */
export type OpenVisitor = {
  readonly visitor: Page
  /** Comes to a page of the shop after what was done before can be seen there. @returns its status */
  readonly visit: (path: string) => Promise<number>
}

export async function openVisitor({ browser, product }: OpenEditor): Promise<OpenVisitor> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await phone.newPage()
  const visit = async (path: string): Promise<number> => {
    await untilVisitorsSee()
    return (await visitor.goto(`${product.shop}${path}`))?.status() ?? 0
  }
  return { visitor, visit }
}

/** A picture of the starter. */
export function pictureOf(name: string): string {
  return fileURLToPath(new URL(`../../starter-sites/corrigan/pictures/${name}`, import.meta.url))
}
