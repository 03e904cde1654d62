import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabaseConnection } from '../ground/db/database.ts'

/** A way to a test's PostgreSQL that can be cut or fall silent. */
export type Cable = {
  readonly connection: { readonly url: string }
  /** Ends every connection and lets no new one through. */
  cut(): void
  /** What is asked gets no answer any more, and no connection ends. */
  silence(): void
  mend(): void
  remove(): Promise<void>
}

export async function layCable(to: DatabaseConnection): Promise<Cable> {
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const ends = new Set<Socket>()
  const listener: Server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = reach(to)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => [near, far].forEach((one) => ends.delete(one.destroy())))
    }
    near.on('data', (bytes) => state === 'silent' || far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const dropAll = (): void => ends.forEach((end) => void end.destroy())
  return {
    connection: { url: addressOf(to, (listener.address() as AddressInfo).port) },
    cut: () => {
      state = 'cut'
      dropAll()
    },
    silence: () => void (state = 'silent'),
    mend: () => void (state = 'whole'),
    remove: () => {
      dropAll()
      return new Promise((resolve) => listener.close(() => resolve()))
    },
  }
}

function reach(to: DatabaseConnection): Socket {
  if (!('url' in to)) return connect(join(to.host, `.s.PGSQL.${to.port}`))
  const { hostname, port } = new URL(to.url)
  return connect(Number(port || 5432), hostname)
}

function addressOf(to: DatabaseConnection, port: number): string {
  if (!('url' in to)) return `postgres://${to.user}@127.0.0.1:${port}/${to.database}`
  const url = new URL(to.url)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
