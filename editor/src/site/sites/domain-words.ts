import type { DomainCheck, DomainsReply } from '@vitrine/rules/site/sites/domains-api.ts'
import { isOfThisComputer } from '@vitrine/rules/site/sites/site-reach.ts'

/** What a look into the DNS found, in sentences. */
export function checkWords(name: string, recordName: string, check: DomainCheck): string {
  return `${proofWords(name, recordName, check)} ${wayWords(name, check)}`.trim()
}

function proofWords(name: string, recordName: string, { outcome, found }: DomainCheck): string {
  switch (outcome) {
    case 'proved':
      return `${name} is yours, and the site answers on it.`
    case 'no-record':
      return `There is no TXT record at ${recordName} yet. A new one takes some minutes to be seen, at times a day.`
    case 'other-record':
      return `At ${recordName} stands something else: ${found.map((text) => `“${text}”`).join(', ')}. Copy the value from above, to the letter.`
    case 'no-answer':
      return `No name server answered for ${recordName}. Try again in a minute.`
  }
}

function wayWords(name: string, { way, addresses }: DomainCheck): string {
  switch (way) {
    case 'nowhere':
      return `${name} leads nowhere yet: visitors come by it once its address record is there.`
    case 'elsewhere':
      return `${name} leads to ${addresses.join(', ')}, which is another address than this site has so far.`
    default:
      return ''
  }
}

export type AddressRecord = {
  readonly type: 'A' | 'AAAA' | 'CNAME'
  readonly value: string
}

/** The records that lead a name here; none where nobody but whoever runs the installation knows. */
export function addressRecords({
  host,
  addresses,
}: Pick<DomainsReply, 'host' | 'addresses'>): readonly AddressRecord[] {
  return [
    ...addresses.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', value }) as const),
    ...(isOfThisComputer(host) ? [] : [{ type: 'CNAME', value: host } as const]),
  ]
}

/** How a name is led here, in a sentence. */
export function leadWords(name: string, { host, addresses }: DomainsReply): string {
  if (isOfThisComputer(host)) {
    return `Lead ${name} to this server with an A record. Its address is known to whoever runs it: here it is called localhost, which tells nothing.`
  }
  return addresses.length === 0
    ? `Lead ${name} here: with a CNAME record where it is a name such as www.example.com, else with an A record, whose address you get from whoever runs this installation.`
    : `Lead ${name} here: with a CNAME record where it is a name such as www.example.com, else with the address records.`
}
