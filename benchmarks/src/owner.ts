import { createAgent, createShopper } from './shopper.ts'
import type { ProductUnderTest } from './product-under-test.ts'

/** The owner of the shop, signed in to the editor over one kept-alive connection. */
export type Owner = {
  /** @returns the answer's JSON; whatever is not 2xx ends the measurement */
  ask<Reply>(method: string, path: string, json?: object): Promise<Reply>
  /** The address of the site in the editor's API. */
  readonly site: string
  close(): void
}

export async function signInOwner({ product, websiteId }: ProductUnderTest): Promise<Owner> {
  const agent = createAgent(1)
  const client = createShopper(agent, product.port, new URL(product.editor).host)
  const ask = async <Reply>(method: string, path: string, json?: object): Promise<Reply> => {
    const { status, text } = await client.send(method, path, json && { json })
    if (status < 200 || status > 299)
      throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return JSON.parse(text) as Reply
  }
  // its cookies come with the first answer
  await client.send('GET', '/api/editor/session')
  const token = new URL(product.signInLink).searchParams.get('token')
  await ask('POST', '/api/editor/sign-in-links/redeem', { token })
  return { ask, site: `/api/editor/sites/${websiteId}`, close: () => agent.destroy() }
}
