import { z } from 'zod'

/** The id of a document that a field names, or null. */
export const referenceId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/)
  .nullable()

/** What is stored as an id; once "none" was an empty text. */
export function readReferenceId(stored: unknown): string | null | undefined {
  if (stored === null || stored === '') return null
  return typeof stored === 'string' && /^[\w-]{1,100}$/.test(stored) ? stored : undefined
}
