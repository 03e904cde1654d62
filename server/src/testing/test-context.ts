import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { completeContext } from '../complete-context.ts'
import { readConfig, type Config } from '../ground/config/config.ts'
import type { Context } from '../ground/context.ts'
import { openDatabase } from '../ground/db/database.ts'
import { openBuiltAssets } from '../ground/http/built-assets.ts'
import { createRateLimiter } from '../ground/http/rate-limit.ts'
import { openNameResolver } from '../ground/http/name-resolver.ts'
import { openFileStore } from '../ground/files/file-store.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestContext = {
  readonly context: Context
  /** Epoch milliseconds of the context's clock; a test moves it, and with it the uptime. */
  readonly time: { now: number; readonly uptime: number }
  close(): Promise<void>
}

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * A context on a database and a folder of its own. Limits are off unless a test asks for them.
 * @param makeDatabase where it is to be none of the usual ones
 */
export async function createTestContext(
  environment: Readonly<Record<string, string>> = {},
  makeDatabase: () => Promise<TestDatabase> = createTestDatabase,
): Promise<TestContext> {
  const database = await makeDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const opened = openDatabase(database.connection, { maxConnections: 20 })
  const time = createTestTime()
  const config = testConfig({ VITRINE_DATA: dataFolder, ...environment })
  const context = completeContext({
    config,
    names: openNameResolver(config.dnsServers),
    tries: createRateLimiter(),
    clock: () => time.now,
    uptime: () => time.uptime,
    random: (byteCount) => randomBytes(byteCount),
    database: opened,
    files: openFileStore(dataFolder),
    assets: openBuiltAssets(projectRoot),
    startersFolder: join(projectRoot, 'starter-sites'),
    signingKey: randomBytes(32),
    logger: pino({ level: 'silent' }),
  })
  return {
    context,
    time,
    async close() {
      await opened.close()
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Set forward, time passes; set back, only the clock was wrong and no time is undone. */
function createTestTime(): { now: number; readonly uptime: number } {
  let now = Date.UTC(2026, 4, 12, 9, 30)
  let uptime = 1000
  return {
    get now() {
      return now
    },
    set now(value) {
      uptime += Math.max(0, value - now)
      now = value
    },
    get uptime() {
      return uptime
    },
  }
}

function testConfig(environment: Readonly<Record<string, string>>): Config {
  const unlimited = {
    RATE_CART_PER_10S: '1000000',
    RATE_CHECKOUT_PER_MINUTE: '1000000',
    RATE_DECLINES_PER_10MIN: '1000000',
    RATE_SIGN_IN_PER_15MIN: '1000000',
    RATE_WRITES_PER_10S: '1000000',
  }
  return readConfig(
    {
      LOG_LEVEL: 'silent',
      PROVIDER_LOOKUPS: 'off',
      STRIPE_API: 'http://127.0.0.1:9',
      ...unlimited,
      ...environment,
    },
    '/',
  )
}
