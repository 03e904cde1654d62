/** Said of a file over the limit, whose megabytes count a million bytes (spec §5, §9). */
export function fileTooLarge(fileName: string, maxBytes: number): string {
  const maxSize = `${maxBytes / 1_000_000} MB`
  return `The file ${fileName} is too large. The maximum allowed file size is ${maxSize}.`
}

/** Said of a file that is no picture (spec §5, editor interface messages). */
export function fileNotSupported(fileName: string): string {
  return `The file ${fileName} does not appear to be a supported image file.`
}

/** Upload faults as spec §8 words them. */
export const uploadFaults = {
  failed: 'There was a problem while uploading your file.',
} as const
