import {
  ArrowDownToLine,
  ArrowUpToLine,
  BookmarkPlus,
  Clipboard,
  ClipboardPaste,
  Copy,
  Lock,
  LockOpen,
  Move,
  Plus,
  Replace,
  Rows3,
  Trash2,
} from 'lucide-react'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { nounIn } from '@vitrine/rules/site/blocks/block-words.ts'
import { findBlock } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { typesToTurnInto } from '@vitrine/rules/site/blocks/turnings.ts'
import type { MenuEntry } from '../../ground/controls/menu-button.tsx'
import { deleteRow, duplicateRow, lockLayout, turnBlock } from './block-actions.ts'
import { copyChosen, isSomethingCopied, pasteCopied } from './clipboard.ts'
import type { CanvasProps } from './canvas-props.ts'
import type { BlockName } from './chosen-block.ts'
import { layoutNow } from './layouts.ts'
import { beginWalk } from './moving.ts'
import { nameRow } from './naming-section.ts'
import { promote, type Promoting } from './promoting.ts'
import { pickFor } from './picking-place.ts'

type MenuProps = Pick<CanvasProps, 'siteId' | 'send'> & {
  readonly chosen: BlockName
  readonly promoting: Promoting
}

/** What else can be done with a block, its row and its part of the page. */
export function moreEntries(props: MenuProps, locked: boolean): MenuEntry[] {
  const { siteId, chosen } = props
  const { layoutId, blockId } = chosen
  const found = findBlock(layoutNow(siteId, layoutId).rows, blockId)
  const lock = locked
    ? entry('unlock', 'Unlock this part of the page', <LockOpen size={15} aria-hidden />, () => {
        void lockLayout(siteId, layoutId, false)
      })
    : entry('lock', 'Lock this part of the page', <Lock size={15} aria-hidden />, () => {
        void lockLayout(siteId, layoutId, true)
      })
  const keep = (rowId: string): MenuEntry =>
    entry('keep-row', 'Save row as a section…', <BookmarkPlus size={15} aria-hidden />, () =>
      nameRow({ layoutId, rowId }),
    )
  // nothing stands that could be locked, until the layout is read
  if (found === undefined) return blockEntries(props)
  // a slide is one row, and stays one
  const { slide } = layoutNow(siteId, layoutId)
  if (slide !== undefined)
    return locked ? [copyEntry(siteId), lock] : [...blockEntries(props), lock]
  if (locked) return [copyEntry(siteId), keep(found.row.id), lock]
  return [
    ...blockEntries(props),
    ...promoteEntries(props),
    ...turnEntries(props, found.block.type),
    ...rowEntries(props, found.row.id, keep(found.row.id)),
    lock,
  ]
}

function blockEntries({ siteId, chosen, send }: MenuProps): MenuEntry[] {
  const { layoutId, blockId } = chosen
  const add = (at: 'before' | 'after') => () => pickFor({ layoutId, place: { at, blockId } })
  const noun = nounIn(layoutNow(siteId, layoutId))
  return [
    entry('before', `Add a ${noun} before`, <Plus size={15} aria-hidden />, add('before')),
    entry('after', `Add a ${noun} after`, <Plus size={15} aria-hidden />, add('after')),
    entry('move', 'Move…', <Move size={15} aria-hidden />, () => beginWalk(siteId, chosen, send)),
    copyEntry(siteId),
    ...(isSomethingCopied()
      ? [
          entry('paste', 'Paste after it', <ClipboardPaste size={15} aria-hidden />, () => {
            void pasteCopied(siteId)
          }),
        ]
      : []),
  ]
}

function copyEntry(siteId: string): MenuEntry {
  return entry('copy', 'Copy', <Clipboard size={15} aria-hidden />, () => void copyChosen(siteId))
}

function promoteEntries({ siteId, chosen, promoting }: MenuProps): MenuEntry[] {
  const { canBe, isPromoted, noun } = promoting
  if (!canBe) return []
  const name = isPromoted ? 'Put back into the text' : `Promote to the head of the ${noun}`
  const Sign = isPromoted ? ArrowDownToLine : ArrowUpToLine
  return [
    entry('promote', name, <Sign size={15} aria-hidden />, () => {
      void promote(siteId, chosen, promoting)
    }),
  ]
}

function turnEntries({ siteId, chosen }: MenuProps, from: number): MenuEntry[] {
  return typesToTurnInto(from).map((type) =>
    entry(
      `turn-${type}`,
      `Turn into ${findBlockType(type)?.title ?? 'another block'}`,
      <Replace size={15} aria-hidden />,
      () => void turnBlock(siteId, chosen, type),
    ),
  )
}

function rowEntries({ siteId, chosen, send }: MenuProps, rowId: string, keep: MenuEntry) {
  const { layoutId } = chosen
  return [
    entry('move-row', 'Move the row…', <Rows3 size={15} aria-hidden />, () =>
      beginWalk(siteId, { layoutId, rowId }, send),
    ),
    entry('copy-row', 'Duplicate the row', <Copy size={15} aria-hidden />, () => {
      void duplicateRow(siteId, layoutId, rowId)
    }),
    keep,
    {
      ...entry('delete-row', 'Delete the row', <Trash2 size={15} aria-hidden />, () => {
        void deleteRow(siteId, layoutId, rowId)
      }),
      isDanger: true,
    },
  ]
}

function entry(id: string, name: string, icon: MenuEntry['icon'], onAction: () => void): MenuEntry {
  return { id, name, icon, onAction }
}
