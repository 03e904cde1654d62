import { z } from 'zod'
import { fieldMessages } from '../refusals/field-messages.ts'

/** Whether anything of a text is seen: signs that join or hide others are not. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(text)
}

/** Whether people read two names as one. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** What somebody calls something that others tell apart by its name. @param most UTF-16 units */
export function typedName(most: number) {
  return z.string().trim().min(1).max(most).refine(isVisible, { error: fieldMessages.required })
}
