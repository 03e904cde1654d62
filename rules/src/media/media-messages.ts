import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused files, by code. */
export const mediaMessages = {
  'no-such-file': { status: 404, message: 'This file no longer exists.' },
  'no-file-chosen': { status: 400, message: 'Please choose a file.' },
  'not-a-picture': {
    status: 415,
    message: 'Please choose a picture: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function mediaRefusal(code: keyof typeof mediaMessages): Refusal {
  return { code, ...mediaMessages[code] }
}
