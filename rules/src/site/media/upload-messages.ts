import type { AcceptedFiles } from './file-kind.ts'
import { fileSizeText } from './file-size.ts'

/** Said of a file over the limit, in the units in which sizes of files are shown (spec §5, §9). */
export function fileTooLarge(fileName: string, maxBytes: number): string {
  const maxSize = fileSizeText(maxBytes)
  return `The file ${fileName} is too large. The maximum allowed file size is ${maxSize}.`
}

const kindWords = {
  any: 'kind of',
  picture: 'image',
  video: 'video',
  audio: 'audio',
  font: 'font',
  sheet: 'CSV',
} as const satisfies Readonly<Record<AcceptedFiles | 'sheet', string>>

/** Said of a file that is not of the kind that was asked for (spec §5, editor interface messages). */
export function fileNotSupported(fileName: string, accept: AcceptedFiles | 'sheet'): string {
  const kind = kindWords[accept]
  return `The file ${fileName} does not appear to be a supported ${kind} file.`
}

/** Upload faults as spec §8 words them. */
export const uploadFaults = {
  /** Nothing of the file has gone out. */
  noNetwork: 'Network error',
  /** The connection broke while the file was on its way. */
  brokenOff: 'File upload failed to complete',
  /** What was answered cannot be read. */
  noAnswer: 'No response data from job request',
  /** The file is here, and is none that can be taken. */
  processingFailed: 'File processing failed',
  processingBrokenOff: 'File processing failed to complete',
  processingCancelled: 'File processing cancelled',
  failed: 'There was a problem while uploading your file.',
  notRenamed: 'There was a problem while renaming your file.',
  /** Stands over files that were not taken. */
  title: 'Error uploading',
} as const

/** Said where a file would be called nothing (spec §5). */
export const fileNameMissing = 'Please enter a file name'
