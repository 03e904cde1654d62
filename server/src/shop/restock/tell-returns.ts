import type { Context } from '../../ground/context.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { forgetStockReturn, listStockReturns } from '../../site/stock/stock-returns.ts'
import { sendGroup } from './send-restock.ts'

type Environment = Pick<
  Context,
  'config' | 'templates' | 'database' | 'clock' | 'random' | 'logger'
>

const perRound = 200

/**
 * Tells whoever waits for what has come back into stock, on the sites whose owners want that by itself.
 * What nobody can buy now, because it has sold out again or is hidden, waits for its owner.
 */
export async function tellReturns(context: Environment): Promise<void> {
  for (const one of await listStockReturns(context.database, perRound)) {
    try {
      await tellReturn(context, one)
    } catch (error) {
      // those of other shops wait for none of this one
      context.logger.warn({ err: error, siteId: one.siteId }, 'a return was not told of')
    }
  }
}

async function tellReturn(
  context: Environment,
  { siteId, itemId, variantId, at }: Awaited<ReturnType<typeof listStockReturns>>[number],
): Promise<void> {
  const { database, clock, random } = context
  const site = database.dbFor(siteId)
  const settings = await readDocument(site, 'site-settings', 'site')
  if (settings?.body.store.restock?.tellsByItself === true) {
    const group = { productId: itemId, variantId }
    await sendGroup(context, siteId, group, { now: clock(), random })
  }
  // a process that ends before this tells whoever is left once more, and nobody twice
  await forgetStockReturn(site, { variantId, at })
}
