import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import {
  fileNotSupported,
  fileTooLarge,
  uploadFaults,
} from '@vitrine/rules/site/media/upload-messages.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { FileUnsent } from '../../ground/http/send-file.ts'
import { RequestRefused } from '../../ground/http/send-request.ts'

const unsent = {
  'no-network': uploadFaults.noNetwork,
  'broken-off': uploadFaults.brokenOff,
  'no-answer': uploadFaults.noAnswer,
  'given-up': 'Cancelled',
} as const

type Sent = { readonly file: File; readonly accept: AcceptedFiles }

/** Why a file was not taken, in the words of the specification, and whether it can be tried again. */
export function sentenceOf(
  error: unknown,
  { file, accept }: Sent,
): { readonly message: string; readonly mayRetry: boolean } {
  if (error instanceof FileUnsent) return { message: unsent[error.why], mayRetry: true }
  if (!(error instanceof RequestRefused)) return { message: uploadFaults.failed, mayRetry: true }
  const { code, status, message, fields } = error
  if (code === 'file-too-large' || code === 'too-large') {
    return { message: fileTooLarge(file.name, maxFileBytes), mayRetry: false }
  }
  if (/^(?:not-a-picture|not-a-video|not-audio|not-a-font|empty-file)$/.test(code)) {
    return { message: fileNotSupported(file.name, accept), mayRetry: false }
  }
  const why = fields['file']
  if (why !== undefined) return { message: `${message}. ${why}`, mayRetry: false }
  if (status >= 500 && code !== 'no-room') return { message: uploadFaults.failed, mayRetry: true }
  return { message, mayRetry: status !== 415 && status !== 404 }
}

/** Whether too many files came at once, which passes by itself. */
export function isBusy(error: unknown): boolean {
  return error instanceof RequestRefused && error.status === 429
}
