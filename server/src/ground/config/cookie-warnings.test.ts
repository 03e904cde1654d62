import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { cookieWarnings } from './cookie-warnings.ts'

const warned = (environment: Record<string, string>): string[] =>
  cookieWarnings(readConfig(environment, '/')).map((sentence) => sentence.split(':')[0] ?? '')

const noTls = (whose: string): string =>
  `Without TLS browsers do not keep the cookies of ${whose} to one host`

it.each([
  ['a machine of one’s own', {}, []],
  [
    'names of that machine',
    { EDITOR_ORIGIN: 'http://editor.hosted.localhost:3000', SITES_DOMAIN: 'hosted.localhost' },
    [],
  ],
  [
    'TLS, and a domain for the sites alone',
    {
      EDITOR_ORIGIN: 'https://editor.example.com',
      SITES_DOMAIN: 'sites.example',
      TRUSTED_PROXIES: '1',
    },
    [],
  ],
  [
    'no TLS at all',
    { EDITOR_ORIGIN: 'http://editor.example.com', SITES_DOMAIN: 'sites.example' },
    [noTls('the editor and the sites')],
  ],
  [
    'one domain for both',
    {
      EDITOR_ORIGIN: 'https://editor.example.com',
      SITES_DOMAIN: 'sites.example.com',
      TRUSTED_PROXIES: '1',
    },
    ['Editor and sites are both under example.com'],
  ],
  [
    'the editor under the sites',
    { EDITOR_ORIGIN: 'https://www.example', SITES_DOMAIN: 'example', TRUSTED_PROXIES: '1' },
    ['Editor and sites are both under example'],
  ],
])('warns at the start where hosts are not safe from each other: %s', (_case, settings, said) => {
  expect(warned(settings as Record<string, string>)).toEqual(said)
})
