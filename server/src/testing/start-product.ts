import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dropDataFolder, firstStartVariable, makeDataFolder } from './first-start.ts'

/** The built product as a person starts it, on data of its own. */
export type Product = {
  /** Such as `http://shop.localhost:34567`. */
  readonly shop: string
  readonly editor: string
  /** The one-time link that the first start prints. */
  readonly signInLink: string
  readonly port: number
  readonly pid: number
  /** Asks it to end and waits; the exit code, 0 when it ended well. */
  stop(): Promise<number | null>
}

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))
const startTimeoutMs = 120_000

/**
 * As in `npm start`: a smaller young generation, an old one that grows to twice what lives, and
 * nothing that is old from the start because V8 guesses so (decision 0018); collections of the young
 * one wake no threads for help (decision 0129).
 */
const nodeFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=100',
  '--no-allocation-site-pretenuring',
  '--no-parallel-scavenge',
  '--no-concurrent-array-buffer-sweeping',
]

/** Limits are raised: every visitor of a journey comes from one address. */
const raisedLimits = {
  RATE_CART_PER_10S: '100000',
  RATE_CHECKOUT_PER_MINUTE: '100000',
  RATE_DECLINES_PER_10MIN: '100000',
  RATE_SIGN_IN_PER_15MIN: '100000',
  RATE_WRITES_PER_10S: '100000',
}

/**
 * On `localhost` and the built-in database it goes on from a copy of the run's first start, as making a
 * database and a site takes longer than many journeys; elsewhere it begins from nothing.
 *
 * @param environment what the product is started with beside the usual
 * @param domain on which editor and sites are, in place of `localhost`, such as `hosted.localhost`
 * @param first the folder of a first start on that domain, to go on from a copy of it
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  domain?: string,
  first = firstStartFor(environment, domain),
): Promise<Product> {
  const dataFolder = await makeDataFolder(first)
  const product = await startOn(dataFolder, environment, domain)
  return {
    ...product,
    async stop() {
      const code = await product.stop()
      await dropDataFolder(dataFolder)
      return code
    },
  }
}

function firstStartFor(
  { DATABASE_URL: database }: Readonly<Record<string, string>>,
  domain?: string,
): string | undefined {
  if (database !== undefined || domain !== undefined) return undefined
  return process.env[firstStartVariable]
}

/** Starts it on data that is there, or on none yet, and leaves them there. */
export async function startOn(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  domain?: string,
): Promise<Product> {
  const port = await findFreePort()
  const editor = `http://${domain === undefined ? 'localhost' : `editor.${domain}`}:${port}`
  const child = spawn(
    process.execPath,
    [...nodeFlags, join(projectFolder, 'server/dist/main.js')],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        PORT: String(port),
        VITRINE_DATA: dataFolder,
        // nobody outside is asked by a test
        PROVIDER_LOOKUPS: 'off',
        CAPTCHA_SERVICES: 'http://127.0.0.1:9',
        STRIPE_API: 'http://127.0.0.1:9',
        ...raisedLimits,
        ...(domain !== undefined && { EDITOR_ORIGIN: editor, SITES_DOMAIN: domain }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const greeting = await readGreeting(child)
  return {
    shop: lineOf(greeting, 'Shop'),
    editor,
    signInLink: lineOf(greeting, 'Editor'),
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      return ended
    },
  }
}

function readGreeting(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => fail('did not start in time'), startTimeoutMs)
    const fail = (what: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`the product ${what}:\n${text}`))
    }
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      if (!text.includes('Ready in')) return
      clearTimeout(timer)
      resolve(text)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => fail('ended'))
  })
}

function lineOf(greeting: string, name: string): string {
  const line = greeting.split('\n').find((one) => one.startsWith(`${name}:`))
  if (line === undefined) throw new Error(`the start did not print "${name}:"\n${greeting}`)
  return line.slice(name.length + 1).trim()
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
