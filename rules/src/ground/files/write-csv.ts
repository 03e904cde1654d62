/**
 * A cell that a spreadsheet would calculate is written behind an apostrophe, which makes it a text;
 * reading takes it off again.
 */
export function guardedCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

export function unguardedCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}

/** Rows as RFC 4180 has them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const write = (cell: string): string => {
    const text = guardedCell(cell)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')
}
