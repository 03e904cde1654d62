import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { z } from 'zod'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import {
  starterItemsSchema,
  starterMeasuresSchema,
  starterPicturesSchema,
  starterSiteSchema,
  type StarterItem,
  type StarterMeasures,
  type StarterPictures,
  type StarterSite,
} from '@vitrine/rules/site/sites/starter.ts'
import {
  inOrder,
  starterAboutSchema,
  withoutAbout,
  type StarterAbout,
} from '@vitrine/rules/site/sites/starter-about.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'

/** A starter's folder, read and checked. */
export type Starter = {
  readonly site: StarterSite
  /** By the path that a collection's `items` names. */
  readonly items: ReadonlyMap<string, readonly StarterItem[]>
  readonly pictures: StarterPictures
  /** By the hash of a picture's bytes. */
  readonly measures: StarterMeasures
  /** By the file's name in `pictures/`. */
  readonly pictureFiles: ReadonlyMap<string, Buffer>
  /** By the file's name in `recordings/`. */
  readonly recordingFiles: ReadonlyMap<string, Buffer>
  /** By the file's name in `sold-files/`. */
  readonly soldFiles: ReadonlyMap<string, Buffer>
  /** By path in the template folder, with forward slashes. */
  readonly templateFiles: ReadonlyMap<string, Buffer>
}

class StarterError extends Error {}

/** @param startersFolder absolute path of `starter-sites/` */
export async function readStarter(startersFolder: string, name: string): Promise<Result<Starter>> {
  if (!(await listStarters(startersFolder)).includes(name)) {
    return refuse(sitesRefusal('no-such-starter', { field: 'starter' }))
  }
  try {
    return ok(await readStarterFolder(join(startersFolder, name)))
  } catch (error) {
    if (!(error instanceof StarterError)) throw error
    return refuse(sitesRefusal('starter-not-valid', { detail: error.message }))
  }
}

/** The names of the starters by the alphabet; `describeStarters` has them in their own order. */
export async function listStarters(startersFolder: string): Promise<string[]> {
  const entries = await readdir(startersFolder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

export type DescribedStarter = { readonly name: string; readonly about: StarterAbout }

/**
 * The starters with what they say of themselves, in their own order. What cannot be read of that is
 * told to whoever makes a site of the starter; here it goes by its name.
 */
export async function describeStarters(startersFolder: string): Promise<DescribedStarter[]> {
  const names = await listStarters(startersFolder)
  const described = names.map(async (name) => {
    const about = await readAbout(join(startersFolder, name)).catch((error: unknown) => {
      if (error instanceof StarterError) return undefined
      throw error
    })
    return { name, about: about ?? withoutAbout(name) }
  })
  return inOrder(await Promise.all(described))
}

async function readStarterFolder(folder: string): Promise<Starter> {
  await readAbout(folder)
  const content = join(folder, 'content')
  const site = await readJson(content, 'site.json', starterSiteSchema)
  const items = new Map<string, readonly StarterItem[]>()
  for (const { items: path } of site.collections) {
    if (path !== undefined) items.set(path, await readJson(content, path, starterItemsSchema))
  }
  const pictureFiles = await readFolder(join(folder, 'pictures'))
  const pictures = await readJson(content, 'pictures.json', starterPicturesSchema, {})
  const measures = await readJson(content, 'measures.json', starterMeasuresSchema, {})
  for (const picture of Object.keys(pictures)) {
    if (!pictureFiles.has(picture)) {
      throw new StarterError(`content/pictures.json names pictures/${picture}, which is not there.`)
    }
  }
  const recordingFiles = await readFolder(join(folder, 'recordings'))
  const soldFiles = await readFolder(join(folder, 'sold-files'))
  const templateFiles = await readFolder(join(folder, 'template'))
  if (!templateFiles.has('template.conf')) {
    throw new StarterError('template/template.conf is not there.')
  }
  return { site, items, pictures, measures, pictureFiles, recordingFiles, soldFiles, templateFiles }
}

/** What a starter says of itself; undefined: nothing. @throws StarterError */
async function readAbout(folder: string): Promise<StarterAbout | undefined> {
  return (await readJson(folder, 'about.json', starterAboutSchema.nullable(), null)) ?? undefined
}

async function readJson<Schema extends z.ZodType>(
  folder: string,
  path: string,
  schema: Schema,
  fallback?: z.input<Schema>,
): Promise<z.output<Schema>> {
  const named = path === 'about.json' ? path : `content/${path}`
  let text: string | undefined
  try {
    text = await readFile(join(folder, path), 'utf8')
  } catch (error) {
    if (!isMissing(error)) throw error
    if (fallback === undefined) throw new StarterError(`${named} is not there.`)
  }
  const parsed = schema.safeParse(text === undefined ? fallback : parseJson(text, named))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StarterError(`${named}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

function parseJson(text: string, named: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StarterError(`${named} is not JSON: ${(error as Error).message}`)
  }
}

/** Every file under a folder, hidden ones left out; an absent folder has none. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(folder, options).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  for (const path of paths.toSorted()) files.set(path, await readFile(join(folder, path)))
  return files
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

const textFiles = new Set(
  '.conf .region .list .item .block .page .preset .json .md .txt .css .less .js .mjs .html .htm .svg .xml'.split(
    ' ',
  ),
)

/** Whether a template file is kept as text, which the owner can edit. */
export function isTextFile(path: string): boolean {
  return textFiles.has(extname(path).toLowerCase())
}
