import { changesApi, type ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { documentsOf } from './documents.ts'
import { showNotice } from '../controls/toasts.tsx'
import { queryClient } from '../http/query-client.ts'
import { call, RequestRefused } from '../http/send-request.ts'
import { reloadFrame, useSaveState, whileSaving } from './save-state.ts'

export type Options = {
  /** Said when it is done, beside Undo. */
  readonly notice?: string
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
  const ask = () => call(changesApi.actions, { params: { siteId }, body: wish })
  const done = await attempt(ask, options.quietly)
  if (!done.ok) {
    // it may be refused for what somebody else did: that is shown wherever nobody types
    if (isAboutContent(done.refusal)) {
      await queryClient.invalidateQueries({ queryKey: documentsOf(siteId) })
    }
    return done
  }
  await refresh(siteId, options.keepsFrame === true, done.value.changed)
  if (options.notice !== undefined) {
    const { sequence, changed } = done.value
    // where it stood already the latest change may be somebody else's
    const undo = { name: 'Undo', run: () => void travel(siteId, 'undo', sequence) }
    showNotice({ message: options.notice, ...(changed.length > 0 && { action: undo }) })
  }
  return done
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
  const done = await attempt(() =>
    call(changesApi[direction], { params: { siteId }, body: { expectedTarget: target } }),
  )
  await refresh(siteId, false, done.ok ? done.value.changed : [])
  if (!done.ok) return
  const verb = direction === 'undo' ? 'Undone' : 'Redone'
  showNotice({ message: `${verb}: ${done.value.target.title}` })
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

async function refresh(
  siteId: string,
  keepsFrame: boolean,
  changed: ChangeReply['changed'],
): Promise<void> {
  // the list of sites says their titles
  const isRenamed = changed.some(({ kind }) => kind === 'site-settings')

  if (!keepsFrame) reloadFrame()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentsOf(siteId) }),
    queryClient.invalidateQueries({ queryKey: ['history', siteId] }),
    queryClient.invalidateQueries({ queryKey: ['stock', siteId] }),
    isRenamed && queryClient.invalidateQueries({ queryKey: ['sites'] }),
  ])
}
