import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { PageReply } from '../../ground/http/reply.ts'
import { fontCatalogue } from './font-catalogue.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'

const prefix = '/_vitrine/fonts/'

/** A file of the catalogue at its address, on any host; undefined for every other path. */
export async function serveFontFile({
  path,
}: {
  readonly path: string
}): Promise<PageReply | undefined> {
  if (!path.startsWith(prefix)) return undefined
  const match = /^(?<file>[a-z0-9-]{1,100})\.(?<hash>[0-9a-f]{12})\.woff2$/.exec(
    path.slice(prefix.length),
  )
  const { file, hash } = match?.groups ?? {}
  const found = packageOf(`${file}.woff2`, hash)
  if (found === undefined) return undefined
  const place = createRequire(import.meta.url).resolve(`${found}/files/${file}.woff2`)
  return {
    bytes: await readFile(place),
    contentType: 'font/woff2',
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': dataPolicy,
      'cross-origin-resource-policy': 'same-origin',
    },
  }
}

function packageOf(file: string, hash: string | undefined): string | undefined {
  const family = fontCatalogue.families.find(({ faces }) =>
    faces.some((face) => face.file === file && face.hash === hash),
  )
  return family?.package
}
