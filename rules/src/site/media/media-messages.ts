import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused files, by code. */
export const mediaMessages = {
  'no-such-file': { status: 404, message: 'This file no longer exists.' },
  'no-file-chosen': { status: 400, message: 'Please choose a file.' },
  'not-a-picture': {
    status: 415,
    message: 'Please choose a picture: PNG, JPEG, WebP, AVIF or GIF.',
  },
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
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function mediaRefusal(code: keyof typeof mediaMessages): Refusal {
  return { code, ...mediaMessages[code] }
}
