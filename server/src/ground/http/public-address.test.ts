import { expect, test } from 'vitest'
import { addressOfHost, isPublicAddress } from './public-address.ts'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

const leadsTo =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address })))

test('one private address among several refuses a name, unless the operator allows it', async () => {
  const both = leadsTo('93.184.216.34', '10.0.0.1')
  await expect(addressOfHost('mail.example', [], both)).rejects.toThrow('private-host')
  expect(await addressOfHost('mail.example', ['mail.example'], both)).toBe('93.184.216.34')
  await expect(addressOfHost('mail.example', [], leadsTo())).rejects.toThrow('no-such-host')
})
