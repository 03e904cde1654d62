import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused files, by code. */
export const mediaMessages = {
  'no-such-file': { status: 404, message: 'This file no longer exists.' },
  'no-file-chosen': { status: 400, message: 'Please choose a file.' },
  'empty-file': { status: 415, message: 'This file is empty.' },
  'not-a-picture': {
    status: 415,
    message: 'Please choose a picture: PNG, JPEG, WebP, AVIF or GIF.',
  },
  'not-a-video': { status: 415, message: 'Please choose a video: MP4, WebM or MOV.' },
  'not-audio': { status: 415, message: 'Please choose a sound: MP3, M4A, OGG, FLAC or WAV.' },
  'not-a-font': { status: 415, message: 'Please choose a font: WOFF2.' },
  /** Where a file takes the place of another. */
  'other-kind': { status: 415, message: 'Please choose a file of the same kind.' },
  /** The field says how large it may be. */
  'file-too-large': { status: 413, message: 'This file is too large.' },
  'no-room': { status: 507, message: 'There is no room left for files on the server.' },
  /** spec §8; the field says how many there may be. */
  'too-many-pixels': {
    status: 413,
    message: 'File processing failed',
    fields: {
      file: 'A JPEG or PNG may have up to 40 megapixels, other pictures 16, over all frames.',
    },
  },
  /** spec §8. */
  'not-completed': { status: 422, message: 'File processing failed to complete' },
  /** spec §8: whoever sent it has gone before it was taken. */
  'upload-cancelled': { status: 422, message: 'File processing cancelled' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function mediaRefusal(code: keyof typeof mediaMessages): Refusal {
  return { code, ...mediaMessages[code] }
}
