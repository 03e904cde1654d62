import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentReply, DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { PostsReply } from '@vitrine/rules/site/content/posts-api.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { actAsOwner, type OwnerActs } from '../../testing/act-as-owner.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let shop: TestShop
let owner: Visitor
let visitor: Visitor
let base: string
let send: OwnerActs['send']
let act: OwnerActs['act']
let addPage: OwnerActs['addPage']
let album: string
const songs: string[] = []

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  visitor = shop.visitor()
  base = `/api/editor/sites/${shop.siteId}`
  ;({ send, act, addPage } = actAsOwner(shop, owner))
  album = await addPage({ title: 'Low tide', typeName: 'album', urlId: 'low-tide' })
  for (const filename of ['01 Harbour.wav', '02 Out & back.wav', '03 Home.wav']) {
    const bytes = Buffer.from(`RIFF\x24\0\0\0WAVEfmt ${filename}`, 'latin1')
    const sent = await uploadFile({ port: shop.port, who: owner }, `${base}/assets`, {
      bytes,
      filename,
    })
    songs.push(sent.json<{ assetId: string }>().assetId)
  }
})
afterAll(() => shop.close())

const idOf = (at: number) => (0x7a_00_00_00 + at).toString(16).padStart(24, '0')
const listed = async () =>
  (await owner.get(`${base}/posts?collectionId=${album}&limit=250`)).json<PostsReply>().posts

