import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused files and downloads, by code. */
export const downloadsMessages = {
  'not-a-digital-product': {
    status: 409,
    message: 'Only digital downloads have files. Say first that this product is one.',
  },
  'no-such-sold-file': { status: 404, message: 'This product no longer has this file.' },
  'too-many-sold-files': {
    status: 409,
    message: 'A product has at most 20 files. Several can be sent as one, in a ZIP archive.',
  },
  'no-such-download': {
    status: 404,
    message: 'This link leads to no download. Please open the one of your order’s page or mail.',
  },
  'download-used-up': {
    status: 410,
    message:
      'All downloads of this file are used up. Please write to the shop if you need it once more.',
  },
  'download-expired': {
    status: 410,
    message:
      'The time for this download is over. Please write to the shop if you need it once more.',
  },
  'download-revoked': { status: 410, message: 'This download was taken back by the shop.' },
  'download-lost': {
    status: 404,
    message: 'This file cannot be found at the moment. Please write to the shop.',
  },
  /** To a browser that only looks ahead at where a link leads. */
  'download-not-asked-for': { status: 503, message: 'A download begins when its link is opened.' },
  'no-downloads': { status: 409, message: 'This order has no downloads that could be sent.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function downloadsRefusal(code: keyof typeof downloadsMessages): Refusal {
  return { code, ...downloadsMessages[code] }
}
