import { actionScreens } from './action-screens.mjs'
import { areaWalls } from './areas.mjs'
import { barrels } from './barrels.mjs'
import { caches } from './caches.mjs'
import { deadCode } from './dead-code.mjs'
import { documents } from './documents.mjs'
import { exactMoney } from './exact-money.mjs'
import { featureFolders } from './feature-folders.mjs'
import { fontCatalogue } from './font-catalogue.mjs'
import { format } from './format.mjs'
import { lateImports } from './late-imports.mjs'
import { linearPatterns } from './linear-patterns.mjs'
import { lint } from './lint.mjs'
import { lockfile } from './lockfile.mjs'
import { messageCatalogue } from './message-catalogue.mjs'
import { purity } from './purity.mjs'
import { types } from './types.mjs'
import { unfinishedWords } from './unfinished-words.mjs'

/**
 * What `npm run check` asks of the repository. Each has a `name` and a `run(folder)` that returns
 * the problems as sentences; an empty list passes.
 */
export const checks = [
  types,
  lint,
  deadCode,
  format,
  areaWalls,
  barrels,
  lateImports,
  caches,
  purity,
  exactMoney,
  linearPatterns,
  featureFolders,
  unfinishedWords,
  messageCatalogue,
  actionScreens,
  documents,
  lockfile,
  fontCatalogue,
]
