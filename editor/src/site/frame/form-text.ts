import type { Editor } from '@tiptap/core'
import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import type {
  EditorMessage,
  FrameMessage,
  TextCommand,
  TextStyle,
} from '@vitrine/rules/site/sites/frame-messages.ts'

type Picture = Extract<EditorMessage, { type: 'insert-picture' }>

/** Does to a text what the editor's bar asks for; what is no form of a text is left to others. */
export function formText(editor: Editor, message: EditorMessage): void {
  if (message.type === 'set-style') setStyle(editor, message.style)
  if (message.type === 'set-link') setLink(editor, message)
  if (message.type === 'insert-picture') insertPicture(editor, message)
  if (message.type === 'run-command' && message.command !== 'split') {
    runCommand(editor, message.command)
  }
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

export function linkOf(editor: Editor): TextLink {
  const { href, target } = editor.getAttributes('link') as Readonly<Record<string, unknown>>
  const known = typeof href === 'string' ? href.slice(0, maxAddressLength) : ''
  return { href: known, newWindow: target === '_blank' }
}

/** How the text under the caret is formed. */
export function textState(editor: Editor): FrameMessage {
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
