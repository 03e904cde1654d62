import { contrastOf, leastContrast } from './contrast.ts'

/** What a colour theme gives colours to, as owners read it; templates name them by their ids. */
export const colorRoles = [
  { id: 'ground', title: 'Background' },
  { id: 'field', title: 'Fields and cards' },
  { id: 'surface', title: 'Behind pictures' },
  { id: 'text', title: 'Text' },
  { id: 'quiet', title: 'Quiet text' },
  { id: 'line', title: 'Lines' },
  { id: 'accent', title: 'Buttons and links' },
  { id: 'accent-deep', title: 'Buttons, pressed' },
] as const

/** The words for a role: ours, those of text on one of ours, or what its template calls it. */
export function roleTitle(role: string): string {
  const own = colorRoles.find(({ id }) => id === role)
  if (own !== undefined) return own.title
  const ground = role.startsWith('on-') ? role.slice('on-'.length) : undefined
  return ground === undefined ? role : `Text on ${roleTitle(ground).toLowerCase()}`
}

/** Roles whose texts stand on the ground of others. */
const readOn = [
  { text: 'text', ground: 'ground' },
  { text: 'text', ground: 'field' },
  { text: 'text', ground: 'surface' },
  { text: 'quiet', ground: 'ground' },
  { text: 'accent', ground: 'ground' },
  { text: 'on-accent', ground: 'accent' },
  { text: 'on-accent', ground: 'accent-deep' },
] as const

export type HardToRead = {
  readonly text: string
  readonly ground: string
  /** From 1 to 21. */
  readonly contrast: number
}

/** Texts that stand out from their ground by less than they should, by roles. */
export function hardToRead(colors: Readonly<Record<string, string>>): readonly HardToRead[] {
  return readOn.flatMap(({ text, ground }) => {
    const contrast = contrastOf(colors[text] ?? '', colors[ground] ?? '')
    return contrast === undefined || contrast >= leastContrast ? [] : [{ text, ground, contrast }]
  })
}

/** The same in a sentence for owners. */
export function hardToReadSentence({ text, ground, contrast }: HardToRead): string {
  const words =
    text === `on-${ground}`
      ? `Words on “${roleTitle(ground)}”`
      : `“${roleTitle(text)}” on “${roleTitle(ground)}”`
  // rounded down, so that no figure says that it is enough
  const figure = Math.floor(contrast * 10) / 10
  return `${words} is hard to read: its contrast is ${figure}, and should be ${leastContrast} or more.`
}
