import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './measure/report.ts'
import { interleave } from './measure/ratio.ts'

const rounds = 5

/**
 * P10: from `node server/dist/main.js` to the first 200 on a real product page, on data that exists
 * already, against a bare Fastify with the template engine.
 */
export async function measureColdStart(pagePath: string): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  await chmod(folder, 0o711)
  const product = (): Promise<number> =>
    timeStart(['server/dist/main.js'], 'shop.localhost', pagePath, { VITRINE_DATA: folder })
  const peer = (): Promise<number> =>
    timeStart([process.argv[1] ?? '', '--peer', 'bare-fastify'], 'localhost', '/', {})
  await timeStart(['server/dist/main.js'], 'shop.localhost', '/', { VITRINE_DATA: folder })
  await peer()
  const result = await interleave(rounds, product, peer)
  await rm(folder, { recursive: true, force: true })
  return {
    id: 'P10',
    job: 'cold start to the first product page',
    value: result.ratio,
    unit: 'x bare Fastify',
    floor: 4,
    goal: 2.2,
    better: 'lower',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} ms`,
  }
}

/** Starts a program and asks for a page until it answers 200; then ends it cleanly. */
async function timeStart(
  args: readonly string[],
  host: string,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const port = await findFreePort()
  const begin = performance.now()
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let milliseconds = 0
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered`)
    if ((await statusOf(port, `${host}:${port}`, path)) === 200) break
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  milliseconds = performance.now() - begin
  child.kill('SIGTERM')
  await ended
  return milliseconds
}

function statusOf(port: number, host: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end()
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
