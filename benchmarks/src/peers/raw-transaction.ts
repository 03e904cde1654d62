import pg from 'pg'

const callers = 16

/**
 * Transactions of five statements (begin, read price and stock, write the entry, read the totals,
 * commit) through `pg` and nothing else: what cart and order writes are measured against.
 * @returns transactions per second
 */
export async function rawTransactions(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: callers })
  pool.on('error', () => undefined)
  await prepare(pool)
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async (_one, caller) => {
      const client = await pool.connect()
      for (let turn = 0; performance.now() < end; turn++) {
        await transaction(client, `cart-${caller}-${Math.floor(turn / 10)}`, turn % 10)
        done += 1
      }
      client.release()
    }),
  )
  await pool.end()
  return done / seconds
}

async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query('drop table if exists bench_entry, bench_product')
  await pool.query(
    'create table bench_product (site text, id int, price int, stock int, primary key (site, id))',
  )
  await pool.query(
    'create table bench_entry (site text, cart text, product int, quantity int, primary key (site, cart, product))',
  )
  await pool.query(
    `insert into bench_product select 's', n, 4800, 1000000 from generate_series(0, 9) n`,
  )
}

async function transaction(client: pg.PoolClient, cart: string, product: number): Promise<void> {
  await client.query({ name: 'begin', text: 'begin' })
  await client.query({
    name: 'price',
    text: 'select price, stock from bench_product where site = $1 and id = $2',
    values: ['s', product],
  })
  await client.query({
    name: 'entry',
    text: `insert into bench_entry values ($1, $2, $3, 1) on conflict (site, cart, product)
      do update set quantity = bench_entry.quantity + 1`,
    values: ['s', cart, product],
  })
  await client.query({
    name: 'total',
    text: `select sum(e.quantity * p.price) from bench_entry e
      join bench_product p on p.site = e.site and p.id = e.product
      where e.site = $1 and e.cart = $2`,
    values: ['s', cart],
  })
  await client.query({ name: 'commit', text: 'commit' })
}
