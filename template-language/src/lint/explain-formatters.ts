import { LintCode } from './diagnostic.ts'

/** What is wrong with what follows a variable's name, when that begins with `|`. */
export function explainFormatters(rest: string): readonly [LintCode, string] | undefined {
  if (!rest.startsWith('|')) return undefined
  for (const call of rest.slice(1).split('|')) {
    if (/^[a-zA-Z]/.test(call)) continue
    const message =
      call.trim() === ''
        ? `A formatter's name is missing after '|'.`
        : `Formatter '${call}' is invalid: its name follows '|' without a space.`
    return [LintCode.formatterInvalid, message]
  }
  return undefined
}
