import type { BlockType } from './block-type.ts'
import { readBlockValue } from './block-types.ts'
import type { Stored } from './field-kind.ts'

/** The words that people read in a block, as plain text; fields that do not count say nothing. */
export function wordsOfBlock(blockType: BlockType, stored: Stored): string {
  const value = readBlockValue(blockType, stored)
  const words = Object.entries(blockType.fields).flatMap(([name, field]) => {
    if (field.searchText === undefined || blockType.shows?.[name]?.(value) === false) return []
    const text = field.searchText(value[name])
    return text === '' ? [] : [text]
  })
  return words.join(' ')
}
