import { createServer, type AddressInfo, type Socket } from 'node:net'

export type SunkMail = { readonly to: string; readonly text: string }

export type MailSink = {
  /** What `SMTP_URL` is set to. */
  readonly url: string
  readonly port: number
  /** Waits for the next mail to an address that was not yet taken. */
  next(to: string): Promise<SunkMail>
  /** How many mails have come that nobody has taken. */
  waiting(): number
  close(): Promise<void>
}

export type MailSinkOptions = {
  /** Who may send; everybody where it is not told. */
  readonly login?: { readonly user: string; readonly password: string }
  /** What it says to each recipient in the place of taking the mail. */
  readonly refusal?: string
  /** It is connected to, and never says a word. */
  readonly isSilent?: boolean
}

/** A mail server that keeps what it gets: enough of SMTP to be sent to. */
export async function openMailSink(options: MailSinkOptions = {}): Promise<MailSink> {
  const mails: SunkMail[] = []
  const heard = new Set<() => void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (options.isSilent === true) return
    converse(socket, options, (mail) => {
      mails.push(mail)
      for (const listen of heard) listen()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const take = (to: string): SunkMail | undefined => {
    const at = mails.findIndex((mail) => mail.to === to)
    return at === -1 ? undefined : mails.splice(at, 1)[0]
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    next: (to) =>
      new Promise((resolve) => {
        const listen = (): void => {
          const mail = take(to)
          if (mail === undefined) return
          heard.delete(listen)
          resolve(mail)
        }
        heard.add(listen)
        listen()
      }),
    waiting: () => mails.length,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(
  socket: Socket,
  { login, refusal }: MailSinkOptions,
  keep: (mail: SunkMail) => void,
): void {
  const proof = Buffer.from(`\0${login?.user}\0${login?.password}`).toString('base64')
  let unread = ''
  let to = ''
  let body: string[] | undefined
  const answer = (line: string): void => {
    if (body !== undefined) {
      if (line !== '.') return void body.push(line)
      keep({ to, text: decoded(body.join('\n')) })
      body = undefined
      return void socket.write('250 kept\r\n')
    }
    if (login !== undefined && /^EHLO/i.test(line)) {
      return void socket.write('250-sink\r\n250 AUTH PLAIN\r\n')
    }
    if (/^STARTTLS/i.test(line)) return void socket.write('454 no TLS here\r\n')
    if (/^AUTH/i.test(line)) {
      const isRight = line === `AUTH PLAIN ${proof}`
      return void socket.write(isRight ? '235 in\r\n' : '535 5.7.8 Wrong name or password\r\n')
    }
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1]
    if (recipient !== undefined) {
      to = recipient
      if (refusal !== undefined) return void socket.write(`${refusal}\r\n`)
    }
    if (/^DATA$/i.test(line)) {
      body = []
      return void socket.write('354 go on\r\n')
    }
    socket.write(/^QUIT$/i.test(line) ? '221 bye\r\n' : '250 fine\r\n')
  }
  socket.write('220 sink\r\n')
  socket.on('data', (chunk: Buffer) => {
    unread += chunk.toString()
    const lines = unread.split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
}

/** Undoes quoted-printable, the one coding that short plain mails are sent in. */
function decoded(text: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(text)) return text
  return text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}
