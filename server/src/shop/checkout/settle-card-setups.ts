import type { Context } from '../../ground/context.ts'
import { workAtOnce } from '../../ground/jobs/at-once.ts'
import { settleSetup } from './card-setup.ts'
import { claimSetup, deleteSetupsBefore, listDueSetups, updateSetup } from './card-setup-store.ts'

type SettlingContext = Pick<
  Context,
  'database' | 'config' | 'signingKey' | 'clock' | 'random' | 'logger'
>

const pauseMs = 10 * 60_000
const atOnce = 4
const dayMs = 24 * 3_600_000
/** No provider's page stays open for longer. */
const longestMs = 2 * dayMs
/** So long it is known for what somebody gave a card, or did not. */
const keptForMs = 30 * dayMs

/** Asks the providers for cards that nobody has told of: whose shopper did not come back. */
export async function settleCardSetups(context: SettlingContext): Promise<void> {
  const now = context.clock()
  await workAtOnce(
    await listDueSetups(context.database, now),
    atOnce,
    async ({ siteId, setup }) => {
      const site = context.database.dbFor(siteId)
      if (!(await claimSetup(site, setup, now + pauseMs))) return
      const isOver = setup.created_at + longestMs <= now
      const state = await settleSetup(context, siteId, setup, (provider, ref) =>
        provider.lookAtMethod(ref),
      )
      if (state === 'open' && (isOver || setup.provider_ref === null)) {
        await updateSetup(site, setup.id, { state: 'stopped', look_at: null, go_to: null })
      }
    },
  )
}

/** Forgets, on every site of the installation, what came of those that are long settled. */
export async function forgetCardSetups({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await deleteSetupsBefore(database, clock() - keptForMs)
}
