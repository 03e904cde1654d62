import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chmod } from 'node:fs/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '@vitrine/server/ground/db/embedded/embedded-postgres.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'

/** The built product over a database that peers can reach too. */
export type ProductUnderTest = {
  readonly product: Product
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly websiteId: string
  readonly shopHost: string
  /** A live product with a price: its page and its identifiers. */
  readonly sample: { path: string; itemId: string; sku: string }
  stop(): Promise<void>
}

export async function startProductUnderTest(
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, maxConnections: 100 })
  const { host, port, user, database } = postgres.connection
  const databaseUrl = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...environment })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  pool.on('error', () => undefined)
  const websiteId = String((await pool.query('select website_id from site')).rows[0]?.website_id)
  return {
    product,
    databaseUrl,
    pool,
    websiteId,
    shopHost: new URL(product.shop).host,
    sample: await findSample(pool),
    async stop() {
      await product.stop()
      await pool.end()
      await postgres.stop()
      await rm(postgres.dataFolder, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findSample(pool: pg.Pool): Promise<ProductUnderTest['sample']> {
  // stock without end, so that no measurement sells out
  await pool.query('update stock set quantity = 100000000 where quantity is not null')
  const { rows } = await pool.query(`
    select item.id as "itemId", '/' || shop.url_id || '/' || item.url_id as path,
      item.body #>> '{product,variants,0,sku}' as sku
    from document item join document shop
      on shop.website_id = item.website_id and shop.kind = 'collection' and shop.id = item.collection_id
    where item.kind = 'item' and (item.body #>> '{product,productType}') = '1'
      and item.visibility = 'live'
    order by item.position limit 1`)
  const row = rows[0] as ProductUnderTest['sample'] | undefined
  if (row === undefined) throw new Error('the starter has no product to measure with')
  return row
}
