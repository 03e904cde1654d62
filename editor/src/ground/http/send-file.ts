import type { CallInput, CallReply, Contract } from '@vitrine/rules/ground/http/contract.ts'
import { addressOf, headersOfWriter, RequestRefused, searchOf, withCrumb } from './send-request.ts'

/** How far a file has come: a part from 0 to 1, or all of it, when the server looks at it. */
export type FileProgress = (part: number) => void

export type FileSending = {
  readonly file: File
  readonly onProgress?: FileProgress
  /** Gives it up; then nothing is recorded. */
  readonly signal?: AbortSignal
}

/** Why no answer came of a file: before any of it was sent, on its way, or of none that can be read. */
export class FileUnsent extends Error {
  readonly why: 'no-network' | 'broken-off' | 'no-answer' | 'given-up'
  constructor(why: FileUnsent['why']) {
    super(why)
    this.name = 'FileUnsent'
    this.why = why
  }
}

/**
 * Sends a file as a form, telling how far it is, which `fetch` does not.
 * @throws RequestRefused, FileUnsent
 */
export async function sendFile<One extends Contract>(
  contract: One,
  input: CallInput<One>,
  sending: FileSending,
): Promise<CallReply<One>>
export async function sendFile(
  contract: Contract,
  input: { readonly params?: unknown; readonly query?: unknown },
  sending: FileSending,
): Promise<unknown> {
  const path = addressOf(contract.path, input.params) + searchOf(input.query)
  const json = await withCrumb((crumb) => post(path, crumb, sending))
  const read = contract.reply?.safeParse(json)
  if (read?.success === false) throw new FileUnsent('no-answer')
  return read?.data
}

function post(path: string, crumb: string, { file, onProgress, signal }: FileSending) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let isBegun = false
    const end = (why: FileUnsent['why']) => () => reject(new FileUnsent(why))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      isBegun = loaded > 0
      onProgress?.(total === 0 ? 0 : loaded / total)
    })
    request.upload.addEventListener('load', () => onProgress?.(1))
    request.addEventListener('error', () => end(isBegun ? 'broken-off' : 'no-network')())
    request.addEventListener('timeout', end('broken-off'))
    request.addEventListener('abort', end('given-up'))
    request.addEventListener('load', () => {
      const json = readJson(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(json)
      else reject(new RequestRefused(request.status, isObject(json) ? json : {}))
    })
    request.open('POST', path)
    const headers = { accept: 'application/json', 'x-csrf-token': crumb, ...headersOfWriter() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted === true) return end('given-up')()
    const form = new FormData()
    form.set('file', file, file.name)
    request.send(form)
  })
}

/** What is not JSON says nothing. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
