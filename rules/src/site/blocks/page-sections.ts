/**
 * Sections that an owner begins with, drawn by us: arrangements of blocks whose words say what to
 * write in them. A page outline is a row of such sections. None has a heading of the first level:
 * a page's title is its template's to print.
 */
export type SketchBlock = {
  /** A block type's wire number. */
  readonly type: number
  /** Its fields beside those that stand as they begin. */
  readonly value: Readonly<Record<string, unknown>>
  /** It lists items of the site's first page of this kind, where there is one. */
  readonly lists?: ListedPage
}

export type ListedPage = 'products' | 'blog'

type SketchRow = readonly {
  readonly span: number
  readonly blocks: readonly SketchBlock[]
}[]

export type PageSection = {
  /** Never changes once an owner may have used it. */
  readonly id: string
  readonly title: string
  readonly rows: readonly SketchRow[]
}

export type PageOutline = {
  readonly id: string
  readonly title: string
  /** What it is for, in a few words. */
  readonly about: string
  /** Ids of sections, from the top. */
  readonly sections: readonly string[]
}

const text = (html: string): SketchBlock => ({ type: 2, value: { html } })
const picture: SketchBlock = { type: 5, value: {} }
const gallery = (design: string): SketchBlock => ({ type: 8, value: { design } })
const quote = (words: string, source: string): SketchBlock => ({
  type: 31,
  value: { quote: words, source },
})
const video: SketchBlock = { type: 32, value: {} }
const button = (buttonText: string, buttonAlignment = 'left'): SketchBlock => ({
  type: 53,
  value: { buttonText, buttonAlignment },
})
const items = (lists: ListedPage): SketchBlock => ({ type: 55, value: {}, lists })
const questions = (...ofThem: readonly (readonly [string, string])[]): SketchBlock => ({
  type: 69,
  value: { items: ofThem.map(([title, words], at) => ({ id: `q${at + 1}`, title, text: words })) },
})

const whole = (...blocks: readonly SketchBlock[]): SketchRow => [{ span: 12, blocks }]
const parts = (...columns: readonly (readonly [number, ...SketchBlock[]])[]): SketchRow =>
  columns.map(([span, ...blocks]) => ({ span, blocks }))

