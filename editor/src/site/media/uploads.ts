import { create } from 'zustand'
import {
  acceptsKind,
  readFileType,
  typeBytes,
  type AcceptedFiles,
} from '@vitrine/rules/site/media/file-kind.ts'
import { mediaApi, type UploadReply } from '@vitrine/rules/site/media/media-api.ts'
import { maxBytesOf } from '@vitrine/rules/site/media/upload-limits.ts'
import { isOver, nextUploads, type UploadState } from '@vitrine/rules/site/media/upload-list.ts'
import {
  fileNotSupported,
  fileTooLarge,
  uploadFaults,
} from '@vitrine/rules/site/media/upload-messages.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { sendFile } from '../../ground/http/send-file.ts'
import { isBusy, sentenceOf } from './upload-sentence.ts'

export type Upload = {
  readonly id: string
  readonly siteId: string
  readonly accept: AcceptedFiles
  readonly file: File
  readonly state: UploadState
}

type Uploads = { readonly uploads: readonly Upload[] }

/** Files on their way to the server; they go on in whatever room somebody is. */
export const useUploads = create<Uploads>()(() => ({ uploads: [] }))

const stops = new Map<string, AbortController>()
let count = 0

/** Sends files, in their order, a few at once. */
export function startUploads(siteId: string, files: readonly File[], accept: AcceptedFiles): void {
  const added = files.map((file): Upload => ({
    id: String(++count),
    siteId,
    accept,
    file,
    state: { kind: 'waits' },
  }))
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
  sendNext()
}

/** Gives a file up that is not there yet. */
export function cancelUpload(id: string): void {
  const upload = findUpload(id)
  if (upload === undefined || isOver(upload.state)) return
  const isThere = upload.state.kind === 'processes'
  const message = isThere ? uploadFaults.processingCancelled : 'Cancelled'
  setState(id, { kind: 'cancelled', message })
  stops.get(id)?.abort()
  sendNext()
}

export function retryUpload(id: string): void {
  setState(id, { kind: 'waits' })
  sendNext()
}

/** Takes those from the list that are there or were given up; the others stay. */
export function forgetUploads(siteId: string): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.filter((one) => one.siteId !== siteId || !isOver(one.state)),
  }))
}

function findUpload(id: string): Upload | undefined {
  return useUploads.getState().uploads.find((one) => one.id === id)
}

function setState(id: string, state: UploadState): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.id === id ? { ...one, state } : one)),
  }))
}

function sendNext(): void {
  for (const upload of nextUploads(useUploads.getState().uploads)) {
    setState(upload.id, { kind: 'sends', part: 0 })
    void send(upload)
  }
}

async function send({ id, siteId, accept, file }: Upload): Promise<void> {
  const stop = new AbortController()
  stops.set(id, stop)
  const progress = (part: number): void => {
    if (!stop.signal.aborted)
      setState(id, part < 1 ? { kind: 'sends', part } : { kind: 'processes' })
  }
  try {
    const refused = await findFault(file, accept)
    if (refused !== undefined) return setState(id, failed(refused, false))
    const sending = { file, onProgress: progress, signal: stop.signal }
    const { assetId } = await uploadFile(siteId, sending, accept)
    setState(id, { kind: 'done', assetId })
  } catch (error) {
    if (stop.signal.aborted) return
    const { message, mayRetry } = sentenceOf(error, { file, accept })
    setState(id, failed(message, mayRetry))
  } finally {
    stops.delete(id)
    sendNext()
  }
}

function failed(message: string, mayRetry: boolean): UploadState {
  return { kind: 'failed', message, mayRetry }
}

/** What is wrong with a file, as far as it can be told before it is sent. */
export async function findFault(file: File, accept: AcceptedFiles): Promise<string | undefined> {
  const head = await headOf(file)
  const { kind } = readFileType(head)
  if (file.size > maxBytesOf(kind)) return fileTooLarge(file.name, maxBytesOf(kind))
  if (head.length === 0 || !acceptsKind(accept, kind)) return fileNotSupported(file.name, accept)
  return undefined
}

/** A folder among them, or a file that is gone meanwhile, has none. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, typeBytes).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

/** Whose place a file takes, and how long it lasts where it is a recording; 0: nobody knows. */
type Replaced = { readonly assetId: string; readonly durationMs: number }

type Sending = Parameters<typeof sendFile>[2]

/** How often, and after how long, a file is sent again that came at a busy moment. */
const tries = 6
const busyMs = 2500

/**
 * Sends one file, which becomes an asset of the site, or the file of an asset.
 * @throws what `sendFile` throws
 */
export async function uploadFile(
  siteId: string,
  sending: Sending,
  accept: AcceptedFiles,
  replaced?: Replaced,
): Promise<UploadReply> {
  const done = await whileSaving(() => patiently(() => post(siteId, sending, accept, replaced)))
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentsOf(siteId) }),
    queryClient.invalidateQueries({ queryKey: ['history', siteId] }),
  ])
  return done
}

function post(siteId: string, sending: Sending, accept: AcceptedFiles, replaced?: Replaced) {
  if (replaced === undefined) {
    return sendFile(mediaApi.upload, { params: { siteId }, query: { accept } }, sending)
  }
  const { assetId, durationMs } = replaced
  return sendFile(mediaApi.replace, { params: { siteId, assetId }, query: { durationMs } }, sending)
}

async function patiently<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, busyMs))
    }
  }
}
