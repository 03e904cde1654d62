import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from '../setup/project.mjs'

const startLimitMs = 60_000

/**
 * Starts the built product on a new data folder and a free port.
 * @returns the shop's address, the editor's sign-in link, `addSite`, which makes a site from a
 * starter and answers its address, and `stop`, which removes the data
 * @throws SetupError with the server's output when it does not print both in a minute
 */
export async function startShop(folder) {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  const env = { ...process.env, PORT: String(await freePort()), VITRINE_DATA: data }
  const child = spawn(process.execPath, [join(folder, 'server', 'dist', 'main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }
  const addSite = async (starter) => {
    const commandLine = join(folder, 'server', 'dist', 'cli.js')
    const args = [commandLine, 'site', 'create', `sample-${starter}`, '--starter', starter]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env })
    const [address] = /https?:\/\/\S+/.exec(stdout) ?? []
    if (address === undefined) throw new SetupError(`No site was made of ${starter}:\n${stdout}`)
    return address
  }
  try {
    return { ...(await untilAddressed(child)), addSite, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function untilAddressed(child) {
  return new Promise((done, fail) => {
    let output = ''
    const refuse = (why) => fail(new SetupError(`The shop ${why}:\n${output}`))
    const timer = setTimeout(() => refuse('printed no addresses in a minute'), startLimitMs)
    const read = (chunk) => {
      output += chunk
      const addresses = readAddresses(output)
      if (addresses === undefined) return
      clearTimeout(timer)
      done(addresses)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('exit', () => {
      clearTimeout(timer)
      refuse('did not start')
    })
  })
}

/**
 * What a first start prints: the shop under a name of its own, and the editor with a sign-in link,
 * which is the address on the bare host that has a path.
 */
export function readAddresses(output) {
  const lines = output.slice(0, output.lastIndexOf('\n') + 1)
  const urls = [...lines.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([text]) => new URL(text))
  const shop = urls.find((url) => url.hostname.endsWith('.localhost'))
  const signIn = urls.find((url) => url.hostname === 'localhost' && url.href !== `${url.origin}/`)
  if (shop === undefined || signIn === undefined) return undefined
  return { shop: shop.origin, signIn: signIn.href }
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
