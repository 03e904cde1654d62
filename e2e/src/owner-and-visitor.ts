import { afterAll, beforeAll } from 'vitest'
import { openEditor, openVisitor, type OpenEditor, type OpenVisitor } from './open-editor.ts'

/** An owner in the editor, and somebody without an account on a phone. */
export type OwnerAndVisitor = OpenEditor & OpenVisitor

/** Opens both for all steps of a file, and closes them after the last. */
export function withOwnerAndVisitor(ready: (both: OwnerAndVisitor) => unknown): void {
  let opened: OpenEditor | undefined
  beforeAll(async () => {
    opened = await openEditor()
    await ready({ ...opened, ...(await openVisitor(opened)) })
  })
  afterAll(() => opened?.close())
}
