import { z } from 'zod'

/** A body as it came (`takesBytes`); the route's limit of bytes bounds it. */
export const bodyBytes = z.instanceof(Uint8Array)
