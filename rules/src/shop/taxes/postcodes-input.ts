import { z } from 'zod'
import { isPostcodeRule, tidyPostcode } from './postcodes.ts'
import { taxFieldMessages } from './taxes-messages.ts'

/** How many postcodes, or ranges of them, one list can have. */
export const mostPostcodes = 300

/** Postcodes and ranges of them, as they are compared. */
export const postcodesInput = z
  .array(
    z
      .string()
      .max(30)
      .transform(tidyPostcode)
      .refine(isPostcodeRule, { error: taxFieldMessages.postcodes }),
  )
  .max(mostPostcodes)
