import type { Cells } from './data-table.ts'

/**
 * Text that was copied from a spreadsheet, or a file of values between commas or semicolons. Quotes
 * hold what would part cells, and two of them are one.
 */
export function readSheet(text: string): Cells {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  return parted(lines, separatorOf(lines))
}

/** Tabs go before all; else what the first line has more of, where there is more than one line. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const end = text.indexOf('\n')
  if (end === -1) return '\t'
  const first = text.slice(0, end)
  const [commas, semicolons] = [',', ';'].map((one) => first.split(one).length - 1)
  if ((semicolons ?? 0) > 0 && (semicolons ?? 0) >= (commas ?? 0)) return ';'
  return (commas ?? 0) > 0 ? ',' : '\t'
}

function parted(text: string, separator: string): Cells {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[++at] ?? ''
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows.map((row) => row.map((one) => one.replace(/\s+/g, ' ').trim()))
}

/** Cells as a spreadsheet takes them. */
export function writeSheet(cells: Cells): string {
  return cells.map((row) => row.map(written).join('\t')).join('\n')
}

function written(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
