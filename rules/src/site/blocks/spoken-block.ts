import { textOfHtml } from '../../ground/words/text-of-html.ts'
import { sliceTypeOf } from '../slides/slice-type.ts'
import { findBlockType } from './block-types.ts'
import type { Block } from './layout.ts'

const longest = 32

/** A block as somebody is told of it who does not see it, such as “Gallery, 6 pictures”. */
export function spokenBlock({ type, value }: Pick<Block, 'type' | 'value'>): string {
  const title = findBlockType(type)?.title ?? (sliceTypeOf(type) === undefined ? 'Block' : 'Slice')
  const pictures = [value['pictures'], value['assetIds']].find((one) => Array.isArray(one))
  if (pictures !== undefined) return `${title}, ${counted(pictures.length)}`
  const words = ['html', 'quote', 'buttonText', 'text', 'title', 'caption']
    .map((name) => value[name])
    .find((one): one is string => typeof one === 'string' && one.trim() !== '')
  return words === undefined ? title : `${title} “${shortened(wordsOf(words))}”`
}

function counted(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`
}

function wordsOf(html: string): string {
  return textOfHtml(html).replace(/\s+/g, ' ').trim()
}

/** Ends at the end of a word. */
function shortened(words: string): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest + 1)
  const end = cut.lastIndexOf(' ')
  return `${words.slice(0, end > 8 ? end : longest)}…`
}
