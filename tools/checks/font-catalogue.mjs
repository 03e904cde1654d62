import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguePath, makeCatalogue } from '../fonts/make-catalogue.mjs'

/** The table of fonts says what their packages hold: addresses and measures are made of it. */
export const fontCatalogue = {
  name: 'font catalogue',
  run(folder) {
    const path = join(folder, cataloguePath)
    if (!existsSync(path)) return []
    const kept = readFileSync(path, 'utf8')
    const { catalogue, problems } = makeCatalogue(folder)
    if (problems.length > 0) return problems
    if (JSON.stringify(JSON.parse(kept)) === JSON.stringify(catalogue)) return []
    return [`${cataloguePath} differs from the packages; npm run font-catalogue writes it anew.`]
  },
}
