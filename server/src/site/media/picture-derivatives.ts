import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Negotiator from 'negotiator'
import { mayBecomeAvif } from '@vitrine/rules/site/media/picture-limits.ts'
import type { Shared } from '../../ground/keep.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import { openPicture } from './open-picture.ts'
import { inPictureQueue } from './picture-queue.ts'

export type Encoder = 'avif' | 'webp' | 'jpeg' | 'png'

export type DerivativeRequest = {
  readonly hash: string
  /** Pixels; null keeps the picture's own size. */
  readonly width: number | null
  readonly encoder: Encoder
}

/**
 * The encoding for a browser: AVIF, WebP or the picture's own, by `Accept`. Null for files that are
 * served as they are: drawings, animations, and what is not a picture.
 * @param pixels of the copy; a large one is not written as AVIF
 */
export function chooseEncoder(contentType: string, accept: string, pixels: number): Encoder | null {
  if (!/^image\/(?:png|jpeg|webp|avif)$/.test(contentType)) return null
  // a browser names what it can show; its `*/*` promises neither
  const named = new Negotiator({ headers: { accept } }).mediaTypes()
  if (named.includes('image/avif') && mayBecomeAvif(pixels)) return 'avif'
  if (named.includes('image/webp')) return 'webp'
  return contentType === 'image/png' ? 'png' : 'jpeg'
}

/** Where copies are made. */
export type PictureWork = {
  readonly files: FileStore
  readonly views: { readonly pictures: Shared<Buffer | undefined> }
}

/**
 * The derivative's bytes, from the cache folder or made now; the same one asked for by many at once
 * is made once. Undefined where the original is lost or cannot be read as a picture.
 */
export function makeDerivative(
  { files, views }: PictureWork,
  request: DerivativeRequest,
): Promise<Buffer | undefined> {
  const { hash, width, encoder } = request
  const name = `${hash}-${width ?? 'full'}.${encoder}`
  const path = join(files.cacheFolder, 'pictures', hash.slice(0, 2), name)
  return views.pictures.do(path, files, () => readOrMake(files, request, path))
}

async function readOrMake(
  files: FileStore,
  request: DerivativeRequest,
  path: string,
): Promise<Buffer | undefined> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept !== undefined) return kept
  const made = await inPictureQueue(() => encode(files, request))
  if (made !== undefined) await keep(path, made)
  return made
}

async function encode(files: FileStore, request: DerivativeRequest): Promise<Buffer | undefined> {
  const { hash, width, encoder } = request
  const source = await files.find(hash)
  if (source === undefined) return undefined
  try {
    const { picture } = await openPicture(source)
    const upright = picture.autoOrient()
    const sized = width === null ? upright : upright.resize({ width, withoutEnlargement: true })
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
