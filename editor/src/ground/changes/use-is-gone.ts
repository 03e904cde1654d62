import { RequestRefused } from '../http/send-request.ts'
import { isHere, useDrafts } from './drafts.ts'

/**
 * Whether what a room is about is there no more, as after an undo of what made it. While something
 * typed of it is left, it stays to be read.
 */
export function useIsGone({ error }: { readonly error: Error | null }): boolean {
  const isTyped = useDrafts(({ drafts }) => Object.values(drafts).some(isHere))
  return error instanceof RequestRefused && error.status === 404 && !isTyped
}
