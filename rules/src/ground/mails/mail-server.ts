/** How a connection to a mail server is kept from being read, strongest first. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

/** A mail server that an owner has set for a site. */
export type MailServer = {
  /** A name or an address, in lower case. */
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  /** Empty: the server asks for no login. */
  readonly user: string
  /** Of the password, by its id (`site_secret`): the document never holds it. Null: there is none. */
  readonly secretId: string | null
  /** Empty: the site's name. */
  readonly senderName: string
  readonly senderAddress: string
}

export type WithMailServer = { readonly mailServer?: MailServer | null }

/** By which way a site's mails go: its own server, the installation's, or none at all. */
export const mailWays = ['own', 'installation', 'none'] as const
export type MailWay = (typeof mailWays)[number]

export function mailWayOf(
  { smtpUrl }: { readonly smtpUrl: string | null },
  { mailServer = null }: WithMailServer,
): MailWay {
  if (mailServer !== null) return 'own'
  return smtpUrl === null ? 'none' : 'installation'
}