export const pageSections: readonly PageSection[] = [
  {
    id: 'opening',
    title: 'Opening words',
    rows: [
      parts(
        [
          8,
          text(
            '<h2>Say in one line what you do, and for whom</h2><p>Two or three sentences that somebody who has never heard of you understands at once. What is made here, where, and what makes it yours?</p>',
          ),
          button('See the work'),
        ],
        [4],
      ),
    ],
  },
  {
    id: 'picture-right',
    title: 'Words beside a picture',
    rows: [
      parts(
        [
          5,
          text(
            '<h2>How it began</h2><p>Tell it as you would across the counter: when you started, what you could not find elsewhere, who taught you.</p>',
          ),
        ],
        [7, picture],
      ),
    ],
  },
  {
    id: 'picture-left',
    title: 'A picture beside words',
    rows: [
      parts(
        [7, picture],
        [
          5,
          text(
            '<h2>How it is made</h2><p>One step that customers never see, told so that they see it. A picture of hands at work goes well here.</p>',
          ),
        ],
      ),
    ],
  },
  { id: 'large-picture', title: 'One large picture', rows: [whole(picture)] },
  {
    id: 'three-points',
    title: 'Three points',
    rows: [
      parts(
        [4, text('<h3>Made to last</h3><p>The first reason to buy from you, in a sentence.</p>')],
        [4, text('<h3>Made nearby</h3><p>The second one. A figure says more than a word.</p>')],
        [4, text('<h3>Mended for free</h3><p>The third one: what happens after the sale.</p>')],
      ),
    ],
  },
  {
    id: 'steps',
    title: 'Step by step',
    rows: [
      whole(text('<h2>How it goes</h2>')),
      parts(
        [
          4,
          text(
            '<h3>1. Write to us</h3><p>What should somebody send you, and when do you reply?</p>',
          ),
        ],
        [4, text('<h3>2. We make a plan</h3><p>What they get from you before anything costs.</p>')],
        [4, text('<h3>3. It arrives</h3><p>How long it takes, and how it comes to them.</p>')],
      ),
    ],
  },
  {
    id: 'quotation',
    title: 'A customer’s words',
    rows: [
      parts(
        [2],
        [
          8,
          quote(
            'What a customer wrote to you, with their leave, in their own words.',
            'Name, town',
          ),
        ],
        [2],
      ),
    ],
  },
  {
    id: 'questions',
    title: 'Questions and answers',
    rows: [
      parts(
        [4, text('<h2>Asked often</h2>')],
        [
          8,
          questions(
            ['How long does it take?', '<p>Days or weeks, and what it depends on.</p>'],
            ['Can I send it back?', '<p>Until when, in what state, and who pays the parcel.</p>'],
            ['Do you take orders by phone?', '<p>When somebody is there to pick up.</p>'],
          ),
        ],
      ),
    ],
  },
  { id: 'gallery-grid', title: 'Gallery, as a grid', rows: [whole(gallery('grid'))] },
  {
    id: 'gallery-slideshow',
    title: 'Gallery, as a slideshow',
    rows: [whole(gallery('slideshow'))],
  },
  {
    id: 'products',
    title: 'Products',
    rows: [whole(text('<h2>From the shop</h2>'), items('products'))],
  },
  {
    id: 'posts',
    title: 'Latest posts',
    rows: [parts([4, text('<h2>News</h2><p>What has happened lately.</p>')], [8, items('blog')])],
  },
  {
    id: 'prices',
    title: 'Prices',
    rows: [
      parts(
        [4, text('<h3>The small one</h3><p><strong>40</strong></p><p>What is in it.</p>')],
        [4, text('<h3>The usual one</h3><p><strong>65</strong></p><p>What comes with it.</p>')],
        [4, text('<h3>The large one</h3><p><strong>120</strong></p><p>For whom it is.</p>')],
      ),
    ],
  },
  {
    id: 'people',
    title: 'People',
    rows: [
      parts(
        [
          4,
          picture,
          text('<h3>First name, last name</h3><p>What they do here, and since when.</p>'),
        ],
        [
          4,
          picture,
          text('<h3>First name, last name</h3><p>What they do here, and since when.</p>'),
        ],
        [
          4,
          picture,
          text('<h3>First name, last name</h3><p>What they do here, and since when.</p>'),
        ],
      ),
    ],
  },
  {
    id: 'video',
    title: 'Words beside a video',
    rows: [
      parts(
        [7, video],
        [
          5,
          text('<h2>Come and see</h2><p>What the video shows, for those who do not play it.</p>'),
        ],
      ),
    ],
  },
  {
    id: 'visit',
    title: 'Where and when',
    rows: [
      parts(
        [
          6,
          text(
            '<h3>Address</h3><p>Street and number<br>Postcode and town</p><p>The nearest stop, and where to leave a car.</p>',
          ),
        ],
        [
          6,
          text(
            '<h3>Open</h3><p>Tuesday to Friday, 10 to 6<br>Saturday, 10 to 2</p><p>Closed on holidays.</p>',
          ),
        ],
      ),
    ],
  },
  {
    id: 'last-word',
    title: 'A last word and a button',
    rows: [
      parts(
        [2],
        [
          8,
          text(
            '<h2>Ready when you are</h2><p>One sentence on what happens when somebody presses the button.</p>',
          ),
          button('Write to us'),
        ],
        [2],
      ),
    ],
  },
]

export const pageOutlines: readonly PageOutline[] = [
  {
    id: 'home',
    title: 'Home page',
    about: 'What you do, three reasons, what you sell',
    sections: ['opening', 'large-picture', 'three-points', 'products', 'quotation', 'last-word'],
  },
  {
    id: 'about',
    title: 'About',
    about: 'How it began, how it is made, who makes it',
    sections: ['picture-right', 'picture-left', 'people', 'quotation'],
  },
  {
    id: 'contact',
    title: 'Contact',
    about: 'Address, hours and what people ask',
    sections: ['visit', 'large-picture', 'questions'],
  },
  {
    id: 'services',
    title: 'Services',
    about: 'What can be ordered, how it goes, what it costs',
    sections: ['opening', 'steps', 'prices', 'questions', 'last-word'],
  },
  {
    id: 'portfolio',
    title: 'Portfolio',
    about: 'Pictures first, few words',
    sections: ['gallery-slideshow', 'opening', 'gallery-grid', 'last-word'],
  },
  {
    id: 'questions',
    title: 'Questions',
    about: 'Answers that unfold, and a way to ask',
    sections: ['questions', 'last-word'],
  },
  {
    id: 'one-thing',
    title: 'One thing for sale',
    about: 'A single product, told from top to bottom',
    sections: ['large-picture', 'opening', 'picture-right', 'three-points', 'video', 'last-word'],
  },
  {
    id: 'prices',
    title: 'Prices',
    about: 'A list of prices and what they include',
    sections: ['prices', 'questions', 'last-word'],
  },
  {
    id: 'news',
    title: 'News',
    about: 'The latest posts and what lies behind them',
    sections: ['posts', 'picture-left', 'last-word'],
  },
]
