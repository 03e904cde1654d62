import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Visitor } from '../../../testing/http-client.ts'
import { writeSmallShopStarter } from '../../../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

export type TemplateShop = {
  readonly server: TestServer
  readonly author: Visitor
  /** Of the site's endpoints in the editor. */
  readonly base: string
  /** Saves a file of the template. */
  write(path: string, text: string): Promise<void>
  /** A page as the editor's frame shows it to somebody. */
  framed(path: string, editor?: Visitor): Promise<string>
  close(): Promise<void>
}

/** The small shop over real HTTP, with the author of its template. */
export async function openTemplateShop(): Promise<TemplateShop> {
  const startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  const server = await startTestServer({ starter: 'small-shop', startersFolder })
  const author = await server.owner()
  const base = `/api/editor/sites/${server.siteId}`
  return {
    server,
    author,
    base,
    async write(path, text) {
      const action = { action: 'set-template-file', input: { path, text } }
      const done = await author.write('POST', `${base}/actions`, action)
      if (done.status !== 200) throw new Error(done.text)
    },
    async framed(path, editor = author) {
      const made = await editor.write('POST', `${base}/edit-tokens`, {})
      const { token } = made.json<{ token: string }>()
      return (await server.visitor().get(`${path}?edit=${token}`)).text
    },
    async close() {
      await server.close()
      await rm(startersFolder, { recursive: true, force: true })
    },
  }
}
