import type { TaxPreset } from '../tax-preset.ts'
import { australia } from './australia.ts'
import { canada } from './canada.ts'
import { euHome, euOss } from './european-union.ts'
import { india } from './india.ts'
import { japan } from './japan.ts'
import { unitedKingdom } from './united-kingdom.ts'
import { unitedStates } from './united-states.ts'

/** In the order in which an owner finds them. */
export const taxPresets: readonly TaxPreset[] = [
  euHome,
  euOss,
  unitedKingdom,
  unitedStates,
  canada,
  australia,
  japan,
  india,
]
