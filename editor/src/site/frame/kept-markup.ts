import { Extension, Mark, Node } from '@tiptap/core'
import { inertMarkup } from '../../ground/controls/inert-markup.ts'

/**
 * What owners' texts hold beyond the formats of the toolbar must be the same after an edit as it
 * was before. Elements that can be typed in stay such; all others are kept whole.
 */

const boxTags = ['div', 'section', 'article', 'address', 'figure', 'figcaption']
const wholeTags = ['img', 'picture', 'table', 'dl', 'iframe', 'video', 'audio', 'svg']
const markTags = 'small sub sup mark abbr cite time q kbd samp del ins span'.split(' ')

type Attributes = Readonly<Record<string, string>>

function attributesOf(element: HTMLElement): Attributes {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}

/** Tag and attributes of an element that stays as it is. */
function keptAttributes() {
  return {
    tag: { default: 'div', rendered: false },
    attributes: { default: {}, rendered: false },
  }
}

const keptBox = Node.create({
  name: 'keptBox',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: keptAttributes,
  parseHTML: () =>
    boxTags.map((tag) => ({
      tag,
      getAttrs: (element) => ({ tag, attributes: attributesOf(element) }),
    })),
  renderHTML: ({ node }) => [String(node.attrs['tag']), node.attrs['attributes'] as Attributes, 0],
})

const keptMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  addAttributes: keptAttributes,
  parseHTML: () =>
    markTags.map((tag) => ({
      tag,
      getAttrs: (element) => ({ tag, attributes: attributesOf(element) }),
    })),
  renderHTML: ({ mark }) => [String(mark.attrs['tag']), mark.attrs['attributes'] as Attributes, 0],
})

function wholeNode(name: string, inline: boolean) {
  return Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () =>
      wholeTags.map((tag) => ({
        tag,
        priority: inline ? 70 : 60,
        ...(inline ? { context: 'paragraph/|heading/' } : {}),
        getAttrs: (element) => ({ html: element.outerHTML }),
      })),
    renderHTML: ({ node }) => {
      const place = document.createElement('template')
      place.innerHTML = inertMarkup(String(node.attrs['html']))
      return place.content.firstElementChild ?? document.createElement('span')
    },
  })
}

const plainAttributes = ['class', 'id', 'style', 'dir', 'lang', 'title']

/** Classes and ids of paragraphs and headings mean something to the site's stylesheet. */
const keptOnBlocks = Extension.create({
  name: 'keptOnBlocks',
  addGlobalAttributes: () => [
    {
      types: 'paragraph heading bulletList orderedList listItem blockquote horizontalRule'.split(
        ' ',
      ),
      attributes: Object.fromEntries(
        plainAttributes.map((name) => [
          name,
          {
            default: null,
            parseHTML: (element: HTMLElement) => element.getAttribute(name),
            renderHTML: (attributes: Record<string, unknown>) =>
              typeof attributes[name] === 'string' ? { [name]: attributes[name] } : {},
          },
        ]),
      ),
    },
  ],
})

export const keptMarkup = [
  keptBox,
  keptMark,
  wholeNode('keptInline', true),
  wholeNode('keptBlock', false),
  keptOnBlocks,
]
