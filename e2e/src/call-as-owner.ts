import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { createVisitor, type Visitor } from '@vitrine/server/testing/http-client.ts'
import type { Product } from '@vitrine/server/testing/start-product.ts'

/** The owner of a new product, who has signed in and asks the server without a browser. */
export type OwnerCalls = {
  readonly owner: Visitor
  /** Where the calls about the shop's site begin, such as `/api/editor/sites/7`. */
  readonly site: string
  readonly act: (action: string, input: object) => Promise<void>
  /** Fills the body of a page of the shop with blocks, for visitors to see. */
  readonly fillPage: (path: string, blocks: readonly object[]) => Promise<void>
}

export async function callAsOwner({ port, signInLink }: Product): Promise<OwnerCalls> {
  const owner = createVisitor(port, 'localhost')
  const token = new URL(signInLink).searchParams.get('token')
  await owner.write('POST', '/api/editor/sign-in-links/redeem', { token })
  const { sites } = (await owner.get('/api/editor/sites')).json<{ sites: { siteId: string }[] }>()
  const site = `/api/editor/sites/${sites[0]?.siteId}`
  const act = async (action: string, input: object): Promise<void> => {
    const done = await owner.write('POST', `${site}/actions`, { action, input })
    expect([done.status, done.text]).toEqual([200, done.text])
  }
  const fillPage = async (path: string, blocks: readonly object[]): Promise<void> => {
    const layout = { columns: 12, rows: [{ columns: [{ span: 12, blocks, rows: [] }] }] }
    await act('save-layout', { layoutId: await layoutOf(port, path), layout })
    await untilVisitorsSee()
  }
  return { owner, site, act, fillPage }
}

/** Pages are checked against the site's revision once a second. */
export function untilVisitorsSee(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1100))
}

async function layoutOf(port: number, path: string): Promise<string> {
  const shop = createVisitor(port, 'shop.localhost')
  const { collection } = (await shop.get(`${path}?format=json`)).json<{
    collection: { id: string }
  }>()
  return `page-${collection.id}`
}

/** Has a browser go on where its owner has signed in without one. */
export async function giveCookies(
  context: BrowserContext,
  owner: Visitor,
  { editor }: Product,
): Promise<void> {
  const cookies = [...owner.cookies].map(([name, value]) => ({
    name,
    value,
    // one that only safe origins get, as localhost is, is given to an origin that is safe by name
    url: editor.replace('http:', 'https:'),
    secure: name.startsWith('__Host-'),
  }))
  await context.addCookies(cookies)
}
