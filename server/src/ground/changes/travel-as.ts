import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import type { Change } from './change-store.ts'
import { listHistory, type HistoryPage } from './list-history.ts'
import { readingRights } from './reading-rights.ts'
import { titleWithoutName } from './title-without-name.ts'
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
  const allowed = await authorizeTravel(context, siteId, author.accountId, target)
  if (!allowed.ok) return allowed
  return travelHistory(context, siteId, type, {
    authorId: author.accountId,
    now: author.now,
    expectedTarget: target.sequence,
  })
}

function authorizeTravel(
  { actions, people }: Pick<Context, 'actions' | 'people'>,
  siteId: SiteId,
  accountId: AccountId,
  { action }: Change,
) {
  const capability = actions.findRecorded(action)?.capability ?? capabilityOfUnknown
  return people.authorize(siteId, accountId, capability)
}

/** A page of the history that offers an account no undo and no redo that would be refused to it. */
export async function listHistoryAs(
  context: Pick<Context, 'database' | 'actions' | 'people'>,
  siteId: SiteId,
  accountId: AccountId,
  page: Parameters<typeof listHistory>[1],
): Promise<HistoryPage> {
  const history = await listHistory(context.database.dbFor(siteId), page)
  const offered = async (target: Change | null): Promise<Change | null> => {
    if (target === null) return null
    return (await authorizeTravel(context, siteId, accountId, target)).ok ? target : null
  }
  return {
    ...(await withoutSecrets(context, siteId, accountId, history)),
    canUndo: await offered(history.canUndo),
    canRedo: await offered(history.canRedo),
  }
}

/** The name of a discount is its code: who may not read discounts reads that one was changed, not which. */
async function withoutSecrets(
  { people }: Pick<Context, 'people'>,
  siteId: SiteId,
  accountId: AccountId,
  history: HistoryPage,
): Promise<HistoryPage> {
  if ((await people.authorize(siteId, accountId, readingRights.coupon)).ok) return history
  return {
    ...history,
    changes: history.changes.map((change) => {
      if (change.subject?.place !== 'discount') return change
      return {
        ...change,
        subject: null,
        title: titleWithoutName(change.title, change.subject.code),
      }
    }),
    ...(history.changed && { changed: history.changed.filter(({ kind }) => kind !== 'coupon') }),
  }
}
