import { createSocket, type RemoteInfo } from 'node:dgram'

/** What a name has; null: nobody ever answers for it. */
export type NameRecords = {
  readonly txt?: readonly string[]
  readonly a?: readonly string[]
} | null

export type NameServer = {
  /** What `DNS_SERVERS` is set to. */
  readonly address: string
  /** By names in lower case; a name that is not here does not exist. */
  readonly records: Map<string, NameRecords>
  /** The names that were asked for, such as `TXT www.fern.com`. */
  readonly asked: string[]
  close(): Promise<void>
}

const types: Readonly<Record<number, string>> = { 1: 'A', 16: 'TXT', 28: 'AAAA' }

/**
 * A name server on this machine: enough of the DNS (RFC 1035 §4) to be asked for texts and addresses.
 * @param port where it was announced before it is opened
 */
export async function openNameServer(port = 0): Promise<NameServer> {
  const records: NameServer['records'] = new Map()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question: Buffer, from: RemoteInfo) => {
    const { name, end } = nameIn(question)
    const type = types[question.readUInt16BE(end)] ?? ''
    asked.push(`${type} ${name}`)
    const found = records.get(name)
    if (found === null) return
    const answers = found === undefined ? [] : answersOf(type, found)
    socket.send(replyTo(question, end + 4, found !== undefined, answers), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** The name that is asked for, and where it ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Type and data of each record. */
function answersOf(type: string, { txt = [], a = [] }: NonNullable<NameRecords>) {
  if (type === 'A')
    return a.map((one) => ({ type: 1, data: Buffer.from(one.split('.').map(Number)) }))
  if (type !== 'TXT') return []
  return txt.map((text) => ({ type: 16, data: Buffer.concat(inPieces(Buffer.from(text))) }))
}

/** Texts stand in pieces of up to 255 characters, each behind its length. */
function inPieces(text: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at === 0 || at < text.length; at += 255) {
    const piece = text.subarray(at, at + 255)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  return pieces
}

function replyTo(
  question: Buffer,
  questionEnd: number,
  isThere: boolean,
  answers: readonly { readonly type: number; readonly data: Buffer }[],
): Buffer {
  const head = Buffer.from(question.subarray(0, 12))
  // an answer; recursion was wanted and is there; without the name, NXDOMAIN
  head.writeUInt16BE(isThere ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers.length, 6)
  head.writeUInt32BE(0, 8)
  const records = answers.map(({ type, data }) => {
    // the name by a pointer to the question, the class of the internet, a minute to live
    const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0])
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([head, question.subarray(12, questionEnd), ...records])
}
