import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { maxFileBytes } from '@vitrine/rules/shop/products/csv-columns.ts'
import { importRefusal } from '@vitrine/rules/shop/products/import-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'

const maxRows = 20_000
const maxColumns = 500
const delimiters = [',', ';', '\t']

/**
 * The rows of a file of comma separated values, as spreadsheets and other shops write them: in UTF-8,
 * with commas, semicolons or tabs. It is read a piece at a time, so that nobody waits for it.
 */
export async function readCsv(content: Readable): Promise<Result<readonly string[][]>> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length
    // what is too much is taken and forgotten, so that whoever sends it hears why
    if (size <= maxFileBytes) pieces.push(piece)
  }
  if (size > maxFileBytes) return refuse(importRefusal('file-too-large'))
  const text = readText(Buffer.concat(pieces))
  if (text === undefined) return refuse(importRefusal('not-a-table'))
  return readRows(text)
}

function readText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

async function readRows(text: string): Promise<Result<readonly string[][]>> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
      maxRecordSize: maxFileBytes,
    }),
  )
  const rows: string[][] = []
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      if (row.length > maxColumns) return refuse(importRefusal('too-many-columns'))
      rows.push(row)
      if (rows.length > maxRows) return refuse(importRefusal('too-many-rows'))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse(importRefusal(error.code.includes('QUOTE') ? 'quotes-not-closed' : 'not-a-table'))
  }
  return rows.length < 2 ? refuse(importRefusal('no-rows')) : ok(rows)
}

function* piecesOf(text: string): Generator<string> {
  const length = 65_536
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

/** The sign that parts the names of the columns. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n|\r/, 1)
  const count = (sign: string): number => head.split(sign).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
