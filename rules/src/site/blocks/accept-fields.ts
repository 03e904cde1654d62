import { z } from 'zod'
import { fieldSentence } from '../../ground/refusals/field-sentence.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import type { BlockType } from './block-types.ts'

/** The fields of a value that its type knows. */
export function knownFields(
  blockType: BlockType,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shape = shapeOf(blockType)
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shape, name)))
}

function shapeOf({ value }: BlockType): z.core.$ZodShape {
  return value instanceof z.ZodObject ? value.shape : {}
}

/** Values of some fields of a block as they may be stored; refused with a sentence for each that may not. */
export function acceptFields(
  blockType: BlockType,
  set: Readonly<Record<string, unknown>>,
): Result<Record<string, unknown>> {
  const shape = shapeOf(blockType)
  const accepted: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(set)) {
    const schema = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : z.never()
    const parsed = schema.safeParse(value, { error: fieldSentence })
    if (parsed.success) accepted[name] = parsed.data
    else fields[name] = parsed.error.issues[0]?.message ?? ''
  }
  if (Object.keys(fields).length === 0) return ok(accepted)
  return refuse({ ...blocksRefusal('value-not-accepted'), fields })
}
