import { z } from 'zod'
import { partId } from './layout-schema.ts'
import type { Place } from './place.ts'

/** A place as it is asked for. */
export const placeSchema: z.ZodType<Place> = z.union([
  z.object({ at: z.enum(['before', 'after', 'left', 'right']), blockId: partId }),
  z.object({ at: z.enum(['before-row', 'after-row']), rowId: partId }),
  z.object({ at: z.literal('end-of-column'), columnId: partId }),
  z.object({ at: z.enum(['start', 'end']) }),
])
