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
  process.env[firstStartVariable] = folder
  return () => dropDataFolder(folder)
}
