import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import { listHistory } from './list-history.ts'
import { travelHistory, type Travelled } from './travel-history.ts'

/** What undoing a change asks for whose action this version no longer knows. */
const capabilityOfUnknown: Capability = 'edit-code'

/** Undo or redo as an account: it needs the right of the action that it takes back or repeats. */
export async function travelAs(
  context: Pick<Context, 'database' | 'kinds' | 'actions' | 'people'>,
  siteId: SiteId,
  type: 'undo' | 'redo',
  author: { accountId: AccountId; now: number; expectedTarget?: number | undefined },
): Promise<Result<Travelled>> {
  const member = await context.people.authorize(siteId, author.accountId, 'edit-products')
  if (!member.ok) return member
  const history = await listHistory(context.database.dbFor(siteId), { limit: 1 })
  const target = type === 'undo' ? history.canUndo : history.canRedo
  if (target === null) {
    return refuse(changesRefusal(type === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo'))
  }
  // the right is checked for one change; another one must not slip in before it is taken back
  if (author.expectedTarget !== undefined && author.expectedTarget !== target.sequence) {
    return refuse(changesRefusal('history-moved'))
  }
  const capability = context.actions.findRecorded(target.action)?.capability ?? capabilityOfUnknown
  const allowed = await context.people.authorize(siteId, author.accountId, capability)
  if (!allowed.ok) return allowed
  return travelHistory(context, siteId, type, {
    authorId: author.accountId,
    now: author.now,
    expectedTarget: target.sequence,
  })
}
