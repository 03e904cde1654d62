import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { inviteAccount } from '../people/roles/invite-account.ts'
import type { Context } from '../ground/context.ts'
import { saveMembership } from '../people/roles/membership-store.ts'
import { completeContext } from '../complete-context.ts'
import { openDatabase } from '../ground/db/database.ts'
import { runServer } from '../run-server.ts'
import { createSite } from '../site/sites/create-site.ts'
import { createVisitor, type Visitor } from './http-client.ts'
import { createTestContext } from './test-context.ts'

/** Another server on the same database, as behind a load balancer: what it keeps is its own. */
export type SecondServer = Pick<TestServer, 'context' | 'port' | 'visitor' | 'owner'> & {
  /** Somebody who was met by the first server until now, with the same cookies. */
  goesOn(visitor: Visitor): Visitor
}

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
  /** It ends with the first one. */
  second(): Promise<SecondServer>
  close(): Promise<void>
}

export type TestServerOptions = {
  /** A starter by name, or an own folder in the same form. */
  readonly starter?: string
  readonly startersFolder?: string
  readonly environment?: Readonly<Record<string, string>>
}

const siteName = 'fern'

/** The whole product in this process: real HTTP, real database, one site made from a starter. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const test = await createTestContext({ PORT: '0', HOST: '127.0.0.1', ...options.environment })
  const context: Context = {
    ...test.context,
    startersFolder: options.startersFolder ?? test.context.startersFolder,
  }
  const owner = await inviteAccount(context, { email: 'owner@fern.example' }, test.time.now)
  if (!owner.ok) throw new Error(owner.refusal.message)
  const ownerAccountId = owner.value.accountId
  const starter = options.starter ?? 'corrigan'
  const created = await createSite(
    context,
    { name: siteName, starter, ownerAccountId },
    test.time.now,
  )
  if (!created.ok) throw new Error(created.refusal.message)
  const { siteId } = created.value
  const server = await runServer(context)
  const seconds: { close(): Promise<void> }[] = []
  const signedIn = async (email: string, port = server.port): Promise<Visitor> => {
    const invited = await inviteAccount(context, { email }, test.time.now)
    if (!invited.ok) throw new Error(invited.refusal.message)
    const visitor = createVisitor(port, 'localhost')
    const token = new URL(invited.value.link).searchParams.get('token')
    await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
    return visitor
  }
  return {
    context,
    port: server.port,
    siteId,
    ownerId: ownerAccountId,
    time: test.time,
    visitor: () => createVisitor(server.port, `${siteName}.localhost`),
    stranger: () => createVisitor(server.port, 'localhost'),
    owner: () => signedIn('owner@fern.example'),
    async person(email, roles) {
      const invited = await inviteAccount(context, { email }, test.time.now)
      if (!invited.ok) throw new Error(invited.refusal.message)
      await context.database.transact(siteId, (site) =>
        saveMembership(site, invited.value.accountId, { roles, isOwner: false }, test.time.now),
      )
      return signedIn(email)
    },
    async second() {
      const { connection } = context.database
      const database = openDatabase(connection, { maxConnections: 20 })
      const own: Context = completeContext({ ...context, database })
      const { port, stop } = await runServer(own)
      seconds.push({ close: () => stop().then(() => database.close()) })
      return {
        context: own,
        port,
        visitor: () => createVisitor(port, `${siteName}.localhost`),
        owner: () => signedIn('owner@fern.example', port),
        goesOn: ({ host, cookies }) => createVisitor(port, host, cookies),
      }
    },
    async close() {
      for (const one of seconds) await one.close()
      await server.stop()
      await test.close()
    },
  }
}
