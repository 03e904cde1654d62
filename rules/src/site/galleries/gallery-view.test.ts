import { describe, expect, it } from 'vitest'
import { acceptFields, findBlockTypeByName, readBlockValue } from '../blocks/block-types.ts'
import type { GalleryOptions } from './gallery-settings.ts'
import { galleryView } from './gallery-view.ts'

function galleryType() {
  const type = findBlockTypeByName('gallery')
  if (type === undefined) throw new Error('there is no gallery')
  return type
}

function options(set: Readonly<Record<string, unknown>>): GalleryOptions {
  return readBlockValue(galleryType(), set) as unknown as GalleryOptions
}

const picture = {
  assetUrl: '/a.jpg',
  width: 300,
  height: 200,
  altText: 'A lathe',
  title: 'Lathe',
  body: '<p>It "turns"</p>',
  clickthroughUrl: '',
  mediaFocalPoint: { x: 0.3, y: 0.5 },
}
const link = { ...picture, clickthroughUrl: '/shop' }
const video = { ...picture, video: { url: 'https://v.example', frameUrl: 'https://f.example' } }

const view = (
  set: Readonly<Record<string, unknown>>,
  pictures: readonly object[] = [picture, link],
) => galleryView(options(set), pictures as readonly Readonly<Record<string, unknown>>[])

describe('a gallery’s settings', () => {
  it.each([
    ['autoplay-duration', 1, 10],
    ['thumbnail-strip-height', 0, 200],
    ['thumbnail-strip-margin', 0, 60],
    ['thumbnails-per-row', 1, 10],
    ['padding', 0, 50],
    ['max-width', 100, 300],
  ])('%s goes from %d to %d', (name, least, most) => {
    const accepts = (value: number) => acceptFields(galleryType(), { [name]: value }).ok
    expect([least, most].map(accepts)).toEqual([true, true])
    expect([least - 1, most + 1].map(accepts)).toEqual([false, false])
  })

  it('autoplay is no quicker than a second and no slower than ten', () => {
    const accepts = (value: number) =>
      acceptFields(galleryType(), { 'autoplay-duration': value }).ok
    expect([0.9, 1, 10, 10.1, 11].map(accepts)).toEqual([false, true, true, false, false])
  })

  it('each count in their designs alone', () => {
    const slideshow = { design: 'slideshow', autoplay: true, 'autoplay-duration': 3 }
    expect(view(slideshow)).toMatchObject({
      autoplaySeconds: 3,
      hasControls: true,
      hasThumbnails: true,
      isRow: true,
      opensLightbox: false,
    })
    expect(view({ ...slideshow, design: 'grid', lightbox: true })).toMatchObject({
      autoplaySeconds: 0,
      hasControls: false,
      hasThumbnails: false,
      isRow: false,
      opensLightbox: true,
    })
    expect(view({ ...slideshow, lightbox: true }).opensLightbox).toBe(false)
    expect(view({ ...slideshow, 'thumbnail-strip-height': 0 }).hasThumbnails).toBe(false)
    expect(view({ ...slideshow, thumbnails: false, controls: false })).toMatchObject({
      hasControls: false,
      hasThumbnails: false,
    })
  })

  it('move nothing where there is one picture', () => {
    expect(view({ design: 'slideshow', autoplay: true }, [picture])).toMatchObject({
      autoplaySeconds: 0,
      hasControls: false,
      hasThumbnails: false,
    })
  })

  it('give pictures one shape, or leave each its own', () => {
    expect(view({ 'aspect-ratio': 'anamorphic-widescreen' }).style).toContain(
      '--gallery-ratio:2.4;',
    )
    expect(view({ 'square-thumbs': false }).style).not.toContain('--gallery-ratio')
    expect(view({ design: 'slider', 'aspect-ratio': 'widescreen' }).style).toBe(
      '--gallery-ratio:1.78',
    )
    expect(view({ design: 'stacked', padding: 7 }).style).toBe('--gallery-gap:7px')
    // the first picture's, within limits
    expect(view({ design: 'slideshow' }).style).toContain('--gallery-ratio:1.5;')
    const tall = { ...picture, width: 100, height: 900 }
    expect(view({ design: 'slideshow' }, [tall, picture]).style).toContain('--gallery-ratio:0.75;')
  })

  it('hold columns to a width below the widest, which stands for any', () => {
    expect(view({ 'max-width': 300 }).style).not.toContain('--gallery-width')
    expect(view({ 'max-width': 100, 'thumbnails-per-row': 3, padding: 10 }).style).toContain(
      '--gallery-width:320px',
    )
  })

  it('are told to stylesheets by classes', () => {
    expect(view({ 'thumbnails-per-row': 5 }).classNames).toBe(
      'sqs-gallery-block-grid sqs-gallery-thumbnails-per-row-5 sqs-gallery-aspect-ratio-square',
    )
    const all = {
      design: 'slideshow',
      'meta-position': 'top-left',
      'show-meta-on-hover': true,
      transparentBackground: true,
    }
    expect(view(all).classNames).toBe(
      'sqs-gallery-block-slideshow sqs-gallery-meta-position-top-left sqs-gallery-auto-crop sqs-gallery-show-meta-on-hover sqs-gallery-transparent',
    )
    expect(view({ design: 'slider', 'active-alignment': 'right' }).classNames).toContain(
      'sqs-gallery-active-alignment-right',
    )
  })
})

describe('a picture of a gallery', () => {
  it('leads where its link leads, then into the lightbox, else nowhere', () => {
    const [plain, linked] = view({ lightbox: true }).items
    expect(plain).toMatchObject({ href: '/a.jpg?format=2500w', enlarges: true, opensNew: false })
    expect(linked).toMatchObject({ href: '/shop', enlarges: false })
    expect(view({}).items[0]).toMatchObject({ href: '', enlarges: false })
    expect(view({ lightbox: true, newWindow: true }).items.map(({ opensNew }) => opensNew)).toEqual(
      [false, true],
    )
  })

  it('is a video where it has a player, which a press brings', () => {
    expect(view({ lightbox: true }, [video]).items[0]).toMatchObject({
      href: 'https://v.example',
      frameUrl: 'https://f.example',
      enlarges: false,
    })
  })

  it('shows the words that its design shows, and keeps them for the lightbox as plain text', () => {
    const words = (set: object) => {
      const [first] = view({ ...set }).items
      return [first?.shownTitle, first?.shownText]
    }
    expect(words({})).toEqual(['', ''])
    expect(words({ 'show-meta-basic': true })).toEqual(['Lathe', '<p>It "turns"</p>'])
    expect(words({ 'show-meta-basic': true, 'show-meta-only-title': true })).toEqual(['Lathe', ''])
    expect(words({ design: 'stacked', 'show-meta-basic': true })[1]).not.toBe('')
    expect(words({ design: 'slideshow' })[0]).toBe('Lathe')
    expect(words({ design: 'slideshow', 'show-meta': false })).toEqual(['', ''])
    expect(words({ design: 'slider', 'show-meta-basic': true })).toEqual(['', ''])
    expect(view({}).items[0]?.fullText).toBe('It &quot;turns&quot;')
    expect(view({}).items[0]?.position).toBe('30% 50%')
  })
})
