import { isIP } from 'node:net'
import type { MailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { addressOfHost } from '../http/public-address.ts'
import { loadNodemailer } from './load-nodemailer.ts'
import { readMailPassword } from './mail-password.ts'
import type { SendMail } from './send-mail.ts'

type Environment = Pick<Context, 'config' | 'signingKey'>

/** A server that has said nothing for so long is given up, in milliseconds. */
const patienceMs = 10_000
/** And one that goes on about a single mail. */
const wholeMs = 20_000

/** Sends by the mail server that a site's owner has set. */
export function ownMailServer(
  { config, signingKey }: Environment,
  site: SiteDatabase,
  server: MailServer,
): SendMail {
  return async (mail) => {
    const { host, port, security, user } = server
    const pass = await readMailPassword({ signingKey }, site, server)
    if (user !== '' && pass === undefined) throw withCode('EPASSWORD')
    const nodemailer = await loadNodemailer()
    const transport = nodemailer.createTransport({
      host: await withinTime(addressOfHost(host, config.privateHosts), patienceMs),
      port,
      name: new URL(config.editorOrigin).hostname,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(isIP(host) === 0 && { tls: { servername: host } }),
      ...(user !== '' && { auth: { user, pass: pass ?? '' } }),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      dnsTimeout: patienceMs,
    })
    return withinTime(transport.sendMail(mail), wholeMs).finally(() => transport.close())
  }
}

/** @throws an error of code ETIMEDOUT */
async function withinTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(withCode('ETIMEDOUT')), ms)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code })
}
