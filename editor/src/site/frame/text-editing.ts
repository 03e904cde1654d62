import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import type {
  EditorMessage,
  FrameMessage,
  TextCommand,
  TextStyle,
} from '@vitrine/rules/site/sites/frame-messages.ts'
import { keptMarkup } from './kept-markup.ts'
import { picturesOf, withoutEmbedded } from './pasted-text.ts'
import { halvesOf, textKeys, type TextWish } from './text-keys.ts'
import { contentOf, setStoredHtml, storedHtml, type TextBlock } from './text-block.ts'

type Send = (message: FrameMessage) => void

/** One text of the page with a caret in it. */
export type TextEditing = {
  readonly block: TextBlock
  /** Puts the page back as it would be served, and says what the text is now. */
  end(): void
  save(): void
  /** What the editor says, where it is about the text. */
  run(message: EditorMessage): void
}

type Picture = Extract<EditorMessage, { type: 'insert-picture' }>

/** Mounts the editor on the block's own element, so that the site's styles go on applying. */
export function beginTextEditing(
  block: TextBlock,
  send: Send,
  point?: { readonly left: number; readonly top: number },
): TextEditing {
  const { layoutId, blockId } = block
  const content = contentOf(block)
  const shell = content.cloneNode(false) as HTMLElement
  const stored = storedHtml(block)
  const sayWish = (wish: TextWish): void => {
    if (wish.kind === 'link') send({ type: 'link-wished', layoutId, blockId, ...linkOf(editor) })
    else if (wish.kind === 'merge') send({ type: 'merge-wished', layoutId, blockId })
    else sendSplit(wish)
  }
  const sendSplit = ({ before, after, insert }: Extract<TextWish, { kind: 'split' }>): void =>
    send({
      type: 'split-wished',
      layoutId,
      blockId,
      before: withPlainListItems(before),
      after: withPlainListItems(after),
      insert,
    })
  const takePictures = (data: DataTransfer | null): boolean => {
    const pictures = picturesOf(data)
    for (const file of pictures) {
      void file.arrayBuffer().then((bytes) => {
        const { name, type: contentType } = file
        send({ type: 'picture-wished', layoutId, blockId, bytes, contentType, name })
      })
    }
    return pictures.length > 0
  }
  const editor = new Editor({
    element: { mount: content },
    extensions: [
      StarterKit.configure({
        // a paragraph of its own accord after a heading would be a change that nobody made
        trailingNode: false,
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
      }),
      ...keptMarkup,
      textKeys(sayWish),
    ],
    content: stored,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutEmbedded,
      handlePaste: (_, event) => takePictures(event.clipboardData),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        const isTaken = takePictures(event.dataTransfer)
        if (isTaken && at !== null) editor.commands.setTextSelection(at.pos)
        return isTaken
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of this block' },
    },
  })
  // what the editor makes of an untouched text is not a change
  const untouched = editor.getHTML()
  const html = (): string => {
    const edited = editor.getHTML()
    return edited === untouched ? stored : withPlainListItems(edited)
  }
  editor.on('update', () => send({ type: 'text-changed', layoutId, blockId, html: html() }))
  editor.on('transaction', () => send(textState(editor)))
  placeCaret(editor, point)
  send({ type: 'editing', layoutId, blockId, html: stored })
  send(textState(editor))
  return {
    block,
    end() {
      const final = html()
      editor.destroy()
      shell.innerHTML = final
      content.replaceWith(shell)
      setStoredHtml(block, final)
      send({ type: 'editing-ended', layoutId, blockId, html: final })
    },
    save: () => send({ type: 'save-wished', layoutId, blockId, html: html() }),
    run(message) {
      if (message.type === 'set-style') setStyle(editor, message.style)
      if (message.type === 'set-link') setLink(editor, message)
      if (message.type === 'insert-picture') insertPicture(editor, message)
      if (message.type !== 'run-command') return
      if (message.command !== 'split') runCommand(editor, message.command)
      else sendSplit({ kind: 'split', ...halvesOf(editor), insert: false })
    },
  }
}

/** Lines of a list are stored as owners write them: without a paragraph around a single one. */
function withPlainListItems(html: string): string {
  const place = document.createElement('template')
  place.innerHTML = html
  for (const item of place.content.querySelectorAll('li')) {
    const only = item.children.length === 1 ? item.firstElementChild : null
    if (only?.tagName === 'P' && only.attributes.length === 0) only.replaceWith(...only.childNodes)
  }
  return place.innerHTML
}

function placeCaret(editor: Editor, point?: { left: number; top: number }): void {
  const at = point === undefined ? null : editor.view.posAtCoords(point)
  editor.commands.focus(at === null ? 'end' : at.pos)
}

function runCommand(editor: Editor, command: Exclude<TextCommand, 'split'>): void {
  const chain = editor.chain().focus()
  const done = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    'bullet-list': () => chain.toggleBulletList(),
    'ordered-list': () => chain.toggleOrderedList(),
    quote: () => chain.toggleBlockquote(),
    line: () => chain.setHorizontalRule(),
    'clear-format': () => chain.unsetAllMarks().clearNodes(),
  }[command]()
  done.run()
}

const levels = { 'heading-1': 1, 'heading-2': 2, 'heading-3': 3 } as const

function setStyle(editor: Editor, style: TextStyle): void {
  const chain = editor.chain().focus()
  if (style === 'paragraph') chain.setParagraph().run()
  else chain.setHeading({ level: levels[style] }).run()
}

type TextLink = { readonly href: string; readonly newWindow: boolean }

function setLink(editor: Editor, { href, newWindow }: TextLink): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetLink().run()
  else chain.setLink({ href, target: newWindow ? '_blank' : null }).run()
}

function insertPicture(editor: Editor, { src, width, height }: Picture): void {
  const picture = document.createElement('img')
  picture.setAttribute('src', src)
  picture.alt = ''
  picture.width = width
  picture.height = height
  editor.chain().focus().insertContent(picture.outerHTML).run()
}

function linkOf(editor: Editor): TextLink {
  const { href, target } = editor.getAttributes('link') as Readonly<Record<string, unknown>>
  const known = typeof href === 'string' ? href.slice(0, maxAddressLength) : ''
  return { href: known, newWindow: target === '_blank' }
}

function textState(editor: Editor): FrameMessage {
  const level = editor.getAttributes('heading')['level'] as number | undefined
  const style =
    editor.isActive('heading') && (level === 1 || level === 2 || level === 3)
      ? (`heading-${level}` as const)
      : 'paragraph'
  const link = linkOf(editor)
  return {
    type: 'text-state',
    style,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: link.href,
    newWindow: link.newWindow,
  }
}
