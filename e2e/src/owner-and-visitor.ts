import { afterAll } from 'vitest'
import { openEditor, openVisitor, type OpenEditor, type OpenVisitor } from './open-editor.ts'

/** An owner in the editor, and somebody without an account on a phone. */
type OwnerAndVisitor = OpenEditor &
  OpenVisitor & {
    /** Waits for words of the editor, such as those that say what was done. */
    readonly notice: (words: string) => Promise<void>
    /** Waits until the mark in the header says that the server has all changes. */
    readonly saved: () => Promise<void>
    /** Takes back the last change, whose name begins so. */
    readonly undo: (title: string) => Promise<void>
  }

/** Opens both for all steps of a file, which begins with it, and closes them after the last. */
export async function openOwnerAndVisitor(): Promise<OwnerAndVisitor> {
  const opened = await openEditor()
  afterAll(() => opened.close())
  const { editor } = opened
  return {
    ...opened,
    ...(await openVisitor(opened)),
    notice: (words) => editor.getByText(words).first().waitFor(),
    saved: () => editor.locator('output[data-status="saved"]').first().waitFor(),
    undo: (title) => editor.getByRole('button', { name: new RegExp(`^Undo: ${title}`) }).click(),
  }
}
