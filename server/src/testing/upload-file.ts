import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import type { TestResponse, Visitor } from './http-client.ts'

export type FileSent = {
  readonly filename: string
  readonly bytes: Buffer | Iterable<Buffer>
  /** Called after each piece that went out; what it throws cuts the connection. */
  readonly onSent?: (sent: number) => void | Promise<void>
}

const boundary = 'a-boundary'

/** Sends a file as a browser's form does, piece by piece. */
export async function uploadFile(
  { port, who }: { readonly port: number; readonly who: Visitor },
  path: string,
  { filename, bytes, onSent }: FileSent,
): Promise<Pick<TestResponse, 'status' | 'text' | 'json'>> {
  if (!who.cookies.has('crumb')) await who.send('/api/editor/session')
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n` +
    `content-type: application/octet-stream\r\n\r\n`
  async function* pieces(): AsyncGenerator<Buffer> {
    yield Buffer.from(head)
    let sent = 0
    for (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      yield piece
      sent += piece.length
      await onSent?.(sent)
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: headersOf(who, port),
        agent: false,
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => (text += piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, json: () => JSON.parse(text) }),
        )
      },
    )
    sending.on('error', reject)
    const body = Readable.from(pieces())
    body.on('error', () => sending.destroy())
    body.pipe(sending)
  })
}

function headersOf({ cookies }: Visitor, port: number): Record<string, string> {
  return {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrf-token': cookies.get('crumb') ?? '',
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
}
