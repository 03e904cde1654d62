import { makeEmitter } from '../../ground/changes/typed-emitter.ts'

/** What happens to the page in the frame (spec §4), by its path. */
export const frameEvents = makeEmitter<{
  /** The page stands and listens. */
  readonly load: { readonly path: string }
  readonly 'iframe-unload': { readonly path: string }
  readonly 'editing-change': { readonly isEditing: boolean }
}>()
