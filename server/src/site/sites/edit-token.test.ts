import { expect, it } from 'vitest'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { signEditToken, verifyEditToken } from './edit-token.ts'
import {
  readViewerCookie,
  signViewerToken,
  verifyViewerToken,
  viewerCookie,
  viewerLinks,
} from './viewer-token.ts'

const key = new Uint8Array(32).fill(7)
const siteId = 'a'.repeat(24) as SiteId
const other = 'b'.repeat(24) as SiteId
const accountId = 'c'.repeat(24) as AccountId
const editorOrigin = 'http://localhost:3000'
const claims = { siteId, accountId, editorOrigin }
const looker = { siteId, accountId, sessionMark: 'of a session' }

it('opens a page in the editor frame for a minute', () => {
  const token = signEditToken(key, claims, 1000)
  expect(verifyEditToken(key, token, siteId, 61_000)).toEqual(claims)
  expect(verifyEditToken(key, token, siteId, 61_001)).toBeUndefined()
})

it('refuses a token on another site, with another key, changed or cut', () => {
  const token = signEditToken(key, claims, 0)
  expect(verifyEditToken(key, token, other, 1)).toBeUndefined()
  expect(verifyEditToken(new Uint8Array(32), token, siteId, 1)).toBeUndefined()
  for (const wrong of ['', '.', 'x', `${token}x`, token.slice(1), `${token}.x`, 'x'.repeat(9999)]) {
    expect(verifyEditToken(key, wrong, siteId, 1)).toBeUndefined()
  }
})

it('does not let a look at the site pass for the right to edit it', () => {
  const viewer = signViewerToken(key, looker, 0)
  expect(verifyEditToken(key, viewer, siteId, 1)).toBeUndefined()
  expect(verifyViewerToken(key, signEditToken(key, claims, 0), siteId, 1)).toBeUndefined()
})

it('remembers an editor on the site for eight hours', () => {
  const { value } = viewerCookie(key, looker, 0)
  const cookies = { viewer: value ?? '' }
  expect(readViewerCookie(key, cookies, siteId, 8 * 3_600_000)).toEqual(looker)
  expect(readViewerCookie(key, cookies, siteId, 8 * 3_600_000 + 1)).toBeUndefined()
  expect(readViewerCookie(key, cookies, other, 1)).toBeUndefined()
  expect(readViewerCookie(key, {}, siteId, 1)).toBeUndefined()
})

it('does not take the address of an arrival for the cookie of a day', () => {
  const arrival = signViewerToken(key, looker, 0)
  expect(readViewerCookie(key, { viewer: arrival }, siteId, 1)).toBeUndefined()
})

it('leads from a draft to what is public at the same address, and to no other host', () => {
  const linkOf = (path: string) => {
    const links = viewerLinks(editorOrigin, 'fern', { path, isDraft: true })
    return /href="([^"]*)"[^>]*>This is a draft/.exec(links)?.[1]
  }
  expect(linkOf('/two words')).toBe('/two%20words')
  expect(linkOf('/why?#')).toBe('/why%3F%23')
  expect(linkOf('//elsewhere.example/')).toBe('/elsewhere.example/')
})
