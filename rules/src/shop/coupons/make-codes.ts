import { codePattern, tidyCode } from './coupon.ts'
import { couponsRefusal } from './coupons-messages.ts'
import { ok, refuse, type Refused, type Result } from '../../ground/refusals/result.ts'

/** As many are made or brought at once. */
export const mostCodesAtOnce = 10_000

/** As many has one discount. */
export const mostCodesOfDiscount = 50_000

/** Letters and digits that are not mistaken for one another when they are read aloud or typed. */
export const codeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * How many signs of a code nobody can know. Eight are 40 bits: of 10,000 codes one is found in a
 * hundred million tries, and a visitor has few.
 */
export const codeLength = { least: 8, usual: 10, most: 20 } as const

export type CodesWish = {
  /** What each begins with; empty: nothing. */
  readonly prefix: string
  /** Signs that nobody knows, behind the prefix. */
  readonly length: number
  readonly count: number
}

/** What codes are to begin with, as it is kept; undefined where no code can begin so. */
export function readPrefix(typed: string): string | undefined {
  const prefix = tidyCode(typed)
  // two signs behind it make a code of it, whatever it is
  return prefix.length <= 20 && codePattern.test(`${prefix}AA`) ? prefix : undefined
}

/**
 * New codes, each another one.
 * @param random returns as many bytes as it is asked for
 */
export function makeCodes(
  { prefix, length, count }: CodesWish,
  random: (byteCount: number) => Uint8Array,
): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(prefix + randomSigns(length, random))
  return [...codes]
}

/** 32 signs, so each is as likely as the others. */
function randomSigns(length: number, random: (byteCount: number) => Uint8Array): string {
  return [...random(length)].map((byte) => codeSigns[byte % codeSigns.length]).join('')
}

/** What is wrong in a list. */
export type WrongCode = { readonly line: number; readonly text: string }

/** So much of what is wrong is told, for nobody reads more. */
const mostTold = 5

/**
 * A list of codes that somebody brings: one in each line, of which all but the first cell is left out.
 * A first line that says `code` is a heading.
 * @returns codes with the lines that they stand in; refused with the lines that are wrong
 */
export function readCodeList(text: string): Result<ReadonlyMap<string, number>> {
  const lines = text.split(/\r\n|\n|\r/)
  const codes = new Map<string, number>()
  const wrong: WrongCode[] = []
  const twice: WrongCode[] = []
  for (const [at, whole] of lines.entries()) {
    const cell = (whole.split(/[,;\t]/)[0] ?? '').replaceAll('"', '')
    const code = tidyCode(cell)
    if (code === '' || (at === 0 && code === 'CODE')) continue
    const line = { line: at + 1, text: cell.trim().slice(0, 50) }
    if (!codePattern.test(code)) wrong.push(line)
    else if (codes.has(code)) twice.push(line)
    else codes.set(code, at + 1)
  }
  if (wrong.length > 0) return refuseCodes('codes-not-valid', wrong)
  if (twice.length > 0) return refuseCodes('codes-twice', twice)
  if (codes.size === 0) return refuse(couponsRefusal('no-codes'))
  if (codes.size > mostCodesAtOnce) return refuse(couponsRefusal('too-many-at-once'))
  return ok(codes)
}

/** Codes of a list that others have, with the lines that they stand in. */
export function refuseTaken(
  list: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): Refused {
  const lines = [...list].flatMap(([text, line]) => (taken.has(text) ? [{ line, text }] : []))
  return refuseCodes('codes-taken', lines)
}

function refuseCodes(
  code: 'codes-not-valid' | 'codes-twice' | 'codes-taken',
  wrong: readonly WrongCode[],
): Refused {
  const refusal = couponsRefusal(code)
  const told = wrong.slice(0, mostTold).map(({ line, text }) => `${text} (line ${line})`)
  const more = wrong.length > mostTold ? `, and ${wrong.length - mostTold} more` : ''
  return refuse({ ...refusal, message: `${refusal.message} ${told.join(', ')}${more}.` })
}
