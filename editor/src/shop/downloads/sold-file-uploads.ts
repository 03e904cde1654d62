import { create } from 'zustand'
import { downloadsApi } from '@vitrine/rules/shop/downloads/downloads-api.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { fileTooLarge } from '@vitrine/rules/site/media/upload-messages.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { travel } from '../../ground/changes/perform-action.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { sendFile } from '../../ground/http/send-file.ts'
import { sentenceOf } from '../../site/media/upload-sentence.ts'

/** Of which product, and whose place it takes; undefined for one more. */
export type SoldFilePlace = {
  readonly siteId: string
  readonly itemId: string
  readonly fileId?: string
}

export type SoldFileUpload = {
  readonly id: string
  readonly place: SoldFilePlace
  readonly file: File
  /** A part from 0 to 1 while it is sent; null: it waits for those before it. */
  readonly part: number | null
  /** Why it was not taken. */
  readonly problem: string | null
  readonly stop: AbortController
}

type Uploads = { readonly uploads: readonly SoldFileUpload[]; readonly count: number }

/** Files on their way into products; they go on in whatever room somebody is. */
export const useSoldFileUploads = create<Uploads>()(() => ({ uploads: [], count: 0 }))

const isWaiting = ({ part, problem }: SoldFileUpload): boolean => part === null && problem === null
const isSending = ({ part, problem }: SoldFileUpload): boolean => part !== null && problem === null

/** Sends files one after the other, so that they come in their order. */
export function startSoldFiles(place: SoldFilePlace, files: readonly File[]): void {
  useSoldFileUploads.setState(({ uploads, count }) => {
    const added = files.map((file, before): SoldFileUpload => {
      const stop = new AbortController()
      return { id: String(count + before), place, file, part: null, problem: null, stop }
    })
    return { uploads: [...uploads, ...added], count: count + files.length }
  })
  sendNext()
}

/** Gives a file up, or takes one that failed from the list. */
export function dropSoldFile({ id, stop }: SoldFileUpload): void {
  stop.abort()
  forget(id)
}

function forget(id: string): void {
  useSoldFileUploads.setState(({ uploads }) => ({
    uploads: uploads.filter((one) => one.id !== id),
  }))
  sendNext()
}

function set(id: string, change: Partial<SoldFileUpload>): void {
  useSoldFileUploads.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}

function sendNext(): void {
  const { uploads } = useSoldFileUploads.getState()
  const next = uploads.find(isWaiting)
  if (next === undefined || uploads.some(isSending)) return
  set(next.id, { part: 0 })
  void send(next)
}

async function send({ id, place, file, stop }: SoldFileUpload): Promise<void> {
  const fail = (problem: string): void => {
    set(id, { problem })
    sendNext()
  }
  if (file.size > maxFileBytes) return fail(fileTooLarge(file.name, maxFileBytes))
  const onProgress = (part: number): void => set(id, { part })
  try {
    const sending = { file, onProgress, signal: stop.signal }
    const { sequence } = await whileSaving(() => post(place, sending))
    const { siteId, fileId } = place
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: documentsOf(siteId) }),
      queryClient.invalidateQueries({ queryKey: ['history', siteId] }),
    ])
    const undo = { name: 'Undo', run: () => void travel(siteId, 'undo', sequence) }
    const message =
      fileId === undefined
        ? `${file.name} added.`
        : `${file.name} took its place, for those who bought it before, too.`
    showNotice({ message, action: undo })
    forget(id)
  } catch (error) {
    if (!stop.signal.aborted) fail(sentenceOf(error, { file, accept: 'any' }).message)
  }
}

function post(place: SoldFilePlace, sending: Parameters<typeof sendFile>[2]) {
  const { siteId, itemId, fileId } = place
  return fileId === undefined
    ? sendFile(downloadsApi.add, { params: { siteId, itemId } }, sending)
    : sendFile(downloadsApi.replace, { params: { siteId, itemId, fileId } }, sending)
}
