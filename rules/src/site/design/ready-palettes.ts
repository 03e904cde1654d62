import type { ColorTheme, PaletteColor } from './aesthetics.ts'
import { readColor, writeColor } from './color.ts'

/** Colours that go together, and themes made of them. */
export type ReadyPalette = {
  readonly id: string
  readonly title: string
  readonly colors: readonly PaletteColor[]
  readonly themes: readonly ColorTheme[]
}

/** The entries that every ready palette has, so that what is made of one follows to the next. */
type Tones = {
  readonly paper: string
  readonly tint: string
  readonly accent: string
  readonly deep: string
  readonly ink: string
  /** Bright enough to be an accent on what is dark. */
  readonly glow: string
}

const toneTitles = {
  paper: 'Paper',
  tint: 'Tint',
  accent: 'Accent',
  deep: 'Deep accent',
  ink: 'Ink',
  glow: 'Glow',
} as const satisfies Record<keyof Tones, string>

/** The entries of ready palettes, which choosing another one gives other colours. */
export const readyColorIds: readonly string[] = Object.keys(toneTitles)

/** A colour on the way from one to another; 0 is the first, 1 the second. */
function between(from: string, to: string, share: number): string {
  const [one, other] = [readColor(from), readColor(to)]
  if (one === undefined || other === undefined) return from
  const mix = (name: 'red' | 'green' | 'blue') =>
    Math.round(one[name] + (other[name] - one[name]) * share)
  return writeColor({ red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 })
}

function palette(id: string, title: string, tones: Tones): ReadyPalette {
  const colors = Object.entries(toneTitles).map(([tone, words]) => {
    return { id: tone, title: words, value: tones[tone as keyof Tones] }
  })
  return { id, title, colors, themes: themesOf(tones) }
}

/** What is large or said in words is a colour of the palette, what lies between is mixed of two. */
function themesOf({ paper, tint, deep, ink, glow }: Tones): readonly ColorTheme[] {
  const bright = { accent: 'glow', 'accent-deep': between(glow, '#ffffff', 0.35) }
  return [
    {
      id: 'light',
      title: 'Light',
      roles: {
        ground: 'paper',
        field: '#ffffff',
        surface: 'tint',
        text: 'ink',
        quiet: between(ink, paper, 0.3),
        line: between(paper, ink, 0.16),
        accent: 'accent',
        'accent-deep': 'deep',
      },
    },
    {
      id: 'tinted',
      title: 'Tinted',
      roles: {
        ground: 'tint',
        field: 'paper',
        surface: between(tint, ink, 0.1),
        text: 'ink',
        quiet: between(ink, tint, 0.25),
        line: between(tint, ink, 0.2),
        accent: 'accent',
        'accent-deep': 'deep',
      },
    },
    {
      id: 'dark',
      title: 'Dark',
      roles: {
        ground: 'ink',
        field: between(ink, paper, 0.08),
        surface: between(ink, paper, 0.14),
        text: 'paper',
        quiet: between(paper, ink, 0.3),
        line: between(ink, paper, 0.25),
        ...bright,
      },
    },
    {
      id: 'bold',
      title: 'Bold',
      roles: {
        ground: 'deep',
        field: between(deep, ink, 0.4),
        surface: between(deep, ink, 0.25),
        text: '#ffffff',
        quiet: 'tint',
        line: between(deep, paper, 0.28),
        ...bright,
      },
    },
  ]
}

export const readyPalettes: readonly ReadyPalette[] = [
  palette('harbour', 'Harbor', {
    paper: '#f5f7f6',
    tint: '#dfe7ea',
    accent: '#17408f',
    deep: '#0f2f6d',
    ink: '#131c26',
    glow: '#f5bc42',
  }),
  palette('kiln', 'Kiln', {
    paper: '#fbf6f0',
    tint: '#f1e1d1',
    accent: '#9c3d22',
    deep: '#6f2711',
    ink: '#2a1a14',
    glow: '#f4ab87',
  }),
  palette('moss', 'Moss', {
    paper: '#f6f6ee',
    tint: '#e2e6d2',
    accent: '#3f5f2a',
    deep: '#2c471c',
    ink: '#182012',
    glow: '#cbdb74',
  }),
  palette('orchard', 'Orchard', {
    paper: '#fbf6f8',
    tint: '#f0e0e9',
    accent: '#86285f',
    deep: '#5f1a43',
    ink: '#26131f',
    glow: '#f4aed2',
  }),
  palette('newsprint', 'Newsprint', {
    paper: '#fafaf7',
    tint: '#e9e8e3',
    accent: '#b3211c',
    deep: '#861512',
    ink: '#171717',
    glow: '#ffaaa1',
  }),
  palette('lagoon', 'Lagoon', {
    paper: '#f2f8f7',
    tint: '#d8ebea',
    accent: '#0a6170',
    deep: '#074651',
    ink: '#0d2226',
    glow: '#7fdede',
  }),
  palette('dusk', 'Dusk', {
    paper: '#f7f6fb',
    tint: '#e4e1f2',
    accent: '#5142a8',
    deep: '#392d7d',
    ink: '#1a1730',
    glow: '#c4bbf7',
  }),
  palette('honey', 'Honey', {
    paper: '#fffaf0',
    tint: '#f8e8c6',
    accent: '#855000',
    deep: '#5f3900',
    ink: '#241a0c',
    glow: '#ffc65c',
  }),
]
