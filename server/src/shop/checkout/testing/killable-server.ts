import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('../../../../../', import.meta.url))
const mainFile = join(projectFolder, 'server/dist/main.js')
const startTimeoutMs = 60_000

/** The built server as a child on data of its own, to be killed and started again at will. */
export type KillableServer = {
  readonly port: number
  /** What the last start printed. */
  greeting(): string
  start(): Promise<void>
  /** Of the process; undefined: none runs. */
  pid(): number | undefined
  /** The folder of its database's socket. */
  databaseHost(): string
  /** Ends the database; the server starts it again. SIGINT: as an administrator does. */
  endDatabase(signal: 'SIGKILL' | 'SIGINT'): void
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>
  /** Stops cleanly and removes the data. */
  end(): Promise<void>
}

export type KillableOptions = {
  /** Of its data, where it is to be none of its own. */
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Has the jobs look more often than every 15 seconds. */
  readonly jobsEveryMs?: number
}

export async function prepareKillableServer(options: KillableOptions): Promise<KillableServer> {
  await buildIfMissing()
  const dataFolder = options.folder ?? (await mkdtemp(join(tmpdir(), 'vitrine-crash-')))
  // under root, PostgreSQL is another user, who must get in
  await chmod(dataFolder, 0o711)
  const port = await findFreePort()
  let child: ChildProcess | undefined
  let printed = ''
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child
    child = undefined
    if (running === undefined || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  // its own process, its data, when it was started, its port, and the folder of its socket
  const ofDatabase = (line: number): string =>
    readFileSync(join(dataFolder, 'database', 'postmaster.pid'), 'utf8').split('\n')[line] ?? ''
  return {
    port,
    pid: () => (child?.exitCode === null ? child.pid : undefined),
    databaseHost: () => ofDatabase(4),
    endDatabase: (signal) => process.kill(Number(ofDatabase(0)), signal),
    greeting: () => printed,
    async start() {
      child = spawn(process.execPath, [...hurried(options), mainFile], {
        cwd: projectFolder,
        env: {
          ...process.env,
          PORT: String(port),
          VITRINE_DATA: dataFolder,
          RATE_CART_PER_10S: '100000',
          RATE_CHECKOUT_PER_MINUTE: '100000',
          RATE_DECLINES_PER_10MIN: '100000',
          RATE_SIGN_IN_PER_15MIN: '100000',
          RATE_WRITES_PER_10S: '100000',
          ...options.environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      printed = await readGreeting(child)
    },
    kill: () => stop('SIGKILL'),
    async end() {
      await stop('SIGTERM')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The server knows nothing of it: only the timers of its process go off sooner. */
function hurried({ jobsEveryMs }: KillableOptions): readonly string[] {
  if (jobsEveryMs === undefined) return []
  const source = `const wait = globalThis.setInterval
    globalThis.setInterval = (work, ms, ...more) => wait(work, ms === 15000 ? ${jobsEveryMs} : ms, ...more)`
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`]
}

async function buildIfMissing(): Promise<void> {
  if (existsSync(mainFile)) return
  const build = spawn(process.execPath, [join(projectFolder, 'tools/build.mjs')], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => build.once('exit', resolve))
  if (code !== 0) throw new Error('the server could not be built')
}

function readGreeting(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (): void => reject(new Error(`the server did not start:\n${text}`))
    const timer = setTimeout(fail, startTimeoutMs)
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      if (!text.includes('Ready in')) return
      clearTimeout(timer)
      resolve(text)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', fail)
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
