import type { PageRequest } from '../../views/view-mode.ts'
import type { AnyOwnerAction } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { setTemplateFile } from '@vitrine/rules/site/templates/template-file-actions.ts'
import { performAction } from '../../../ground/changes/perform-action.ts'
import type { Context } from '../../../ground/context.ts'
import type { Reply } from '../../../ground/http/reply.ts'
import type { RequestSite } from '../../../ground/http/route.ts'
import { readCookies } from '../../../ground/http/cookies.ts'
import { openFileStore } from '../../../ground/files/file-store.ts'
import { createSmallShop } from '../../../testing/seeds/small-shop.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { servePage } from '../serve-page.ts'

export type ServedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
  readonly bytes: Uint8Array
  readonly location: string
}

export type TestSite = {
  readonly context: Context
  readonly siteId: SiteId
  readonly site: RequestSite
  readonly time: { now: number; readonly uptime: number }
  /** What a visitor gets at an address such as `/shop?category=Bowls`. */
  get(address: string, headers?: Record<string, string>): Promise<ServedPage>
  /** The same before it is written to the wire. */
  getReply(address: string, headers?: Record<string, string>): Promise<Reply>
  /** Performs an owner's action, after which a second passes. */
  perform(action: AnyOwnerAction, input: unknown): Promise<void>
  writeTemplate(files: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

/** The small shop on a database of its own, asked through the use case and without HTTP. */
export async function openTestSite(): Promise<TestSite> {
  const test = await createTestContext()
  const { time } = test
  const shop = await createSmallShop(test.context.database, { name: 'fern', now: time.now - 1000 })
  const context: Context = { ...test.context, files: openFileStore(shop.filesFolder) }
  const { siteId } = shop
  const site: RequestSite = {
    siteId,
    name: 'fern',
    origin: 'http://fern.localhost',
    ownerScripts: true,
  }
  const perform: TestSite['perform'] = async (action, input) => {
    const options = { authorId: null, may: () => true, now: time.now, random: context.random }
    const done = await performAction(context, siteId, action, input, options)
    if (!done.ok) throw new Error(done.refusal.message)
    time.now += 1001
  }
  const getReply: TestSite['getReply'] = async (address, headers = {}) => {
    const reply = await servePage(context, pageRequest(address, headers, { context, site, time }))
    if ('ok' in reply) throw new Error(reply.refusal.message)
    return reply
  }
  return {
    context,
    siteId,
    site,
    time,
    perform,
    getReply,
    get: async (address, headers) => toServedPage(await getReply(address, headers)),
    async writeTemplate(files) {
      for (const [path, text] of Object.entries(files)) {
        await perform(setTemplateFile, { path, text })
      }
    },
    async close() {
      await test.close()
      await shop.remove()
    },
  }
}

type Surroundings = Pick<TestSite, 'context' | 'site' | 'time'>

export function pageRequest(
  address: string,
  headers: Readonly<Record<string, string>>,
  { context, site, time }: Surroundings,
): PageRequest {
  const url = new URL(address, site.origin)
  return {
    params: {},
    query: Object.fromEntries(url.searchParams),
    body: undefined,
    path: decodeURIComponent(url.pathname),
    search: url.search.slice(1),
    method: 'GET',
    headers,
    cookies: readCookies(headers['cookie'], { on: 'site', secure: true }).cookies,
    keepsCookies: headers['cookie'] !== undefined,
    address: '127.0.0.1',
    now: time.now,
    uptime: time.uptime,
    random: context.random,
    site,
    readUpload: () => Promise.resolve(null),
    secureCookies: true,
  }
}

async function toServedPage(reply: Reply): Promise<ServedPage> {
  const chunks: Buffer[] = []
  if ('stream' in reply) for await (const chunk of reply.stream) chunks.push(chunk as Buffer)
  const bytes = 'bytes' in reply ? reply.bytes : Buffer.concat(chunks)
  return {
    status: reply.status ?? ('redirect' in reply ? 302 : 200),
    headers: {
      ...reply.headers,
      ...('contentType' in reply && { 'content-type': reply.contentType }),
    },
    cookies: (reply.cookies ?? []).map(({ cookie }) => cookie),
    text: 'html' in reply ? reply.html : Buffer.from(bytes).toString(),
    bytes,
    location: 'redirect' in reply ? reply.redirect : '',
  }
}
