import type { Readable } from 'node:stream'
import {
  acceptsKind,
  readFileType,
  typeBytes,
  type AcceptedFiles,
  type FileType,
} from '@vitrine/rules/site/media/file-kind.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { maxBytesOf, maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import { NoRoomError, type ReceivedFile } from '../../ground/files/incoming-files.ts'

/** A file as it arrived: what it is, and where it lies until it is kept or thrown away. */
export type ReceivedUpload = { readonly type: FileType; readonly file: ReceivedFile }

const notOfKind = {
  any: 'empty-file',
  picture: 'not-a-picture',
  video: 'not-a-video',
  audio: 'not-audio',
  font: 'not-a-font',
} as const

/**
 * Writes an upload to the disk as it comes in. What it is, its first bytes say; by that it is refused
 * before the rest is read, and limited while it is.
 * @param mostBytes whatever it is; absent: by what it is
 */
export async function receiveUpload(
  { incoming }: Pick<FileStore, 'incoming'>,
  content: Readable,
  accept: AcceptedFiles,
  mostBytes?: number,
): Promise<Result<ReceivedUpload>> {
  const pieces = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const head = await readHead(pieces)
  const type = readFileType(head)
  const most = mostBytes ?? maxBytesOf(type.kind)
  const no = (refusal: Refusal): Result<ReceivedUpload> => {
    // who is still sending reads the answer afterwards
    void forgetRest(content, pieces)
    return refuse(refusal)
  }
  const isOfKind = head.length > 0 && acceptsKind(accept, type.kind)
  if (!isOfKind) return no(mediaRefusal(notOfKind[accept]))
  try {
    const limited = withinLimit(head, pieces, most)
    return ok({ type, file: await incoming.receive(limited) })
  } catch (error) {
    if (error instanceof NoRoomError) return no(mediaRefusal('no-room'))
    if (error instanceof TooLargeError) return no(tooLarge(most))
    throw error
  }
}

/** Takes what still comes, up to what any file may have. */
async function forgetRest(content: Readable, pieces: AsyncIterator<Buffer>): Promise<void> {
  let left = maxFileBytes
  try {
    while (left > 0) {
      const next = await pieces.next()
      if (next.done === true) return
      left -= next.value.length
    }
    content.destroy()
  } catch {
    return
  }
}

class TooLargeError extends Error {}

function tooLarge(mostBytes: number): Refusal {
  const most = fileSizeText(mostBytes)
  return { ...mediaRefusal('file-too-large'), fields: { file: `It may have up to ${most}.` } }
}

/** As much as says what a file is; less where there is no more. */
async function readHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < typeBytes) {
    const next = await pieces.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  return head
}

async function* withinLimit(
  head: Buffer,
  pieces: AsyncIterator<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let left = maxBytes - head.length
  if (left < 0) throw new TooLargeError()
  yield head
  for (;;) {
    const next = await pieces.next()
    if (next.done === true) return
    left -= next.value.length
    if (left < 0) throw new TooLargeError()
    yield next.value
  }
}
