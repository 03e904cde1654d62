import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { findPackagedBinaries } from './binaries.ts'
import { readUsers } from './data-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { commandOf, findProcess } from './process-identity.ts'
import type { WritingServerLine } from './writing-server.ts'

export const isRoot = process.getuid?.() === 0

/** A folder that every user may pass through, with the child program and the binaries in it. */
export type Rig = {
  readonly folder: string
  readonly packageFolder: string
  newFolder(name: string): string
  /** A data folder that an earlier start has filled: quicker than a first start. */
  usedFolder(name: string): Promise<string>
  start(options: ChildOptions): WritingServer
  remove(): Promise<void>
}

export type ChildOptions = {
  readonly dataFolder: string
  readonly writers?: number
  readonly user?: { readonly uid: number; readonly gid: number }
  /** Leaves by `process.exit` as soon as it is ready. */
  readonly exitsAtOnce?: boolean
}

export type WritingServer = {
  readonly process: ChildProcess
  readonly lines: WritingServerLine[]
  /** Resolves with the first line of this kind, also an earlier one; rejects when it ends first. */
  find<Kind extends WritingServerLine['kind']>(
    kind: Kind,
  ): Promise<Extract<WritingServerLine, { kind: Kind }>>
  readonly ended: Promise<void>
  savedIds(): readonly number[]
  end(signal?: NodeJS.Signals): Promise<void>
}

export async function makeRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'))
  await chmod(folder, 0o711)
  await buildProgram(join(folder, 'program'))
  const packageFolder = join(folder, 'package')
  // a copy, since another user may be unable to enter the project's own folder
  await cp(dirname(findPackagedBinaries().folder), packageFolder, { recursive: true })
  const started: WritingServer[] = []
  const seed = join(folder, 'seed')
  const newFolder = (name: string): string => join(folder, `${name}-${(folders += 1)}`, 'data')
  let folders = 0
  return {
    folder,
    packageFolder,
    newFolder,
    usedFolder: async (name) => {
      if (!existsSync(seed)) await (await startEmbeddedPostgres({ dataFolder: seed })).stop()
      const dataFolder = newFolder(name)
      await mkdir(dirname(dataFolder))
      await promisify(execFile)('cp', ['-a', seed, dataFolder])
      return dataFolder
    },
    start: (options) => {
      const server = startProgram(folder, packageFolder, options)
      started.push(server)
      return server
    },
    remove: async () => {
      await Promise.all(started.map((server) => server.end('SIGTERM')))
      await killOrphans(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Databases whose server a test killed and no other took over. */
async function killOrphans(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const dataFolder = join(folder, name, 'data')
    if (!existsSync(join(dataFolder, 'database', 'postmaster.pid'))) continue
    const pid = databasePid(dataFolder)
    if (commandOf(pid).includes(dataFolder)) await killHard(pid)
  }
}

async function buildProgram(outDir: string): Promise<void> {
  await mkdir(outDir)
  await chmod(outDir, 0o755)
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./writing-server.ts', import.meta.url)),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'writing-server.mjs' } },
    },
    ssr: { noExternal: true },
  })
}

function startProgram(folder: string, packageFolder: string, options: ChildOptions): WritingServer {
  const { dataFolder, writers = 0, user } = options
  const child = spawn(process.execPath, [join(folder, 'program', 'writing-server.mjs')], {
    cwd: '/',
    // a group of its own, as a terminal gives to a command
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      VITRINE_TEST_FOLDER: dataFolder,
      VITRINE_TEST_PACKAGE: packageFolder,
      VITRINE_TEST_WRITERS: String(writers),
      ...(options.exitsAtOnce === true ? { VITRINE_TEST_EXITS: 'yes' } : {}),
      ...(user === undefined ? {} : { VITRINE_TEST_USER: `${user.uid}:${user.gid}` }),
    },
  })
  const lines: WritingServerLine[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (text) => {
    // a killed process may leave half a line
    if (text.endsWith('}')) lines.push(JSON.parse(text) as WritingServerLine)
  })
  const closed = new Promise<void>((resolve) => reader.once('close', resolve))
  return {
    process: child,
    lines,
    find: (kind) => findLine(lines, reader, closed, kind),
    ended: closed,
    savedIds: () => lines.flatMap((line) => (line.kind === 'saved' ? [line.id] : [])),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await closed
    },
  }
}

type LineReader = ReturnType<typeof createInterface>

async function findLine<Kind extends WritingServerLine['kind']>(
  lines: readonly WritingServerLine[],
  reader: LineReader,
  closed: Promise<void>,
  kind: Kind,
): Promise<Extract<WritingServerLine, { kind: Kind }>> {
  type Wanted = Extract<WritingServerLine, { kind: Kind }>
  const find = (): Wanted | undefined => lines.find((line): line is Wanted => line.kind === kind)
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = find()
      if (found === undefined) return
      reader.off('line', look)
      resolve(found)
    }
    reader.on('line', look)
    void closed.then(() => {
      look()
      reject(new Error(`the server ended without "${kind}": ${JSON.stringify(lines.slice(-5))}`))
    })
    look()
  })
}

export function databasePid(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'database', 'postmaster.pid'), 'utf8'), 10)
}

/** Kills like a power cut of one process, and waits until the system has let go of it. */
export async function killHard(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
  await waitUntil(() => findProcess(pid) === undefined)
}

export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** An unprivileged user of this machine, for tests that root runs. */
export function ordinaryUser(): { uid: number; gid: number } {
  const user = readUsers().find(({ name }) => name === 'nobody')
  if (user === undefined) throw new Error('this machine has no user "nobody"')
  return { uid: user.uid, gid: user.gid }
}
