import { escapeHtml, unescapeHtml } from '../../ground/words/escape-html.ts'

type Values = Readonly<Record<string, unknown>>
type Turn = (value: Values) => Values

const Text = 2
const Quote = 31

/** Which types a block can be turned into, and what its settings then are. */
const turnings: Readonly<Record<number, Readonly<Record<number, Turn>>>> = {
  [Text]: { [Quote]: ({ html }) => ({ quote: wordsOf(stringOf(html)), source: '' }) },
  [Quote]: {
    [Text]: ({ quote, source }) => ({
      html: `<blockquote>${paragraphs(stringOf(quote))}</blockquote>${paragraphs(stringOf(source))}`,
    }),
  },
}

/** The types that a block of a type can be turned into. */
export function typesToTurnInto(type: number): readonly number[] {
  return Object.keys(turnings[type] ?? {}).map(Number)
}

export function findTurning(from: number, to: number): Turn | undefined {
  return turnings[from]?.[to]
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** HTML as its words; each paragraph, heading or line is a line. */
function wordsOf(html: string): string {
  const lines = html
    .replace(/<(?:br|\/p|\/h[1-6]|\/li|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .map((line) => unescapeHtml(line).trim())
  return lines.filter((line) => line !== '').join('\n')
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}
