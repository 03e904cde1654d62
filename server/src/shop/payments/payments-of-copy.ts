import { errorsOf, ExplainedError } from '../../ground/db/explained-error.ts'

/** What becomes of the payments of shops that are brought back from a backup. */
export const copyPayments = ['keep', 'stop'] as const
export type CopyPayments = (typeof copyPayments)[number]

const sentences = {
  'payments-unclear': (facts: { shops: number }) =>
    `${facts.shops === 1 ? 'A shop' : `${facts.shops} shops`} of this backup can take real money, and two installations must not charge the same customers: nothing was restored. Say --payments keep where this one takes the place of the other, --payments stop where it is a copy.`,
} as const

class CopyError extends ExplainedError<keyof typeof sentences> {}

const copyError = errorsOf(sentences, CopyError)

/** What asks the database of an installation, in the transaction that fills it. */
type Asking = {
  query(text: string): Promise<{ rows: readonly Record<string, unknown>[] }>
}

const liveShops = `select website_id from document
  where kind = 'site-settings' and jsonb_typeof(body #> '{store,stripe,live}') = 'object'`

/** The keys of real money that anything there names, also those of before. */
const liveKeys = `
  select body #>> '{store,stripe,live,secretId}' as id from document where kind = 'site-settings'
  union select body #>> '{store,stripe,live,webhookSecretId}' from document where kind = 'site-settings'
  union select provider_account from payment where provider = 'stripe-live'
  union select provider_account from subscription where provider = 'stripe-live'`

/**
 * Lets a copy of an installation take no real money: its shops are a test, and the keys are gone, so
 * that no subscription is charged twice. @throws CopyError `payments-unclear`
 */
export async function settleCopyPayments(
  database: Asking,
  wish: CopyPayments | undefined,
): Promise<void> {
  const { rows } = await database.query(liveShops)
  if (rows.length === 0 || wish === 'keep') return
  if (wish === undefined) throw copyError('payments-unclear', { shops: rows.length })
  await database.query(`delete from site_secret where id in (${liveKeys})`)
  await database.query(`update document
    set body = jsonb_set(jsonb_set(body, '{store,stripe,live}', 'null'), '{store,paymentMode}', '"test"')
    where kind = 'site-settings' and jsonb_typeof(body #> '{store,stripe,live}') = 'object'`)
}
