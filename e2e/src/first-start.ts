import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  dropDataFolder,
  firstStartVariable,
  makeDataFolder,
} from '@vitrine/server/testing/first-start.ts'
import { startOn } from '@vitrine/server/testing/start-product.ts'

/** One first start for all journeys that begin with nothing of their own; it ends with the run. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder()
  await (await startOn(folder)).stop()
  const pictures = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  await shareCopies(folder, pictures)
  process.env[firstStartVariable] = folder
  return async () => {
    await dropDataFolder(folder)
    await dropDataFolder(pictures)
  }
}

/**
 * Copies of pictures, which lie under the hash of what they were made of, are made once for all
 * journeys: each of them took a fifth of its time to make the same ones.
 */
async function shareCopies(dataFolder: string, pictures: string): Promise<void> {
  const cache = join(dataFolder, 'cache')
  await mkdir(cache, { recursive: true })
  await rm(join(cache, 'pictures'), { recursive: true, force: true })
  await symlink(pictures, join(cache, 'pictures'))
}
