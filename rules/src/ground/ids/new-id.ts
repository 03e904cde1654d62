import { z } from 'zod'

/**
 * The id of what an action adds, made by whoever asks for it and of the shape that `makeId` gives.
 * Asked for again under the same id, as after a lost answer, it is still added once.
 */
export const newId = z
  .string()
  .max(24)
  .regex(/^[0-9a-f]{24}$/)
