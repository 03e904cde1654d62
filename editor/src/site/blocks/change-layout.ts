import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { RequestRefused } from '../../ground/http/send-request.ts'

/** Performs a layout action; its refusal is the caller's to show. */
export function changeLayout(
  siteId: string,
  wish: ActionWish,
  options: { readonly notice?: string } = {},
): Promise<Result<ChangeReply, RequestRefused>> {
  return performAction(siteId, wish, { ...options, quietly: true })
}
