import { expect, it } from 'vitest'
import type { SiteId } from '../../ground/ids/ids.ts'
import { invitedAccount } from './invited-account.ts'

const fern = 'f'.repeat(24) as SiteId
const moss = 'e'.repeat(24) as SiteId
const ofAddress = { madeBySite: null }
const ofFern = { madeBySite: fern }
const ofMoss = { madeBySite: moss }

it.each([
  ['nobody has an account, by hand', [], fern, { make: ofFern }],
  ['nobody has an account, by mail', [], null, { make: ofAddress }],
  ['the site made one already', [ofMoss, ofFern], fern, { account: ofFern }],
  ['another site made one, by hand', [ofMoss], fern, { make: ofFern }],
  ['another site made one, by mail', [ofMoss], null, { make: ofAddress }],
  ['the address is proved, by hand', [ofFern, ofAddress], fern, { account: ofAddress }],
  ['the address is proved, by mail', [ofFern, ofAddress], null, { account: ofAddress }],
] as const)('an invitation where %s', (_case, known, handedOnBy, chosen) => {
  expect(invitedAccount(known, handedOnBy)).toEqual(chosen)
})
