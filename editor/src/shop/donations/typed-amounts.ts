import {
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/ground/money/typed-amount.ts'
import { z } from 'zod'
import { exampleAmount } from '../../ground/money/amount.ts'

/** Amounts as they are typed: each in a line of its own. */
export function writeTypedAmounts(amounts: readonly number[], style: AmountStyle): string {
  return amounts.map((cents) => writeTypedAmount(cents, style)).join('\n')
}

/** Reads them, lowest first; empty lines are none. */
export function typedAmounts(style: AmountStyle): z.ZodType<number[], string> {
  return z.string().transform((text, context) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const amounts = lines.map((line) => readTypedAmount(line, style))
    const wrong = amounts.findIndex((cents) => cents === undefined || cents === 0)
    if (wrong >= 0) {
      const message = `“${lines[wrong]}” is no amount such as ${exampleAmount(style)}.`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    return amounts.map((cents) => cents ?? 0).toSorted((one, other) => one - other)
  })
}

/** Lines as they are typed; empty ones are none. */
export const typedLines: z.ZodType<string[], string> = z.string().transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
)
