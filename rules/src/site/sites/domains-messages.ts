import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** The sentences about names of the owner's own that a site answers on, by code. */
export const domainsMessages = {
  'domain-missing': 'Please type the name, such as www.example.com.',
  'domain-alone':
    'Please type the name alone, such as www.example.com: without https://, port or path.',
  'domain-not-valid':
    'This is not a domain name. Its parts have letters, digits and hyphens, as in www.example.com.',
  'domain-too-long': 'This name is too long: there is room for 244 characters.',
  'domain-is-address': 'This is an IP address. Please type a name, such as www.example.com.',
  'domain-not-public':
    'This name means nothing on the open internet, so visitors could not come by it.',
  'domain-of-installation':
    'This name belongs to whoever runs this installation. Please type one of your own.',
  'domain-there': 'This name is in the list already.',
  'too-many-domains': 'There is room for ten names.',
  'no-such-domain': 'This name is not in the list any more.',
  'domain-taken':
    'Another site of this installation holds this name. It has to be removed there first, or released by whoever runs the installation.',
} as const

export type DomainsRefusalCode = keyof typeof domainsMessages

export const domainsRefusal = refusalsOf(
  domainsMessages,
  { 'no-such-domain': 404, 'domain-there': 409, 'too-many-domains': 409, 'domain-taken': 409 },
  400,
)
