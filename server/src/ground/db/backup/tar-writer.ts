const blockBytes = 512
const largestPlainSize = 0o77777777777

/**
 * The header of one file in the ustar format (POSIX.1-1988), which every `tar` opens. A path or size
 * that does not fit is preceded by an extended header (POSIX.1-2001).
 */
export function tarHeader(path: string, size: number, modifiedSeconds: number): Buffer {
  const records = [
    ...(Buffer.byteLength(path) > 100 ? [paxRecord('path', path)] : []),
    ...(size > largestPlainSize ? [paxRecord('size', String(size))] : []),
  ]
  const plain = plainHeader({ path, size, type: '0', modifiedSeconds })
  if (records.length === 0) return plain
  const text = Buffer.concat(records)
  const header = { path: 'extended-header', size: text.length, type: 'x', modifiedSeconds }
  return Buffer.concat([plainHeader(header), text, tarPadding(text.length), plain])
}

/** Zeros that fill the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * blockBytes)
}

type Header = {
  readonly path: string
  readonly size: number
  readonly type: string
  readonly modifiedSeconds: number
}

function plainHeader({ path, size, type, modifiedSeconds }: Header): Buffer {
  const block = Buffer.alloc(blockBytes)
  block.write(path, 0, 100)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${octal(Math.min(size, largestPlainSize), 11)}\0`, 124)
  block.write(`${octal(modifiedSeconds, 11)}\0`, 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\u000000', 257)
  block.write(`${octal(headerSum(block), 6)}\0 `, 148)
  return block
}

/** The sum of all bytes of a header, its own eight taken as blanks. */
export function headerSum(block: Buffer): number {
  let sum = 0
  for (let index = 0; index < blockBytes; index++) {
    sum += index >= 148 && index < 156 ? 0x20 : (block[index] ?? 0)
  }
  return sum
}

/** "<length of all of this> <key>=<value>\n", so the length counts its own digits. */
function paxRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  let length = bytes + 1
  while (bytes + String(length).length !== length) length = bytes + String(length).length
  return Buffer.from(`${length}${rest}`)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
