/** A block's number, and what it is filled with. */
export type Sample = { readonly type: number; readonly value: Readonly<Record<string, unknown>> }

/** What samples name of a site. */
export type SampleSite = {
  readonly pictures: readonly string[]
  readonly audio: string
  readonly product: string
  /** Of a page, by its address. */
  readonly pageId: (urlId: string) => string
}

/** How the samples speak. */
export type SampleWords = {
  readonly name: string
  readonly sentence: string
  readonly paragraph: string
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const sampleWords = {
  plain: {
    name: 'Second firing',
    sentence: 'Fired twice at 820 °C, so that the green stays a green.',
    paragraph:
      'Every shade is spun by hand on a lathe that was built for ships’ lanterns. The enamel goes ' +
      'on wet, dries overnight beside the stove, and is fired twice before anybody may touch it.',
  },
  long: {
    name: word,
    sentence: `${word} ${word.toLowerCase()}, ${word.slice(0, 40)}-${word.slice(40)}`,
    paragraph: `${word} und https://corrigan-enamel.example/${word.toLowerCase()}/${word.toLowerCase()}?${word.toLowerCase()}=1`,
  },
  arabic: {
    name: 'الحرق الثاني',
    sentence: 'يُحرق مرتين عند 820 درجة مئوية كي يبقى الأخضر أخضر.',
    paragraph:
      'يُشكَّل كل غطاء يدويًا على مخرطة صُنعت لفوانيس السفن. يوضع المينا رطبًا ويجف ليلة كاملة ' +
      'بجانب الموقد، ثم يُحرق مرتين قبل أن يلمسه أحد.',
  },
} as const satisfies Record<string, SampleWords>

const nowhere = { to: null, newWindow: false }
const noFilter = { category: '', tag: '', featured: false }

/** Every type that the picker offers with its variants, filled, by what is best looked at together. */
export function sampleBlocks(
  site: SampleSite,
  words: SampleWords,
): Readonly<Record<string, readonly Sample[]>> {
  return {
    words: wordSamples(site, words),
    pictures: pictureSamples(site, words),
    media: mediaSamples(site, words),
    galleries: gallerySamples(site, words),
    summaries: summarySamples(site, words),
    lists: listSamples(site, words),
    figures: figureSamples(site, words),
  }
}

function wordSamples({ pageId }: SampleSite, { name, sentence, paragraph }: SampleWords): Sample[] {
  const link = { to: { kind: 'collection', id: pageId('shop') }, newWindow: false }
  const html =
    `<h2>${name}</h2><p>${paragraph} <a href="/shop">${name}</a></p><h3>${name}</h3>` +
    `<ul><li>${sentence}</li><li>${sentence}</li></ul><ol><li>${sentence}</li></ol>` +
    `<blockquote>${sentence}</blockquote><pre>${sentence}</pre>`
  const markdown =
    `## ${name}\n\n${paragraph}\n\n- ${sentence}\n- ${sentence}\n\n> ${sentence}\n\n` +
    `| ${name} | cm | g |\n|---|---|---|\n| ${sentence} | 24 | 910 |\n\n    bake(820)\n`
  const code = `<p class="kiln">${sentence}</p>\n<p>${paragraph}</p>`
  const items = [name, sentence, name].map((title, place) => ({
    id: `i${place}`,
    title,
    text: `<p>${paragraph}</p>`,
  }))
  return [
    { type: 2, value: { html } },
    { type: 44, value: { markdown } },
    { type: 31, value: { quote: sentence, source: name } },
    { type: 69, value: { items, isFirstOpen: true } },
    { type: 69, value: { items, icon: 'arrow', iconPlacement: 'left', showsLines: false } },
    { type: 53, value: { buttonText: name, buttonLink: link, buttonSize: 'small' } },
    { type: 53, value: { buttonText: sentence, buttonLink: link, buttonAlignment: 'left' } },
    { type: 53, value: { buttonText: name, buttonLink: link, buttonSize: 'large' } },
    { type: 47, value: {} },
    { type: 21, value: {} },
    { type: 23, value: { code, mode: 'html', displaySource: true } },
    { type: 23, value: { code: markdown, mode: 'markdown' } },
  ]
}

function pictureSamples({ pictures }: SampleSite, { name, sentence }: SampleWords): Sample[] {
  const designs = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack']
  const captions = ['caption-overlay', 'caption-overlay-hover']
  const image = (place: number) => pictures[place % pictures.length]
  return [
    ...designs.map((design, place) => ({
      type: 5,
      value: {
        image: image(place),
        design,
        title: name,
        subtitle: sentence,
        description: sentence,
        link: nowhere,
      },
    })),
    ...captions.map((layout, place) => ({
      type: 5,
      value: { image: image(place), layout, description: sentence, width: 60, isLightBox: true },
    })),
  ]
}

function mediaSamples({ pictures, audio }: SampleSite, { name, sentence }: SampleWords): Sample[] {
  const embed = { url: 'https://vimeo.com/76979871', title: name, ratio: 56.25 }
  const elsewhere = { url: 'https://corrigan-enamel.example/kiln', title: name, ratio: 56.25 }
  const track = { url: 'https://soundcloud.com/corrigan/kiln', title: name, ratio: 56.25 }
  const tracks = [name, sentence].map((title, place) => ({ id: `t${place}`, audio, title }))
  return [
    { type: 32, value: { embed, caption: sentence } },
    { type: 32, value: { embed, poster: pictures[0], caption: sentence } },
    { type: 22, value: { embed, caption: sentence } },
    { type: 22, value: { embed: elsewhere, caption: sentence } },
    { type: 22, value: { embed: track } },
    ...['legacy', 'minimal'].flatMap((designStyle) =>
      ['dark', 'light'].map((colorTheme) => ({
        type: 41,
        value: {
          audio,
          title: name,
          author: sentence,
          designStyle,
          colorTheme,
          showDownload: true,
        },
      })),
    ),
    { type: 60, value: { cover: pictures[1], title: name, artist: sentence, tracks } },
    { type: 60, value: { cover: null, title: name, artist: sentence, tracks } },
  ]
}

function gallerySamples({ pictures }: SampleSite, { name, sentence }: SampleWords): Sample[] {
  const all = pictures.slice(0, 7).map((image, place) => ({
    id: `p${place}`,
    image,
    title: place === 3 ? '' : name,
    text: place % 2 === 0 ? sentence : '',
    link: nowhere,
    video: { url: '', title: '', ratio: 56.25 },
  }))
  const words = { 'show-meta': true, 'show-meta-basic': true, lightbox: true, controls: true }
  const settings = [
    { design: 'grid' },
    { design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true, 'show-meta-basic': false },
    { design: 'slideshow', 'meta-position': 'bottom-left' },
    { design: 'slideshow', 'auto-crop': true, thumbnails: false, 'meta-position': 'top' },
    { design: 'slider' },
    { design: 'stacked', 'max-width': 100 },
  ]
  return settings.map((one) => ({
    type: 8,
    value: { pictures: one.design === 'stacked' ? all.slice(0, 2) : all, ...words, ...one },
  }))
}

function summarySamples({ pageId }: SampleSite, { name }: SampleWords): Sample[] {
  const designs = ['autocolumns', 'carousel', 'list', 'autogrid']
  return designs.flatMap((design) =>
    ['journal', 'shop'].map((urlId) => ({
      type: 55,
      value: {
        query: { collectionId: pageId(urlId), filter: noFilter, pageSize: 5 },
        design,
        headerText: name,
        primaryMetadata: 'date',
        secondaryMetadata: 'categories',
        showReadMoreLink: true,
      },
    })),
  )
}

function listSamples({ pageId }: SampleSite, { name, sentence }: SampleWords): Sample[] {
  const journal = pageId('journal')
  const shop = pageId('shop')
  const to = 'https://corrigan-enamel.example/kiln'
  return [
    { type: 33, value: { collectionId: null, theme: 'light' } },
    { type: 33, value: { collectionId: journal, theme: 'dark' } },
    { type: 1, value: { menu: 'mainNavigation', direction: 'horizontal' } },
    { type: 1, value: { menu: 'mainNavigation', direction: 'vertical' } },
    { type: 3, value: { logo: null, alignment: 'center' } },
    { type: 13, value: { link: { to, newWindow: false }, title: name, text: sentence } },
    { type: 12, value: { collectionId: shop } },
    { type: 12, value: { collectionId: journal } },
    { type: 14, value: { collectionId: shop, type: 'categories' } },
    { type: 14, value: { collectionId: journal, type: 'tags' } },
    ...['index', 'list', 'dropdown'].map((layout) => ({
      type: 61,
      value: { collectionId: journal, groupBy: 'month', layout, showCount: true, showDate: true },
    })),
    { type: 61, value: { collectionId: shop, groupBy: 'category', layout: 'list' } },
    { type: 27, value: { collectionId: journal } },
  ]
}

function figureSamples({ product }: SampleSite, { name, sentence }: SampleWords): Sample[] {
  const rows = [3, 9, 4, 12].map((count, place) => [
    `${name} ${place + 1}`,
    String(count),
    String(20 - count),
  ])
  const dataTable = { columns: ['', name, 'Bell'], rows }
  const location = {
    addressTitle: name,
    addressLine1: sentence,
    addressLine2: 'Harrow Point, ME',
    addressCountry: 'United States',
    mapLat: 44.1,
    mapLng: -68.8,
    mapZoom: 13,
    markerLat: null,
    markerLng: null,
  }
  return [
    ...['bar', 'line', 'pie'].map((chartType) => ({
      type: 62,
      value: { dataTable, chartType, title: name, caption: sentence },
    })),
    { type: 62, value: { dataTable, flip: true, legend: 'right', palette: 'text', title: name } },
    { type: 43, value: { item: product, showExcerpt: true, showAddButton: true } },
    { type: 43, value: { item: product, showImage: false, showAddButton: true } },
    ...['standard', 'gray', 'dark'].map((style) => ({ type: 4, value: { location, style } })),
    { type: 4, value: { location: { ...location, mapLat: null, mapLng: null } } },
    { type: 66, value: { restaurantId: '412810' } },
    { type: 68, value: { design: 'reservation', businessId: 'corrigan', buttonText: name } },
    { type: 68, value: { design: 'event', businessId: 'corrigan', eventId: '4128' } },
  ]
}
