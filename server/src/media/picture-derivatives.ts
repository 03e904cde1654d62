import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { loadSharp } from './load-sharp.ts'

export type Encoder = 'avif' | 'webp' | 'jpeg' | 'png'

export type DerivativeRequest = {
  readonly hash: string
  /** Pixels; null keeps the picture's own size. */
  readonly width: number | null
  readonly encoder: Encoder
}

/** Larger pictures are refused: a small file can unfold to gigabytes of pixels. */
const maxPixels = 40_000_000

/**
 * The encoding for a browser: AVIF, WebP or the picture's own, by `Accept`. Null for files that are
 * served as they are: drawings, animations, and what is not a picture.
 */
export function chooseEncoder(contentType: string, accept: string): Encoder | null {
  if (!/^image\/(?:png|jpeg|webp|avif)$/.test(contentType)) return null
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return contentType === 'image/png' ? 'png' : 'jpeg'
}

const underway = new Map<string, Promise<Buffer | undefined>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * The derivative's bytes, from the cache folder or made now; the same one asked for by many at once
 * is made once. Undefined where the original cannot be read as a picture.
 */
export function makeDerivative(
  files: FileStore,
  request: DerivativeRequest,
): Promise<Buffer | undefined> {
  const { hash, width, encoder } = request
  const name = `${hash}-${width ?? 'full'}.${encoder}`
  const path = join(files.cacheFolder, 'pictures', hash.slice(0, 2), name)
  const known = underway.get(path)
  if (known !== undefined) return known
  const making = readOrMake(files, request, path).finally(() => underway.delete(path))
  underway.set(path, making)
  return making
}

async function readOrMake(
  files: FileStore,
  request: DerivativeRequest,
  path: string,
): Promise<Buffer | undefined> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept !== undefined) return kept
  const turn = queue.then(() => encode(files, request))
  queue = turn.catch(() => undefined)
  const made = await turn
  if (made !== undefined) await keep(path, made)
  return made
}

async function encode(files: FileStore, request: DerivativeRequest): Promise<Buffer | undefined> {
  const { hash, width, encoder } = request
  const source = await files.read(hash)
  const sharp = await loadSharp()
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
    const sized = width === null ? picture : picture.resize({ width, withoutEnlargement: true })
    if (encoder === 'avif') return await sized.avif({ quality: 55, effort: 2 }).toBuffer()
    if (encoder === 'webp') return await sized.webp({ quality: 80 }).toBuffer()
    if (encoder === 'png') return await sized.png({ compressionLevel: 9 }).toBuffer()
    return await sized.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  } catch {
    return undefined
  }
}

/** A full disk must not keep a picture from being shown. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.part`
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch {
    return
  }
}
