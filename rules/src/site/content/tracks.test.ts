import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import {
  itemDocument,
  pageDocument,
  performOn,
  refusalCode,
} from '../../ground/changes/testing/perform-on.ts'
import { editAlbum } from '../collections/album-actions.ts'
import { CollectionType } from '../collections/collection.ts'
import { compareDocuments } from '../sites/compare-documents.ts'
import { readLength, writeLength } from './audio.ts'
import { addItem, editItem } from './item-actions.ts'
import { nounOfItem } from './item-noun.ts'
import { addTracks } from './track-actions.ts'

const album = pageDocument('shop', {
  type: CollectionType.slideAlbum,
  typeName: 'album',
  ordering: 'music-album',
})
const journal = pageDocument('shop', { type: CollectionType.generic, typeName: 'blog' })

function file(id: string, filename: string, contentType = 'audio/mpeg'): StoredDocument<'asset'> {
  const body = { filename, contentType, title: '', altText: '' }
  return { kind: 'asset', id, revision: 1, body: body as never }
}

const recording = { recordType: 7, audioAssetId: null, durationMs: 0 } as const
const tracks = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    itemDocument(`track-${at}`, { ...recording, position: at }),
  )
const idOf = (at: number) => at.toString(16).padStart(24, '0')

describe('an album', () => {
  it('holds 60 tracks and refuses one more, whichever way it comes', () => {
    const added = { collectionId: 'shop', tracks: [{ itemId: idOf(1), assetId: 'a' }] }
    const named = { collectionId: 'shop', title: 'Low tide' }
    const with59 = [album, ...tracks(59), file('a', 'a.mp3')]
    const with60 = [album, ...tracks(60), file('a', 'a.mp3')]
    expect(refusalCode(performOn(addTracks, with59, added))).toBeNull()
    expect(refusalCode(performOn(addTracks, with60, added))).toBe('album-is-full')
    expect(refusalCode(performOn(addItem, with59, named))).toBeNull()
    expect(refusalCode(performOn(addItem, with60, named))).toBe('album-is-full')
  })

  it('takes recordings behind its tracks, called by their files without the numbers of those', () => {
    const names = ['01 low_tide.mp3', '2 - Harbour.mp3', '99 Luftballons.mp3', '07.mp3', '24-7.mp3']
    const added = performOn(
      addTracks,
      [album, ...tracks(1), ...names.map((name, at) => file(`f${at}`, name))],
      {
        collectionId: 'shop',
        tracks: names.map((_, at) => ({ itemId: idOf(at), assetId: `f${at}`, durationMs: at })),
      },
    )
    expect(added).toMatchObject({
      ok: true,
      value: [
        { after: { title: 'Low tide', position: 1, recordType: 7, audioAssetId: 'f0' } },
        { after: { title: 'Harbour', position: 2, durationMs: 1 } },
        { after: { title: '99 Luftballons' } },
        { after: { title: '07' } },
        { after: { title: '24 7', visibility: 'live' } },
      ],
    })
  })

  it('takes no picture for a recording, nothing that is gone, and is the only page with tracks', () => {
    const wish = { collectionId: 'shop', tracks: [{ itemId: idOf(1), assetId: 'a' }] }
    const picture = file('a', 'a.png', 'image/png')
    expect(refusalCode(performOn(addTracks, [album, picture], wish))).toBe('no-such-sound')
    expect(refusalCode(performOn(addTracks, [album], wish))).toBe('no-such-sound')
    expect(refusalCode(performOn(addTracks, [journal, file('a', 'a.mp3')], wish))).toBe(
      'tracks-need-an-album',
    )
  })

  it('has an artist and a cover, which no other page has', () => {
    const wish = { collectionId: 'shop', set: { artistName: 'The Slips' }, seen: {} }
    expect(performOn(editAlbum, [album], wish)).toMatchObject({
      ok: true,
      value: [{ after: { artistName: 'The Slips', sample: false } }],
    })
    expect(refusalCode(performOn(editAlbum, [journal], wish))).toBe('not-an-album')
  })
})

it('an episode has a recording and a number, which a track of an album has not', () => {
  const podcast = pageDocument('shop', { type: CollectionType.generic, typeName: 'podcast' })
  const added = performOn(addItem, [podcast], { collectionId: 'shop', title: 'Salt' })
  expect(added).toMatchObject({
    ok: true,
    value: [{ after: { recordType: 7, audioAssetId: null, episodeNumber: null } }, {}],
  })
  const wish = { itemId: 'a', set: { episodeNumber: 12 }, seen: {} }
  const episode = itemDocument('a', { ...recording, episodeNumber: null })
  expect(performOn(editItem, [episode], wish)).toMatchObject({
    ok: true,
    value: [{ after: { episodeNumber: 12 } }],
  })
  expect(refusalCode(performOn(editItem, [itemDocument('a', recording)], wish))).toBe(
    'not-an-episode',
  )
  expect(nounOfItem(episode.body)).toBe('episode')
  expect(nounOfItem(itemDocument('a', recording).body)).toBe('track')
})

it('only a track is given a recording', () => {
  const wish = { itemId: 'a', set: { durationMs: 1000 }, seen: {} }
  expect(refusalCode(performOn(editItem, [itemDocument('a')], wish))).toBe('not-a-recording')
  expect(performOn(editItem, [itemDocument('a', recording)], wish)).toMatchObject({
    ok: true,
    value: [{ after: { durationMs: 1000 } }],
  })
})

it('history says of a track its artist and its length as people write them', () => {
  const was = itemDocument('a', { ...recording, authorName: 'Ada', durationMs: 61_000 }).body
  const is = { ...was, authorName: 'Ben', durationMs: 225_000, audioAssetId: 'b'.repeat(24) }
  const tell = { money: String, instant: String, named: () => 'tide.mp3' }
  expect(compareDocuments(was, is, tell)).toEqual([
    { what: 'Recording', before: null, after: 'tide.mp3' },
    { what: 'Artist', before: 'Ada', after: 'Ben' },
    { what: 'Length', before: '1:01', after: '3:45' },
  ])
})

it('a length is typed and told in minutes and seconds, with hours where there are any', () => {
  expect(['3:45', ' 3.45 ', '1:02:07', '75:00', ''].map(readLength)).toEqual([
    225_000, 225_000, 3_727_000, 4_500_000, 0,
  ])
  expect(['3', '3:75', '1:75:00', 'long', '-1:00', '9999:00:00'].map(readLength)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
  expect([0, 400, 225_400, 3_727_000].map(writeLength)).toEqual(['', '0:01', '3:45', '1:02:07'])
})
