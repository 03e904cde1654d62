import { createHash } from 'node:crypto'
import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'

/** Every version has as many digits as any other, so that it never changes a page's length. */
const smallest = 10_000_000_000_000

const digests = new WeakMap<TemplateFile, string>()

/**
 * A number made of what the files of a template contain: the same on each node, in each revision with
 * the same files, and after an undo. Pages print it (`{squarespace.template-revision}`) instead of the
 * site's revision, so that an edit elsewhere leaves their bytes as they are.
 */
export function templateVersion(files: ReadonlyMap<string, TemplateFile>): number {
  const hash = createHash('sha256')
  for (const path of [...files.keys()].toSorted()) {
    const file = files.get(path)
    if (file !== undefined) hash.update(`${JSON.stringify(path)} ${digestOf(file)}\n`)
  }
  return smallest + (hash.digest().readUIntBE(0, 6) % (9 * smallest))
}

/** Bodies of documents never change, so each is gone through once. */
function digestOf(file: TemplateFile): string {
  const known = digests.get(file)
  if (known !== undefined) return known
  const digest =
    file.kind === 'text' ? createHash('sha256').update(file.text).digest('hex') : file.hash
  digests.set(file, digest)
  return digest
}