describe('an album page', () => {
  it('says that there is nothing to hear, then plays its tracks in the order of their owner', async () => {
    expect((await visitor.get('/low-tide')).text).toContain('Nothing to hear yet.')
    const tracks = songs.map((assetId, at) => ({
      itemId: idOf(at),
      assetId,
      durationMs: 60_000 * (at + 1) + 5000,
    }))
    await act('add-tracks', { collectionId: album, tracks })
    // sent again, they stand once
    expect((await act('add-tracks', { collectionId: album, tracks })).changed).toEqual([])
    const order = [idOf(2), idOf(0), idOf(1)]
    await act('reorder-items', { collectionId: album, itemIds: order })
    expect((await listed()).map(({ id, durationMs }) => [id, durationMs])).toEqual([
      [idOf(2), 185_000],
      [idOf(0), 65_000],
      [idOf(1), 125_000],
    ])
    const { text } = await visitor.get('/low-tide')
    expect([...text.matchAll(/class="track-name"[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(
      ['Home', 'Harbour', 'Out &amp; back'],
    )
    // plain players, each called by its track: nothing of it needs a script
    expect(text.match(/<audio [^>]*controls[^>]*aria-labelledby="track-/g)).toHaveLength(3)
    expect(text).toContain('3 tracks<span>6 min</span>')
    expect(text).toContain('<span class="track-length">3:05</span>')
    const [src = ''] = /(?<=<audio[^>]* src=")[^"]+/.exec(text) ?? []
    const heard = await visitor.get(src)
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/wav'])
  })

  it('has a cover and an artist, and its tracks pages of their own with what a template asks for', async () => {
    const { documents } = (await owner.get(`${base}/documents?kind=asset`)).json<
      DocumentsReply<'asset'>
    >()
    const cover = documents.find(({ body }) => body.contentType.startsWith('image/'))?.id
    await act('edit-album', {
      collectionId: album,
      set: { artistName: 'Slip & Glaze', mainAssetId: cover },
      seen: { artistName: '', mainAssetId: null },
    })
    await act('edit-item', { itemId: idOf(0), set: { authorName: 'Ada Fell' }, seen: {} })
    const page = await visitor.get('/low-tide')
    expect(page.text).toContain('class="album-page-cover"')
    expect(page.text).toContain('<p class="album-page-artist">Slip &amp; Glaze</p>')
    expect(page.text.match(/class="track-artist"/g)).toHaveLength(1)
    const own = await visitor.get('/low-tide/harbour')
    expect(own.text).toContain('<span>Ada Fell</span>')
    expect(own.text).toContain('class="track-page-picture"')
    expect(own.text).toContain('property="og:image"')
    expect((await visitor.get('/low-tide/home')).text).toContain('<span>Slip &amp; Glaze</span>')
    const { item } = (await visitor.get('/low-tide/harbour?format=json')).json<{ item: object }>()
    const audioAssetUrl = expect.stringMatching(/Harbour\.wav$/)
    expect(item).toMatchObject({
      recordType: 7,
      recordTypeLabel: 'audio',
      durationMs: 65_000,
      structuredContent: { audioAssetUrl, mimeType: 'audio/wav' },
    })
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(own.text)?.[1] ?? '{}'
    expect(JSON.parse(told)).toMatchObject({
      '@type': 'MusicRecording',
      name: 'Harbour',
      duration: 'PT65S',
      byArtist: { name: 'Ada Fell' },
      inAlbum: { name: 'Low tide' },
      audio: { contentUrl: expect.stringMatching(/^http.*Harbour\.wav$/) },
    })
    const neighbours = /<nav class="track-neighbours"[\s\S]*?<\/nav>/.exec(own.text)?.[0]
    expect(neighbours).toContain('/low-tide/home')
    expect(neighbours).toContain('/low-tide/out-back')
  })

  it('is found by who plays, and names its tracks where a file of theirs would go', async () => {
    expect((await visitor.get('/search?q=glaze&format=json')).text).toContain('low-tide')
    expect((await visitor.get('/search?q=fell&format=json')).text).toContain('/low-tide/harbour')
    const uses = await owner.get(`${base}/references?kind=asset&id=${songs[0]}`)
    expect(uses.text).toContain('Harbour')
  })

  it('hides a draft from visitors, and says of a track without its file that it cannot be heard', async () => {
    await act('set-post-state', { itemId: idOf(1), state: 'draft' })
    expect((await visitor.get('/low-tide/out-back')).status).toBe(404)
    expect((await visitor.get('/low-tide')).text).toContain('2 tracks<span>4 min</span>')
    await act('delete-asset', { assetId: songs[0] })
    const { text } = await visitor.get('/low-tide')
    expect([text.match(/<audio /g)?.length, text.match(/class="track-name"/g)?.length]).toEqual([
      1, 2,
    ])
    const own = await visitor.get('/low-tide/harbour')
    expect(own.text).toContain('Nothing to hear yet.')
    expect(own.text).not.toContain('<audio')
    expect((await visitor.get('/low-tide/harbour?format=json')).text).not.toContain('audioAssetUrl')
  })

  it('goes back by undo, and refuses what is no recording or stands elsewhere', async () => {
    const before = await listed()
    const { changed } = await act('add-tracks', {
      collectionId: album,
      tracks: [{ itemId: idOf(9), assetId: songs[2] }],
    })
    expect(changed).toHaveLength(1)
    const undone = await owner.write('POST', `${base}/undo`, {})
    expect(undone.status).toBe(200)
    expect(await listed()).toEqual(before)
    const journal = await addPage({ title: 'News', typeName: 'blog', urlId: 'news' })
    const tracks = [{ itemId: idOf(10), assetId: songs[2] }]
    const elsewhere = await send('add-tracks', { collectionId: journal, tracks })
    expect(elsewhere.json()).toMatchObject({ code: 'tracks-need-an-album' })
    const gone = await send('add-tracks', {
      collectionId: album,
      tracks: [{ itemId: idOf(10), assetId: songs[0] }],
    })
    expect([gone.status, gone.json<{ code: string }>().code]).toEqual([409, 'no-such-sound'])
    const odd = await send('add-tracks', {
      collectionId: album,
      tracks: [{ itemId: idOf(10), assetId: songs[2], durationMs: -1 }],
    })
    expect(odd.status).toBe(400)
  })

  it('reads in an index as on its own page', async () => {
    const folder = await addPage({ title: 'Listen', typeName: 'folder', urlId: 'listen' })
    await act('set-folder', { folderId: folder, set: { folderBehavior: 1 }, seen: {} })
    await act('move-into-folder', { pageId: album, folderId: folder })
    const { text } = await visitor.get('/listen')
    expect(text).toContain('class="track-list" data-play-text="Play"')
    const reply = await owner.get(`${base}/documents/collection/${album}`)
    expect(reply.json<DocumentReply<'collection'>>().body.ordering).toBe('music-album')
  })
})

describe('a podcast page', () => {
  it('shows its episodes, the newest first, with players, and drafts to nobody', async () => {
    const podcast = await addPage({ title: 'Salt hours', typeName: 'podcast', urlId: 'salt-hours' })
    expect((await visitor.get('/salt-hours')).text).toContain('No episode yet.')
    await act('edit-album', {
      collectionId: podcast,
      set: { artistName: 'Ada Fell', description: '<p>Talks.</p><script>x</script>' },
      seen: { artistName: '', description: '' },
    })
    for (const [at, title] of ['Mud', 'Ebb', 'Fog'].entries()) {
      const itemId = idOf(20 + at)
      await act('add-item', { collectionId: podcast, itemId, title, visibility: 'draft' })
      await act('edit-item', {
        itemId,
        set: { audioAssetId: songs[2], durationMs: 3_727_000, episodeNumber: at + 1 },
        seen: { audioAssetId: null, durationMs: 0, episodeNumber: null },
      })
      if (title !== 'Fog') await act('set-post-state', { itemId, state: 'published' })
    }
    const { text } = await visitor.get('/salt-hours')
    const titles = [...text.matchAll(/<a id="episode-[^>]*>([^<]*)</g)].map(([, title]) => title)
    expect(titles).toEqual(['Ebb', 'Mud'])
    expect(text.match(/<audio class="episode-audio" [^>]*controls/g)).toHaveLength(2)
    expect(text).toContain('<span>Episode 2</span>')
    expect(text).toContain('<span>1:02:07</span>')
    expect(text).toContain('<p>Talks.</p>')
    expect(text).not.toContain('<script>x')
    const own = await visitor.get('/salt-hours/ebb')
    expect(own.text).toContain('class="track-page-audio"')
    expect(own.text).toContain('"@type":"PodcastEpisode"')
    expect((await visitor.get('/salt-hours/fog')).status).toBe(404)
    const { posts } = (await owner.get(`${base}/posts?collectionId=${podcast}`)).json<PostsReply>()
    expect(posts.map(({ episodeNumber }) => episodeNumber)).toEqual([3, 2, 1])
    const noNumber = await send('edit-item', {
      itemId: idOf(20),
      set: { episodeNumber: 0 },
      seen: {},
    })
    expect(noNumber.status).toBe(400)
  })
})
