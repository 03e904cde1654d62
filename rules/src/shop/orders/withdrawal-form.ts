import { z } from 'zod'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import type { SayPhrase } from '../../site/phrases/phrases.ts'
import { withdrawalRefusal } from './withdrawal-messages.ts'
import type { LineQuantity } from './decide-fulfilment.ts'

export const withdrawalLimits = { name: 200, email: 256, note: 2000 } as const

// far more than a field holds: what is only too long is told at its field
const text = z.string().max(20_000).default('')

const whoWithdraws = {
  /** The form's own: sent twice, it withdraws once. */
  key: z
    .string()
    .max(64)
    .regex(/^[\w-]{20,64}$/),
  name: text,
  email: text,
  note: text,
}

/** The form of an order: the pieces of line 2 are in `line-2`. */
export const withdrawalBody = z.object(whoWithdraws).catchall(z.string().max(100))
export type WithdrawalBody = z.infer<typeof withdrawalBody>

/** The form for whoever has no link to their order. */
export const foundWithdrawalBody = z.object({ ...whoWithdraws, orderNumber: text })
export type FoundWithdrawalBody = z.infer<typeof foundWithdrawalBody>

/** Who withdraws, where they are told that it was received, and what they add. */
export type Withdrawer = { readonly name: string; readonly email: string; readonly note: string }

export function typedWithdrawer(body: Record<keyof Withdrawer, string>): Withdrawer {
  const line = (typed: string) => typed.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return { name: line(body.name), email: line(body.email), note: body.note.trim() }
}

type Wrong = Record<string, string>

function wrongOf({ name, email, note }: Withdrawer): Wrong {
  const wrong: Wrong = {}
  if (name === '') wrong['name'] = fieldMessages.required
  if (name.length > withdrawalLimits.name) wrong['name'] = fieldMessages.tooLong
  if (!isEmailAddress(email)) wrong['email'] = fieldMessages.email
  if (email === '') wrong['email'] = fieldMessages.required
  if (note.length > withdrawalLimits.note) wrong['note'] = fieldMessages.tooLong
  return wrong
}

/** @param left how many pieces of each line there are to choose from */
export function readWithdrawal(
  body: WithdrawalBody,
  left: readonly LineQuantity[],
  say: SayPhrase,
): Result<Withdrawer & { readonly lines: readonly LineQuantity[] }> {
  const withdrawer = typedWithdrawer(body)
  const wrong = wrongOf(withdrawer)
  const lines = left.map(({ line, quantity: most }) => {
    const typed = typedPieces(body, line)
    const quantity = typed === '' ? 0 : Number(typed)
    if (/^\d{0,7}$/.test(typed) && quantity <= most) return { line, quantity }
    wrong[pieceField(line)] = say('Please write a number from 0 to {most}.', { most })
    return { line, quantity: 0 }
  })
  if (Object.keys(wrong).length > 0) return refuse(withdrawalRefusal('fields-not-valid', wrong))
  return ok({ ...withdrawer, lines })
}

export function pieceField(line: number): string {
  return `line-${line}`
}

/** What stands in the field of a line's pieces. */
export function typedPieces(body: Readonly<Record<string, unknown>>, line: number): string {
  const typed = body[pieceField(line)]
  return typeof typed === 'string' ? typed.trim().slice(0, 20) : ''
}

/** For whoever has no link: all of the order of a number. */
export function readFoundWithdrawal(
  body: FoundWithdrawalBody,
): Result<Withdrawer & { readonly orderNumber: number }> {
  const withdrawer = typedWithdrawer(body)
  const wrong = wrongOf(withdrawer)
  const [, number] = /^#?(\d{1,9})$/.exec(body.orderNumber.trim()) ?? []
  if (number === undefined) {
    const isEmpty = body.orderNumber.trim() === ''
    wrong['orderNumber'] = isEmpty ? fieldMessages.required : fieldMessages.invalid
  }
  if (Object.keys(wrong).length > 0) return refuse(withdrawalRefusal('fields-not-valid', wrong))
  return ok({ ...withdrawer, orderNumber: Number(number) })
}
