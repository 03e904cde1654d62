import { maxAddressLength } from '../navigation/safe-link.ts'
import type { Arrangement, Box, LayoutBoxes } from '../blocks/layout-boxes.ts'
import { maxProblemsShown, type TemplateProblem } from '../templates/template-problem.ts'

/**
 * What the editor and the page in its frame say to each other. Both sides check the exact origin of
 * a message, and its shape with the readers below; anything else is dropped. Addresses are paths of
 * the site, texts are plain text, `html` is a text block's content.
 */
const messageMark = 'vitrine-frame'

type Guard<Value> = (value: unknown) => value is Value
type Shape = Readonly<Record<string, Guard<unknown>>>
type Shapes = Readonly<Record<string, Shape>>
type ValueOf<One> = One extends Guard<infer Value> ? Value : never
type MessageOf<All extends Shapes> = {
  [Type in keyof All & string]: { readonly type: Type } & {
    readonly [Field in keyof All[Type]]: ValueOf<All[Type][Field]>
  }
}[keyof All & string]

const text =
  (maxLength: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= maxLength
const figure: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const yesOrNo: Guard<boolean> = (value): value is boolean => typeof value === 'boolean'

function oneOf<const Choice extends string>(...choices: Choice[]): Guard<Choice> {
  return (value): value is Choice => choices.some((choice) => choice === value)
}

const list =
  <Value>(guard: Guard<Value>, maxLength: number): Guard<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= maxLength && value.every((one) => guard(one))

/** The page in the frame carries what is wrong with its template as JSON in this element. */
export const problemsElementId = 'vitrine-template-problems'

const problem: Guard<TemplateProblem> = (value): value is TemplateProblem => {
  if (typeof value !== 'object' || value === null) return false
  const { severity, code, message, path: file, place, line, column } = value as TemplateProblem
  return (
    oneOf('error', 'warning')(severity) &&
    [code, message, place, file ?? ''].every(text(2000)) &&
    file !== undefined &&
    [line, column].every((one) => Number.isSafeInteger(one) && one >= 0)
  )
}

const shape =
  <Value>(fields: { readonly [Name in keyof Value]: Guard<Value[Name]> }): Guard<Value> =>
  (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, guard]) =>
      guard((value as Readonly<Record<string, unknown>>)[name]),
    )
const orNull =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value)

const box = shape<Box>({ left: figure, top: figure, width: figure, height: figure })
const layoutBoxes = shape<LayoutBoxes>({
  layoutId: text(200),
  label: text(500),
  kind: oneOf('block-field', 'page', 'item'),
  columns: (value): value is 1 | 12 => value === 1 || value === 12,
  box,
  rows: list(shape({ id: text(100), box }), 1000),
  cells: list(shape({ id: text(100), rowId: text(100), span: figure, box }), 1000),
  blocks: list(shape({ id: text(100), type: figure, columnId: text(100), box }), 1000),
})
const arrangement: Guard<Arrangement> = (value): value is Arrangement => rowsOf(value)
const rowsOf = list(
  shape<Arrangement[number]>({
    id: text(100),
    columns: list(
      shape<Arrangement[number]['columns'][number]>({
        id: text(100),
        span: figure,
        blocks: list(text(100), 1000),
        rows: arrangement,
      }),
      12,
    ),
  }),
  1000,
)

const block = { layoutId: text(200), blockId: text(100) }
/** More than a text may have: whoever types so much is told when it is saved, and keeps it. */
const html = text(20_000_000)
const bytes: Guard<ArrayBuffer> = (value): value is ArrayBuffer => value instanceof ArrayBuffer
const path: Guard<string> = (value): value is string =>
  typeof value === 'string' && value.length <= maxAddressLength && value.startsWith('/')

/** How the text under the caret is formed; `none` where no text is being edited. */
export const textStyles = ['paragraph', 'heading-1', 'heading-2', 'heading-3'] as const
const textCommands = [
  'bold',
  'italic',
  'bullet-list',
  'ordered-list',
  'quote',
  'line',
  'clear-format',
  'split',
] as const
const blockWishes = [
  'edit',
  'delete',
  'duplicate',
  'move',
  'move-up',
  'move-down',
  'move-left',
  'move-right',
  'insert',
  'leave',
] as const
export type BlockWish = (typeof blockWishes)[number]
export type TextCommand = (typeof textCommands)[number]
export type TextStyle = (typeof textStyles)[number]

