import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from './default-site-settings.ts'
import { startsClosed } from './door-actions.ts'
import { isNameOwn, sampleOf } from './sample-settings.ts'
import { reachOf } from './site-reach.ts'

describe('who can reach a site', () => {
  it('is told by where the server listens, and by the name of its host', () => {
    expect(reachOf('127.0.0.1', 'localhost')).toBe('this-computer')
    expect(reachOf('::1', 'hosted.localhost')).toBe('this-computer')
    expect(reachOf('localhost', 'localhost')).toBe('this-computer')
    expect(reachOf('', 'localhost')).toBe('machines-told')
    expect(reachOf('0.0.0.0', 'localhost')).toBe('machines-told')
    // what is in front of it on the same machine lets everybody in
    expect(reachOf('127.0.0.1', 'sites.example')).toBe('everybody')
  })

  it('decides whether a new site waits behind a closed door', () => {
    expect(startsClosed('localhost')).toBe(false)
    expect(startsClosed('hosted.localhost')).toBe(false)
    expect(startsClosed('sites.example')).toBe(true)
    expect(startsClosed('notlocalhost')).toBe(true)
  })
})

describe('the name of a site', () => {
  const starter = { ...defaultSiteSettings, title: 'Corrigan' }
  const sample = sampleOf(starter)

  it('is the owner’s own once it is another one than the starter’s', () => {
    expect(isNameOwn({ ...starter, sample })).toBe(false)
    expect(isNameOwn({ ...starter, sample, firstRunDone: true })).toBe(false)
    expect(isNameOwn({ ...starter, sample, title: 'Fern' })).toBe(true)
  })

  it('of a site from before that was kept is their own after the first step', () => {
    expect(isNameOwn(starter)).toBe(false)
    expect(isNameOwn({ ...starter, firstRunDone: true })).toBe(true)
  })

  it('that nobody gave is nobody’s', () => {
    expect(isNameOwn({ ...defaultSiteSettings, firstRunDone: true })).toBe(false)
  })
})
