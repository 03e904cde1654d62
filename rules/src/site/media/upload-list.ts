/** How it is with a file that is sent to the server. */
export type UploadState =
  | { readonly kind: 'waits' }
  /** @param part from 0 to 1 */
  | { readonly kind: 'sends'; readonly part: number }
  /** All of it is there, and is looked at. */
  | { readonly kind: 'processes' }
  | { readonly kind: 'done'; readonly assetId: string }
  | { readonly kind: 'failed'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'cancelled'; readonly message: string }

type Listed = { readonly id: string; readonly state: UploadState }

/** So many are sent at the same time. */
const atOnce = 3

export function isUnderway({ kind }: UploadState): boolean {
  return kind === 'sends' || kind === 'processes'
}

export function isOver({ kind }: UploadState): boolean {
  return kind === 'done' || kind === 'failed' || kind === 'cancelled'
}

/** Those whose turn it is, in the order in which they were chosen. */
export function nextUploads<Upload extends Listed>(uploads: readonly Upload[]): readonly Upload[] {
  const free = atOnce - uploads.filter(({ state }) => isUnderway(state)).length
  return uploads.filter(({ state }) => state.kind === 'waits').slice(0, Math.max(0, free))
}

/** The state of a file as a short word, beside its bar. */
export function uploadWord(state: UploadState): string {
  if (state.kind === 'sends') return `${Math.floor(state.part * 100)} %`
  if (state.kind === 'failed' || state.kind === 'cancelled') return state.message
  return { waits: 'Waiting', processes: 'Processing', done: 'Done' }[state.kind]
}
