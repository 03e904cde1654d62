import {
  changesApi,
  type ChangeReply,
  type RestoreWish,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { isDraftId } from '@vitrine/rules/ground/documents/draft-of.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { documentsOf } from './documents.ts'
import { showNotice } from '../controls/toasts.tsx'
import { queryClient } from '../http/query-client.ts'
import { call, RequestRefused } from '../http/send-request.ts'
import { sendHeldUp } from './pending-actions.ts'
import { useSaveState, whileSaving } from './save-state.ts'
import { takeNews } from './shown-documents.ts'
import { inTurn } from './site-turns.ts'

export type Options = {
  /** Said when it is done, beside Undo; made of what was changed where that is not known before. */
  readonly notice?: string | ((done: ChangeReply) => string)
  /** The frame already shows it. */
  readonly keepsFrame?: boolean
  /** The caller shows a refusal at its fields; nothing else says it. */
  readonly quietly?: boolean
  /** Called with what a form shows at its fields. */
  readonly onRefused?: (refusal: RequestRefused) => void
}

/** Performs an owner action by its name and makes everything on the screen follow. */
export async function performAction(
  siteId: string,
  wish: ActionWish,
  options: Options = {},
): Promise<Result<ChangeReply, RequestRefused>> {
  const body = { ...wish, bodies: true }
  const ask = () => write(siteId, () => call(changesApi.actions, { params: { siteId }, body }))
  const done = await attempt(ask, options.quietly)
  if (!done.ok) {
    // it may be refused for what somebody else did: that is shown wherever nobody types
    if (isAboutContent(done.refusal)) {
      await queryClient.invalidateQueries({ queryKey: documentsOf(siteId) })
    }
    return done
  }
  await refresh(siteId, done.value, options.keepsFrame)
  const { notice } = options
  const message = typeof notice === 'function' ? notice(done.value) : notice
  if (message !== undefined) sayDone(siteId, message, done.value)
  return done
}

/** The latest change that was told of, by site. */
const told = new Map<string, number>()

/**
 * Whether a change is still the latest to tell of. Two in quick succession are known to the whole
 * screen at once, and then the older one must not take the word, and the way back, from the newer.
 */
function isNews(siteId: string, { sequence }: ChangeReply): boolean {
  if (sequence < (told.get(siteId) ?? 0)) return false
  told.set(siteId, sequence)
  return true
}

/** Says that something is done, beside the way back. */
export function sayDone(siteId: string, message: string, done: ChangeReply): void {
  if (!isNews(siteId, done)) return
  // where it stood already the latest change may be somebody else's
  const undo = { name: 'Undo', run: () => void travel(siteId, 'undo', done.sequence) }
  showNotice({ message, ...(done.changed.length > 0 && { action: undo }) })
}

/** After what was asked for before, and is held up. */
function write<Reply>(siteId: string, ask: () => Promise<Reply>): Promise<Reply> {
  return inTurn(siteId, async () => {
    await sendHeldUp(siteId)
    return ask()
  })
}

/** Whether the wish does not fit what stands, as far as the answer tells. */
function isAboutContent({ status }: RequestRefused): boolean {
  return [400, 404, 409, 422].includes(status)
}

/**
 * Undoes or redoes the change that the person means.
 * @param target its sequence: another one is never taken instead
 */
export async function travel(
  siteId: string,
  direction: 'undo' | 'redo',
  target: number,
): Promise<void> {
  const body = { expectedTarget: target, bodies: true }
  const done = await attempt(() =>
    write(siteId, () => call(changesApi[direction], { params: { siteId }, body })),
  )
  await refresh(siteId, done.ok ? done.value : undefined)
  if (!done.ok || !isNews(siteId, done.value)) return
  const verb = direction === 'undo' ? 'Undone' : 'Redone'
  showNotice({ message: `${verb}: ${done.value.target.title}` })
}

/**
 * Puts an earlier version of one document in the place of what stands.
 * @returns whether it was done
 */
export async function restoreVersion(
  siteId: string,
  sequence: number,
  wish: RestoreWish,
): Promise<boolean> {
  const done = await attempt(() =>
    write(siteId, () => call(changesApi.restore, { params: { siteId, sequence }, body: wish })),
  )
  await refresh(siteId, done.ok ? done.value : undefined)
  if (!done.ok) return false
  // in a draft, visitors see it once that is published
  const isDraft = done.value.changed.some(({ kind, id }) => kind === 'layout' && isDraftId(id))
  const message = isDraft ? 'It is back, as a draft.' : 'It is back.'
  sayDone(siteId, message, done.value)
  return true
}

async function attempt<Reply>(
  write: () => Promise<Reply>,
  quietly = false,
): Promise<Result<Reply, RequestRefused>> {
  try {
    return ok(await whileSaving(write))
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    if (!quietly) {
      useSaveState.setState({ failure: error.message })
      showNotice({ message: error.message, isError: true })
    }
    return refuse(error)
  }
}

/** Makes everything on the screen follow a change; without one what was asked for before is asked again. */
export async function refresh(
  siteId: string,
  done: ChangeReply | undefined,
  keepsFrame = false,
): Promise<void> {
  if (done !== undefined) takeNews(siteId, done, { isShown: keepsFrame })
  // the list of sites says their titles
  const isRenamed = done?.changed.some(({ kind }) => kind === 'site-settings') ?? false
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentsOf(siteId) }),
    queryClient.invalidateQueries({ queryKey: ['history', siteId] }),
    queryClient.invalidateQueries({ queryKey: ['stock', siteId] }),
    isRenamed && queryClient.invalidateQueries({ queryKey: ['sites'] }),
  ])
}