const fromFrame = {
  /** The page stands and listens; the ids of its layouts. */
  ready: { path, title: text(1000), textBlocks: figure, layouts: list(text(200), 100) },
  scrolled: { top: figure },
  /** Somebody began to edit a text block; `html` is what it held. */
  editing: { ...block, html },
  'text-changed': { ...block, html },
  /** The caret left the block. */
  'editing-ended': { ...block, html },
  'save-wished': { ...block, html },
  'text-state': {
    style: oneOf(...textStyles),
    bold: yesOrNo,
    italic: yesOrNo,
    bulletList: yesOrNo,
    orderedList: yesOrNo,
    quote: yesOrNo,
    /** Address of the link under the caret; empty: none. */
    link: text(maxAddressLength),
    /** Whether that link opens a window of its own. */
    newWindow: yesOrNo,
  },
  /** A link of the page was followed; the editor opens the page with a new token. */
  navigate: { path },
  /** Something was clicked that is no text: a block, by its type's name, or an item's own words. */
  'not-text': { what: text(100) },
  /** A link that leads away from the site. */
  'leave-site': { url: text(maxAddressLength) },
  /** What is wrong with the template of this page: the first ones, and how many there are. */
  problems: { problems: list(problem, maxProblemsShown), total: figure },
  /** Keys that mean the same everywhere in the editor. */
  shortcut: { name: oneOf('undo', 'redo', 'palette', 'toolbar', 'publish') },
  /** Where everything stands, while it is wanted; `height` of the whole page. */
  boxes: { layouts: list(layoutBoxes, 100), width: figure, height: figure, top: figure },
  /** What the pointer is over; an empty block: nothing. */
  pointed: block,
  /** A block was chosen; an empty one: what was chosen no longer is. */
  picked: { ...block, by: oneOf('pointer', 'touch', 'keys') },
  /** A key pressed on a block, by what it asks for; an empty one: on the chosen one. */
  'block-key': { ...block, wish: oneOf(...blockWishes) },
  /** Two texts are wished where the caret stands; `insert`: with another block between them. */
  'split-wished': { ...block, before: html, after: html, insert: yesOrNo },
  /** One text is wished of this one and the one before it. */
  'merge-wished': block,
  /** A picture was pasted or dropped into a text; it is stored by the editor. */
  'picture-wished': { ...block, bytes, contentType: text(100), name: text(300) },
  /** Somebody wants a link on the words that are chosen in a text. */
  'link-wished': { ...block, href: text(maxAddressLength), newWindow: yesOrNo },
  /** Files are dragged over the page, at this point of it; they are dropped where `isDropped`. */
  'files-over': { left: figure, top: figure, isDropped: yesOrNo },
  /** What was copied or pasted while no text is edited. */
  clipboard: { kind: oneOf('copy', 'cut', 'paste'), html, text: text(5_000_000) },
  'editing-changed': { isEditing: yesOrNo },
  /** The patch of this number stands on the page. */
  shown: { patch: figure },
  /** This page has no place for the patch of this number: it has to be loaded again. */
  'not-shown': { patch: figure },
  /** Of the selectors that were asked for, those that match something on this page. */
  present: { selectors: list(text(1000), 1000) },
  unloading: {},
} as const satisfies Shapes

const toFrame = {
  /** Asks for `ready` again, where the editor began to listen too late. */
  hello: {},
  'scroll-to': { top: figure },
  /**
   * Puts the caret into a text, as soon as it stands on the page: after so many letters, spaces not
   * counted; null: at the end.
   */
  'edit-block': { ...block, letters: orNull(figure) },
  'stop-editing': {},
  /** Replaces a block's text, as after a conflict or a discarded draft. */
  'set-text': { ...block, html },
  'run-command': { command: oneOf(...textCommands) },
  'set-style': { style: oneOf(...textStyles) },
  /** Links the selection; an empty address takes the link away. */
  'set-link': { href: text(maxAddressLength), newWindow: yesOrNo },
  /** Puts a stored picture where the caret stands in a text; sizes in pixels. */
  'insert-picture': { ...block, src: path, width: figure, height: figure },
  /** A layout stands otherwise now: its rows, with blocks by their ids. */
  'show-layout': { layoutId: text(200), rows: arrangement, patch: figure },
  /**
   * New HTML of blocks, each whole with its frame; an older patch than the last is dropped. With the
   * words that the page was last heard to have in a text, which it may replace under a caret.
   */
  'show-blocks': {
    layoutId: text(200),
    blocks: list(shape({ id: text(100), html, heard: orNull(html) }), 60),
    patch: figure,
  },
  /** What is around the slices of a slide, anew: the HTML of the slide without them. */
  'show-slide': { layoutId: text(200), html, patch: figure },
  /** The chosen block, outlined; an empty one: none. */
  mark: block,
  /** The line where a drop would put what is dragged. */
  'show-place': { line: orNull(box) },
  /** Whether boxes are wanted from now on: at once, and again whenever they change. */
  measure: { wanted: yesOrNo },
  'scroll-by': { top: figure },
  reveal: block,
  'focus-block': block,
  /** Classes that the body gains and loses, as by a tweak. */
  'body-classes': { add: list(text(300), 1000), remove: list(text(300), 1000) },
  /** Custom properties of the root. */
  'style-values': { values: list(shape({ name: text(300), value: text(2000) }), 2000) },
  /** Another text of the site's stylesheet, in its place; null: the page's own again. */
  'style-sheet': { css: orNull(text(5_000_000)) },
  /** Asks for `present`. */
  'look-for': { selectors: list(text(1000), 1000) },
  /** Saving began or ended (spec §4). */
  'save-entered': {},
  'save-exited': {},
  /** What happens in the style panel, for behaviours that measure (spec §4). */
  tweak: {
    name: oneOf('before-open', 'after-show', 'change', 'save', 'reset', 'close', 'after-close'),
  },
} as const satisfies Shapes

export type FrameMessage = MessageOf<typeof fromFrame>
export type EditorMessage = MessageOf<typeof toFrame>

/** A message from the frame, if it is one. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return readMessage(fromFrame, data) as FrameMessage | undefined
}

/** A message from the editor, if it is one. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  return readMessage(toFrame, data) as EditorMessage | undefined
}

/** What is handed to `postMessage`. */
export function wrapMessage(message: FrameMessage | EditorMessage): Record<string, unknown> {
  return { ...message, mark: messageMark }
}

/** Known fields only: what a stranger adds is not passed on. */
function readMessage(shapes: Shapes, data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const given = data as Readonly<Record<string, unknown>>
  if (given['mark'] !== messageMark || typeof given['type'] !== 'string') return undefined
  const shape = Object.hasOwn(shapes, given['type']) ? shapes[given['type']] : undefined
  if (shape === undefined) return undefined
  const message: Record<string, unknown> = { type: given['type'] }
  for (const [name, guard] of Object.entries(shape)) {
    if (!Object.hasOwn(given, name) || !guard(given[name])) return undefined
    message[name] = given[name]
  }
  return message
}
