import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipBytes = promisify(gzip)

/** Smaller files do not get shorter on the wire. */
const smallestWorth = 150

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that serving compresses nothing.
 * A copy that is not smaller than its original is left out.
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(js|mjs|css|html|svg|json|txt|map)$/.test(name))
  await Promise.all(texts.map((name) => compressFile(join(folder, name))))
}

async function compressFile(path) {
  const bytes = await readFile(path)
  if (bytes.length < smallestWorth) return
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipBytes(bytes, { level: 9 }),
  ])
  if (br.length < bytes.length) await writeFile(`${path}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
}
