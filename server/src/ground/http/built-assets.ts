import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply } from './reply.ts'
import { chooseEncoding } from './negotiation.ts'
import { contentTypeOf } from './content-type.ts'

/** Bundles that browsers load: what visitors get, the editor, and the script inside its page frame. */
const bundles = {
  storefront: { folder: 'storefront/dist', base: '/_vitrine/storefront/' },
  editor: { folder: 'editor/dist', base: '/config/assets/' },
  frame: { folder: 'editor/dist/frame', base: '/_vitrine/frame/' },
} as const

export type BundleName = keyof typeof bundles

type ManifestEntry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Readonly<Record<string, ManifestEntry>>

type AssetRequest = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export type BuiltAssets = {
  /** The address of an entry's script, such as `/_vitrine/storefront/loader-3fa9.js`. */
  script(bundle: BundleName, entry: string): string
  /** The addresses of the stylesheets that an entry needs. */
  styles(bundle: BundleName, entry: string): readonly string[]
  /** Addresses that the entry will import at once, for `modulepreload`. */
  imports(bundle: BundleName, entry: string): readonly string[]
  /** The file at a path, if the path is one of a bundle's; hashed names are kept for ever. */
  serve(request: AssetRequest): Promise<Reply | undefined>
  /** The editor's page as it was built. */
  readonly editorPage: string
}

/** @param root the project's folder, in which the packages' `dist` folders lie */
export function openBuiltAssets(root: string): BuiltAssets {
  const manifests = new Map<BundleName, Manifest>()
  const entries = new Map<BundleName, ReadonlyMap<string, ManifestEntry>>()
  const manifestOf = (bundle: BundleName): Manifest => {
    const known = manifests.get(bundle)
    if (known !== undefined) return known
    const path = join(root, bundles[bundle].folder, '.vite/manifest.json')
    const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
    manifests.set(bundle, manifest)
    return manifest
  }
  // every page names a script, so that the manifest is not looked through for each
  const entriesOf = (bundle: BundleName): ReadonlyMap<string, ManifestEntry> => {
    const known = entries.get(bundle)
    if (known !== undefined) return known
    const made = entriesByName(manifestOf(bundle))
    entries.set(bundle, made)
    return made
  }
  const find = (bundle: BundleName, entry: string): ManifestEntry => {
    const found = entriesOf(bundle).get(entry)
    if (found === undefined) throw new Error(`the ${bundle} bundle has no entry ${entry}`)
    return found
  }
  const address = (bundle: BundleName, file: string): string => bundles[bundle].base + file
  const files = new Map<string, Promise<Buffer | undefined>>()
  return {
    script: (bundle, entry) => address(bundle, find(bundle, entry).file),
    styles: (bundle, entry) => (find(bundle, entry).css ?? []).map((file) => address(bundle, file)),
    imports: (bundle, entry) =>
      (find(bundle, entry).imports ?? []).flatMap((source) => {
        const file = manifestOf(bundle)[source]?.file
        return file === undefined ? [] : [address(bundle, file)]
      }),
    async serve(request) {
      for (const { folder, base } of Object.values(bundles)) {
        if (!request.path.startsWith(base)) continue
        const name = request.path.slice(base.length)
        if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) return undefined
        return serveFile(join(root, folder, name), name, request.headers['accept-encoding'], files)
      }
      return undefined
    },
    get editorPage() {
      return readFileSync(join(root, 'editor/dist/index.html'), 'utf8')
    },
  }
}

/** The first of a name counts. */
function entriesByName(manifest: Manifest): ReadonlyMap<string, ManifestEntry> {
  const named = Object.entries(manifest)
    .filter(([, { isEntry }]) => isEntry === true)
    .map(([source, entry]) => [nameOf(source), entry] as const)
  return new Map(named.toReversed())
}

/** `src/loader.ts` and `index.html` are the entries `loader` and `index`. */
function nameOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '')
}

/** The endings of the copies that the build compressed; they have no address of their own. */
const endings = { br: '.br', gzip: '.gz' } as const

async function serveFile(
  path: string,
  name: string,
  accepted: string | string[] | undefined,
  files: Map<string, Promise<Buffer | undefined>>,
): Promise<Reply | undefined> {
  const contentType = contentTypeOf(name)
  if (contentType === undefined || /\.(?:br|gz)$/.test(name)) return undefined
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  }
  const encoding = chooseEncoding(accepted === undefined ? undefined : String(accepted))
  if (encoding !== 'identity') {
    const bytes = await load(path + endings[encoding], files)
    if (bytes) return { bytes, contentType, headers: { ...headers, 'content-encoding': encoding } }
  }
  const bytes = await load(path, files)
  return bytes && { bytes, contentType, headers }
}

function load(
  path: string,
  files: Map<string, Promise<Buffer | undefined>>,
): Promise<Buffer | undefined> {
  const known = files.get(path)
  if (known !== undefined) return known
  const reading = readFile(path).catch(() => undefined)
  // names that do not exist are not remembered: a stranger can invent any number of them
  void reading.then((bytes) => bytes && files.set(path, reading))
  return reading
}

/** A bundle that was never built is left out: the pages work without scripts. */
export function findScript(
  { assets }: { readonly assets: BuiltAssets },
  ...entry: Parameters<BuiltAssets['script']>
): string | undefined {
  try {
    return assets.script(...entry)
  } catch {
    return undefined
  }
}
