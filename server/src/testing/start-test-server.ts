import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { inviteAccount } from '../people/roles/invite-account.ts'
import type { Context } from '../ground/context.ts'
import { saveMembership } from '../people/roles/membership-store.ts'
import { runServer } from '../run-server.ts'
import { createSite } from '../site/sites/create-site.ts'
import { createVisitor, type Visitor } from './http-client.ts'
import { createTestContext } from './test-context.ts'
import type { TestDatabase } from './test-database.ts'

export type TestServer = {
  readonly context: Context
  readonly port: number
  readonly siteId: SiteId
  readonly ownerId: AccountId
  /** Epoch milliseconds of the server's clock; a test moves it. */
  readonly time: { now: number }
  /** Somebody on the site, with cookies of their own. */
  visitor(): Visitor
  /** Somebody on the editor's origin who is not signed in. */
  stranger(): Visitor
  /** The owner, signed in to the editor. */
  owner(): Promise<Visitor>
  /** Somebody with roles on the site, signed in to the editor. */
  person(email: string, roles: readonly number[]): Promise<Visitor>
  close(): Promise<void>
}

export type TestServerOptions = {
  /** A starter by name, or an own folder in the same form. */
  readonly starter?: string
  readonly startersFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Whether the site begins behind its closed door, wherever it is. */
  readonly isClosed?: boolean
  /** Where it is to be none of the usual ones. */
  readonly makeDatabase?: () => Promise<TestDatabase>
}

export const siteName = 'fern'
export const ownerEmail = 'owner@fern.example'

/** The whole product in this process: real HTTP, real database, one site made from a starter. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const environment = { PORT: '0', HOST: '127.0.0.1', ...options.environment }
  const test = await createTestContext(environment, options.makeDatabase)
  const context: Context = {
    ...test.context,
    startersFolder: options.startersFolder ?? test.context.startersFolder,
  }
  const owner = await inviteAccount(context, { email: ownerEmail }, test.time.now)
  if (!owner.ok) throw new Error(owner.refusal.message)
  const ownerAccountId = owner.value.accountId
  const starter = options.starter ?? 'corrigan'
  const created = await createSite(
    context,
    { name: siteName, starter, ownerAccountId, isClosed: options.isClosed ?? false },
    test.time.now,
  )
  if (!created.ok) throw new Error(created.refusal.message)
  const { siteId } = created.value
  const server = await runServer(context)
  const signedIn = (email: string) => signIn({ context, port: server.port }, email, test.time.now)
  return {
    context,
    port: server.port,
    siteId,
    ownerId: ownerAccountId,
    time: test.time,
    visitor: () => createVisitor(server.port, `${siteName}.localhost`),
    stranger: () => createVisitor(server.port, 'localhost'),
    owner: () => signedIn(ownerEmail),
    async person(email, roles) {
      const invited = await inviteAccount(context, { email }, test.time.now)
      if (!invited.ok) throw new Error(invited.refusal.message)
      await context.database.transact(siteId, (site) =>
        saveMembership(site, invited.value.accountId, { roles, isOwner: false }, test.time.now),
      )
      return signedIn(email)
    },
    async close() {
      await server.stop()
      await test.close()
    },
  }
}

/** Somebody at the editor of a server, through a link of one use. */
export async function signIn(
  { context, port }: Pick<TestServer, 'context' | 'port'>,
  email: string,
  now: number,
): Promise<Visitor> {
  const invited = await inviteAccount(context, { email }, now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const visitor = createVisitor(port, 'localhost')
  const token = new URL(invited.value.link).searchParams.get('token')
  await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
  return visitor
}
