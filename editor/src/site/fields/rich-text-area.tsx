import { Editor, getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser as ContentParser, type Schema } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Italic, Link2, List } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ToggleButton, Toolbar } from 'react-aria-components'
import { keptMarkup } from '../frame/kept-markup.ts'
import { addressOfTarget, targetOfAddress } from '../links/link-addresses.ts'
import { LinkEditorDialog, type EditedLink } from '../links/link-editor-dialog.tsx'
import { inertMarkup } from '../../ground/controls/inert-markup.ts'
import toggle from '../../ground/controls/toggle.module.css'
import { pastedShortText } from './pasted-short-text.ts'
import styles from './fields.module.css'

type RichTextAreaProps = {
  readonly siteId: string
  readonly label: string
  readonly value: string
  /** @param isGoingOn the caret is still there */
  readonly onChange: (value: string, isGoingOn?: boolean) => void
}

/** A short text with bold, italic, links and lists. */
export function RichTextArea(props: RichTextAreaProps) {
  const { siteId, label, value } = props
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, setStep] = useState(0)
  const [link, setLink] = useState<EditedLink>()
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (element.current === null) return
    const made = openEditor(element.current, label, latest)
    made.on('transaction', () => setStep((step) => step + 1))
    setEditor(made)
    return () => made.destroy()
  }, [label])
  useEffect(() => {
    if (editor === null || editor.isFocused || editor.getHTML() === value) return
    editor.commands.setContent(contentOf(editor.schema, value), { emitUpdate: false })
  }, [editor, value])
  const openLink = async (): Promise<void> => {
    const { href = '', target } = editor?.getAttributes('link') ?? {}
    const to = await targetOfAddress(siteId, String(href ?? ''))
    setLink({ to, newWindow: target === '_blank' })
  }
  return (
    <div className={styles['rich']}>
      {editor !== null && (
        <Toolbar aria-label={`Form ${label.toLowerCase()}`} className={styles['richBar'] ?? ''}>
          <Mark editor={editor} name="bold" label="Bold">
            <Bold size={15} aria-hidden />
          </Mark>
          <Mark editor={editor} name="italic" label="Italic">
            <Italic size={15} aria-hidden />
          </Mark>
          <Mark editor={editor} name="bulletList" label="Bullet list">
            <List size={15} aria-hidden />
          </Mark>
          <ToggleButton
            className={toggle['toggle'] ?? ''}
            aria-label="Link"
            isSelected={editor.isActive('link')}
            onChange={() => void openLink()}
          >
            <Link2 size={15} aria-hidden />
          </ToggleButton>
        </Toolbar>
      )}
      <div ref={element} className={styles['richText']} />
      {link !== undefined && editor !== null && (
        <LinkEditorDialog
          siteId={siteId}
          link={link}
          onClose={() => setLink(undefined)}
          onDone={(done) => {
            setLink(undefined)
            void setLinkOf(editor, siteId, done)
          }}
        />
      )}
    </div>
  )
}

const extensions = [
  StarterKit.configure({
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  ...keptMarkup,
]

function openEditor(
  parent: HTMLElement,
  label: string,
  latest: { readonly current: RichTextAreaProps },
): Editor {
  const editor = new Editor({
    element: parent,
    extensions,
    content: contentOf(getSchema(extensions), latest.current.value),
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedShortText,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
  })
  // what the editor makes of an untouched text is not a change
  let untouched = editor.getHTML()
  editor.on('update', () => {
    untouched = ''
    latest.current.onChange(htmlOf(editor), true)
  })
  editor.on('blur', () => {
    if (editor.getHTML() !== untouched) latest.current.onChange(htmlOf(editor))
  })
  return editor
}

/**
 * A text as the editor takes it. It is parsed here, since the editor's own way from a string to
 * markup is one that the security policy refuses.
 */
function contentOf(schema: Schema, value: string): JSONContent {
  const { body } = new DOMParser().parseFromString(inertMarkup(value), 'text/html')
  return ContentParser.fromSchema(schema).parse(body).toJSON() as JSONContent
}

/** A text without a word is none. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

async function setLinkOf(editor: Editor, siteId: string, { to, newWindow }: EditedLink) {
  const href = to === null ? null : await addressOfTarget(siteId, to)
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === null) chain.unsetLink().run()
  else chain.setLink({ href, target: newWindow ? '_blank' : null }).run()
}

function Mark(props: {
  readonly editor: Editor
  readonly name: 'bold' | 'italic' | 'bulletList'
  readonly label: string
  readonly children: ReactNode
}) {
  const { editor, name, label, children } = props
  const run = {
    bold: () => editor.chain().focus().toggleBold().run(),
    italic: () => editor.chain().focus().toggleItalic().run(),
    bulletList: () => editor.chain().focus().toggleBulletList().run(),
  }[name]
  return (
    <ToggleButton
      className={toggle['toggle'] ?? ''}
      aria-label={label}
      isSelected={editor.isActive(name)}
      preventFocusOnPress
      onChange={() => run()}
    >
      {children}
    </ToggleButton>
  )
}
