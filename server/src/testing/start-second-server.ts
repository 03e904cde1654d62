import { completeContext } from '../complete-context.ts'
import { openDatabase } from '../ground/db/database.ts'
import { runServer } from '../run-server.ts'
import { createVisitor, type Visitor } from './http-client.ts'
import { ownerEmail, signIn, siteName, type TestServer } from './start-test-server.ts'

export type SecondServer = Pick<TestServer, 'visitor' | 'owner' | 'close'> & {
  /** Somebody who was met by the first server until now, with the same cookies. */
  goesOn(visitor: Visitor): Visitor
}

/** Another server on the same database, as behind a load balancer: what it keeps is its own. */
export async function startSecondServer(first: TestServer): Promise<SecondServer> {
  const database = openDatabase(first.context.database.connection, { maxConnections: 20 })
  const context = completeContext({ ...first.context, database })
  const server = await runServer(context)
  const { port } = server
  return {
    visitor: () => createVisitor(port, `${siteName}.localhost`),
    owner: () => signIn({ context, port }, ownerEmail, first.time.now),
    goesOn: ({ host, cookies }) => createVisitor(port, host, cookies),
    async close() {
      await server.stop()
      await database.close()
    },
  }
}
