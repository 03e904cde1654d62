/** What a file is to an owner: by it lists are filtered, fields choose and limits are set. */
export type FileKind = 'picture' | 'video' | 'audio' | 'font' | 'other'

/** Which files a field takes. */
export const acceptedFiles = ['any', 'picture', 'video', 'audio', 'font'] as const
export type AcceptedFiles = (typeof acceptedFiles)[number]

/** What the first bytes of a file say that it is. */
export type FileType = { readonly kind: FileKind; readonly contentType: string }

/** The kind of a file that is stored, by its media type. */
export function fileKindOf(contentType: string): FileKind {
  if (contentType.startsWith('image/')) return 'picture'
  if (contentType.startsWith('video/')) return 'video'
  if (contentType.startsWith('font/')) return 'font'
  return contentType.startsWith('audio/') ? 'audio' : 'other'
}

export function acceptsKind(accept: AcceptedFiles, kind: FileKind): boolean {
  return accept === 'any' || accept === kind
}

/** How many bytes `readFileType` looks at. */
export const typeBytes = 64

/** What is sent to be kept by who gets it: no browser shows or runs it. */
export const plainFile: FileType = { kind: 'other', contentType: 'application/octet-stream' }

type Signature = { readonly at: number; readonly bytes: string; readonly type: FileType }

function starts(bytes: string, kind: FileKind, contentType: string, at: number = 0): Signature {
  return { at, bytes, type: { kind, contentType } }
}

/** Bytes as Latin-1 characters, where they begin, and what they begin. */
const signatures: readonly Signature[] = [
  starts('\x89PNG\r\n\x1a\n', 'picture', 'image/png'),
  starts('\xff\xd8\xff', 'picture', 'image/jpeg'),
  starts('GIF87a', 'picture', 'image/gif'),
  starts('GIF89a', 'picture', 'image/gif'),
  starts('WEBP', 'picture', 'image/webp', 8),
  starts('WAVE', 'audio', 'audio/wav', 8),
  starts('ID3', 'audio', 'audio/mpeg'),
  starts('fLaC', 'audio', 'audio/flac'),
  starts('wOF2', 'font', 'font/woff2'),
  starts('%PDF-', 'other', 'application/pdf'),
  starts('PK\x03\x04', 'other', 'application/zip'),
]

/**
 * What a file is by its first bytes, whatever it is called. What is none of the pictures, films,
 * sounds and fonts that browsers show is a plain file, markup and script among them.
 */
export function readFileType(head: Uint8Array): FileType {
  const text = String.fromCharCode(...head.subarray(0, typeBytes))
  const inBoxes = typeOfBoxes(text) ?? typeOfOgg(text) ?? typeOfWebm(text)
  if (inBoxes !== undefined) return inBoxes
  const found = signatures.find(({ at, bytes }) => text.startsWith(bytes, at))
  const isContainer = found?.at !== 8 || text.startsWith('RIFF')
  if (found !== undefined && isContainer) return found.type
  if (isMpegAudio(head)) return { kind: 'audio', contentType: 'audio/mpeg' }
  return isAdts(head) ? { kind: 'audio', contentType: 'audio/aac' } : plainFile
}

/** MP4 and what is built like it, by the brand that it names first. */
function typeOfBoxes(text: string): FileType | undefined {
  if (!text.startsWith('ftyp', 4)) return undefined
  const brand = text.slice(8, 12)
  if (/^(?:avif|avis|heic|heix|hevc|hevx|mif1|msf1)$/.test(brand)) {
    return { kind: 'picture', contentType: 'image/avif' }
  }
  if (/^(?:M4A |M4B |M4P )$/.test(brand)) return { kind: 'audio', contentType: 'audio/mp4' }
  if (brand === 'qt  ') return { kind: 'video', contentType: 'video/quicktime' }
  return { kind: 'video', contentType: 'video/mp4' }
}

function typeOfOgg(text: string): FileType | undefined {
  if (!text.startsWith('OggS')) return undefined
  const isFilm = text.startsWith('\x80theora', 28)
  return isFilm
    ? { kind: 'video', contentType: 'video/ogg' }
    : { kind: 'audio', contentType: 'audio/ogg' }
}

/** Browsers play the part of Matroska that calls itself WebM. */
function typeOfWebm(text: string): FileType | undefined {
  if (!text.startsWith('\x1aE\xdf\xa3')) return undefined
  return text.includes('webm') ? { kind: 'video', contentType: 'video/webm' } : plainFile
}

/** A frame of MPEG layer III, whose rates are among those that there are. */
function isMpegAudio([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
  return isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0xf0) !== 0 && (third & 0x0c) !== 0x0c
}

function isAdts([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0 && (third & 0x3c) <= 0x30
}
