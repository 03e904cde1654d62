import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { placeCaret, type CaretPlace } from './caret-place.ts'
import { formText, linkOf, textState } from './form-text.ts'
import { keptMarkup } from './kept-markup.ts'
import { picturesOf, withoutEmbedded } from './pasted-text.ts'
import { withPlainListItems } from './plain-list-items.ts'
import { halvesOf, textKeys, type TextWish } from './text-keys.ts'
import { contentOf, setStoredHtml, shownHtml, storedHtml, type TextBlock } from './text-block.ts'

type Send = (message: FrameMessage) => void

/** One text of the page with a caret in it. */
export type TextEditing = {
  readonly block: TextBlock
  /** Whether there are words in it that were not there when it was begun. */
  isChanged(): boolean
  /** Puts the page back as it would be served, and says what the text is now. */
  end(): void
  save(): void
  /**
   * Takes the text as it is stored by now; not over words that the editor has not heard of.
   * @param heard what it heard last; null where it heard of no change
   */
  renew(stored: string, heard: string | null): void
  /** The keys come back, and the caret is where it was. */
  focus(): void
  /** Writes where the caret is, as somebody who types it. */
  write(lines: readonly string[]): void
  /** What the editor says, where it is about the text. */
  run(message: EditorMessage): void
}

/** Mounts the editor on the block's own element, so that the site's styles go on applying. */
export function beginTextEditing(block: TextBlock, send: Send, caret: CaretPlace): TextEditing {
  const { layoutId, blockId } = block
  const content = contentOf(block)
  const shell = content.cloneNode(false) as HTMLElement
  let stored = storedHtml(block)
  const editor = openEditor(content, shownHtml(block, stored), wishesOf(block, send))
  // what the editor makes of an untouched text is not a change
  let untouched = editor.getHTML()
  const html = (): string => {
    const edited = editor.getHTML()
    return edited === untouched ? stored : withPlainListItems(edited)
  }
  editor.on('update', () => send({ type: 'text-changed', layoutId, blockId, html: html() }))
  editor.on('transaction', () => send(textState(editor)))
  placeCaret(editor, caret)
  send({ type: 'editing', layoutId, blockId, html: stored })
  send(textState(editor))
  return {
    block,
    end() {
      const final = html()
      editor.destroy()
      shell.innerHTML = shownHtml(block, final)
      content.replaceWith(shell)
      setStoredHtml(block, final)
      send({ type: 'editing-ended', layoutId, blockId, html: final })
    },
    isChanged: () => html() !== stored,
    renew(fresh, heard) {
      if (html() !== (heard ?? stored)) return
      putText(editor, shownHtml(block, fresh))
      stored = fresh
      untouched = editor.getHTML()
      send({ type: 'editing', layoutId, blockId, html: stored })
    },
    save: () => send({ type: 'save-wished', layoutId, blockId, html: html() }),
    focus: () => editor.view.focus(),
    write(lines) {
      for (const [at, line] of lines.entries()) {
        if (at > 0) editor.commands.enter()
        if (line !== '') editor.view.dispatch(editor.state.tr.insertText(line))
      }
    },
    run(message) {
      formText(editor, message)
      if (message.type !== 'run-command' || message.command !== 'split') return
      wishesOf(block, send).ask(editor, { kind: 'split', ...halvesOf(editor), insert: false })
    },
  }
}

/** Puts another text in the place of what is written; the caret stays as near as it can. */
function putText(editor: Editor, html: string): void {
  const { from } = editor.state.selection
  editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run()
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
}

/** What somebody who writes asks the editor for. */
type Wishes = {
  ask(editor: Editor, wish: TextWish): void
  /** @returns whether there were pictures among what was pasted or dropped */
  takePictures(data: DataTransfer | null): boolean
}

function wishesOf({ layoutId, blockId }: TextBlock, send: Send): Wishes {
  const block = { layoutId, blockId }
  return {
    ask(editor, wish) {
      if (wish.kind === 'link') return send({ type: 'link-wished', ...block, ...linkOf(editor) })
      if (wish.kind === 'merge') return send({ type: 'merge-wished', ...block })
      const before = withPlainListItems(wish.before)
      const after = withPlainListItems(wish.after)
      send({ type: 'split-wished', ...block, before, after, insert: wish.insert })
    },
    takePictures(data) {
      const pictures = picturesOf(data)
      for (const file of pictures) {
        void file.arrayBuffer().then((bytes) => {
          const [name, contentType] = [file.name.slice(-300), file.type.slice(0, 100)]
          send({ type: 'picture-wished', ...block, bytes, contentType, name })
        })
      }
      return pictures.length > 0
    },
  }
}

function openEditor(mount: HTMLElement, content: string, wishes: Wishes): Editor {
  const editor: Editor = new Editor({
    element: { mount },
    extensions: [
      StarterKit.configure({
        // a paragraph of its own accord after a heading would be a change that nobody made
        trailingNode: false,
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
      }),
      ...keptMarkup,
      textKeys((wish) => wishes.ask(editor, wish)),
    ],
    content,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutEmbedded,
      handlePaste: (_, event) => wishes.takePictures(event.clipboardData),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        const isTaken = wishes.takePictures(event.dataTransfer)
        if (isTaken && at !== null) editor.commands.setTextSelection(at.pos)
        return isTaken
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of this block' },
    },
  })
  return editor
}
