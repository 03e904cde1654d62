import type { ReactNode } from 'react'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { sliceNameOf } from '@vitrine/rules/site/slides/slice-type.ts'
import styles from './block-picture.module.css'

/** The name by which a type is drawn: a heading is another picture than a text. */
export function pictureName({ type, name }: Pick<BlockType, 'type' | 'name'>): string {
  return sliceNameOf(type) ?? name
}

/** What a block looks like, drawn small; a preset has a picture of its own. */
export function blockPicture(name: string, preset?: number): ReactNode {
  const drawn = (preset === undefined ? undefined : presets[preset]) ?? types[name] ?? unknown
  return (
    <svg viewBox="0 0 72 48" className={styles['picture']} aria-hidden focusable="false">
      <rect width="72" height="48" className={styles['ground']} />
      {drawn}
    </svg>
  )
}

type Shade = 'ink' | 'soft' | 'photo' | 'accent' | 'paper'

/** A rectangle: left, top, width, height, radius. */
function box(shade: Shade, ...[x, y, width, height, rx = 1]: readonly number[]): ReactNode {
  return (
    <rect
      key={`${shade} ${x} ${y} ${width} ${height}`}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={rx}
      className={styles[shade]}
    />
  )
}

/** A picture with its hill and sun. */
function photo(x: number, y: number, width: number, height: number): ReactNode {
  const foot = y + height
  const top = y + height * 0.45
  return (
    <g key={`photo ${x} ${y}`}>
      {box('photo', x, y, width, height, 1.5)}
      <circle
        cx={x + width * 0.72}
        cy={y + height * 0.3}
        r={Math.min(width, height) * 0.11}
        className={styles['paper']}
      />
      <path
        d={`M${x} ${foot - 1.5}V${foot - height * 0.2}L${x + width * 0.36} ${top}L${x + width * 0.66} ${foot - height * 0.16}L${x + width * 0.78} ${foot - height * 0.3}L${x + width} ${foot - height * 0.1}V${foot - 1.5}Q${x + width} ${foot} ${x + width - 1.5} ${foot}H${x + 1.5}Q${x} ${foot} ${x} ${foot - 1.5}Z`}
        className={styles['hill']}
      />
    </g>
  )
}

/** Lines of words: left, top of the first, widths. */
function lines(x: number, y: number, ...widths: readonly number[]): ReactNode {
  return widths.map((width, at) => box('soft', x, y + at * 5, width, 2, 1))
}

function chevron(x: number, y: number, towards: 'left' | 'right' | 'down'): ReactNode {
  const d = {
    left: `M${x + 2} ${y - 3}l-3 3l3 3`,
    right: `M${x - 2} ${y - 3}l3 3l-3 3`,
    down: `M${x - 3} ${y - 1.5}l3 3l3 -3`,
  }[towards]
  return <path key={`${x} ${towards} ${y}`} d={d} className={styles['line']} />
}

function sign(d: string, shade: 'line' | 'ink' | 'accent' = 'line'): ReactNode {
  return <path key={d} d={d} className={styles[shade]} />
}

const play = (x: number, y: number): ReactNode => (
  <g key={`play ${x}`}>
    <circle cx={x} cy={y} r="7" className={styles['paper']} />
    <path d={`M${x - 2} ${y - 3.2}v6.4l5 -3.2z`} className={styles['ink']} />
  </g>
)

function chartBars(): ReactNode {
  const bars = [
    [15, 14],
    [26, 22],
    [37, 18],
    [48, 27],
  ] as const
  return [
    bars.map(([x, height], at) => box(at === 3 ? 'accent' : 'soft', x, 38 - height, 8, height)),
    box('ink', 10, 39, 52, 1),
  ]
}

function booking(): ReactNode {
  return [
    [10, 36].map((x) => [box('soft', x, 12, 12, 2), box('paper', x, 17, 24, 8, 1.5)]),
    box('accent', 10, 30, 50, 8, 2),
  ]
}

const unknown = sign('M28 18l-6 6l6 6M44 18l6 6l-6 6')

const arrow = (x: number, y: number): ReactNode =>
  sign(`M${x} ${y}h9M${x + 5.5} ${y - 3.5}l3.500 3.500l-3.500 3.500`)

const archive = [
  [11, 21, 31].map((y) => box('ink', 12, y, 20, 3)),
  [11, 21, 31].map((y) => box('accent', 35, y, 5, 3, 1.5)),
  [11, 21, 31].map((y) => box('soft', 12, y + 5, 46, 1)),
]

/** An account's sign; a dot stands for what is drawn in it. */
const account = (x: number, shade: Shade): ReactNode => (
  <g key={x}>
    <circle cx={x} cy="24" r="7" className={styles[shade]} />
    <circle cx={x} cy="24" r="2.6" className={styles['paper']} />
  </g>
)

const types: Readonly<Record<string, ReactNode>> = {
  heading: [box('ink', 12, 17, 48, 6), box('ink', 12, 27, 30, 6)],
  'sub-heading': [box('ink', 12, 14, 34, 4), lines(12, 24, 48, 44)],
  body: [lines(12, 14, 48, 44, 48, 40, 26)],
  buttons: [
    box('accent', 10, 18, 24, 12, 3),
    box('paper', 16, 23, 12, 2),
    box('paper', 38, 18, 24, 12, 3),
    box('soft', 44, 23, 12, 2),
  ],
  action: [box('ink', 16, 21, 32, 3), box('accent', 16, 27, 32, 1), chevron(54, 23, 'right')],
  'popup-overlay-action': [box('accent', 18, 17, 36, 14, 4), box('paper', 27, 23, 18, 2)],
  'social-icons': [
    box('soft', 12, 18, 12, 12, 6),
    box('soft', 30, 18, 12, 12, 6),
    box('soft', 48, 18, 12, 12, 6),
  ],
  lock: [box('ink', 27, 21, 18, 14, 2), sign('M31 21v-4a5 5 0 0 1 10 0v4')],
  password: [
    box('ink', 12, 13, 20, 3),
    box('paper', 12, 20, 32, 12, 2),
    lines(16, 25, 14),
    box('accent', 46, 20, 14, 12, 2),
  ],
  html: [box('ink', 12, 11, 26, 4), lines(12, 20, 48, 44, 48, 30)],
  markdown: [sign('M15 31V17l6 7l6 -7v14'), sign('M44 17v13M38.500 25l5.500 6l5.500 -6')],
  image: [photo(14, 8, 44, 32)],
  video: [photo(10, 8, 52, 32), play(36, 24)],
  audio: [
    box('paper', 8, 14, 56, 20, 10),
    sign('M16 19.500v9l7 -4.500z', 'ink'),
    [29, 33, 37, 41, 45, 49, 53].map((x, at) => {
      const height = [4, 9, 13, 7, 11, 5, 3][at] ?? 4
      return box(at < 3 ? 'accent' : 'soft', x, 24 - height / 2, 2, height)
    }),
  ],
  button: [box('accent', 18, 17, 36, 14, 4), box('paper', 27, 23, 18, 2)],
  quote: [
    sign(
      'M13 22q0 -8 7 -9v3q-3.500 1 -3.500 4h3.500v6h-7zM24 22q0 -8 7 -9v3q-3.500 1 -3.500 4h3.500v6h-7z',
      'accent',
    ),
    lines(36, 16, 24, 20, 24),
    box('ink', 36, 33, 13, 2),
  ],
  accordion: [
    [9, 20, 31].map((y) => box('paper', 10, y, 52, 8, 1.5)),
    [13, 24, 35].map((y) => [
      box('soft', 14, y - 1, 24, 2),
      sign(`M55 ${y - 2.5}v5M52.500 ${y}h5`),
    ]),
  ],
  spacer: [
    box('soft', 12, 9, 48, 1),
    box('soft', 12, 38, 48, 1),
    sign('M36 14v20M32.500 17.500l3.500 -3.500l3.500 3.500M32.500 30.500l3.500 3.500l3.500 -3.500'),
  ],
  horizontalrule: [lines(14, 12, 44, 30), box('ink', 10, 24, 52, 1), lines(14, 31, 44, 36)],
  gallery: [11, 25].flatMap((y) => [12, 29, 46].map((x) => photo(x, y, 14, 11))),
  'summary-v2': [12, 29, 46].flatMap((x) => [photo(x, 10, 14, 15), lines(x, 29, 14, 10)]),
  search: [
    box('paper', 9, 17, 54, 14, 3),
    box('soft', 14, 23, 22, 2),
    sign('M54 21.500a3 3 0 1 1 -6 0a3 3 0 1 1 6 0M53.200 23.700l3 3'),
  ],
  tagcloud: [
    box('ink', 10, 11, 24, 5),
    box('soft', 38, 13, 12, 2.5),
    box('accent', 10, 22, 15, 4),
    box('soft', 29, 23, 10, 2.5),
    box('ink', 43, 21, 18, 5),
    box('soft', 10, 33, 18, 2.5),
    box('soft', 32, 32, 21, 4),
  ],
  archive,
  postsbyauthor: archive,
  postsbycategory: archive,
  postsbymonth: archive,
  postsbytag: archive,
  navigation: [
    box('accent', 8, 21, 13, 3),
    box('ink', 26, 21, 10, 3),
    box('ink', 41, 21, 8, 3),
    box('ink', 54, 21, 10, 3),
    box('accent', 8, 27, 13, 1),
  ],
  logo: [
    <circle key="mark" cx="22" cy="24" r="8" className={styles['accent']} />,
    box('paper', 19, 20, 6, 8, 3),
    box('ink', 35, 19, 24, 4),
    box('soft', 35, 27, 16, 2),
  ],
  collectionlink: [
    box('paper', 8, 13, 56, 22, 2),
    photo(10, 15, 18, 18),
    box('ink', 32, 19, 16, 3),
    box('soft', 32, 26, 12, 2),
    arrow(51, 24),
  ],
  link: [
    box('paper', 8, 13, 56, 22, 2),
    box('ink', 13, 19, 24, 3),
    box('soft', 13, 26, 18, 2),
    arrow(50, 24),
  ],
  calendar: [
    box('paper', 12, 8, 48, 32, 2),
    box('accent', 12, 8, 48, 6, 2),
    [18, 25, 32].flatMap((y) =>
      [17, 26, 35, 44, 53].map((x) => box(x === 35 && y === 25 ? 'accent' : 'soft', x, y, 4, 4)),
    ),
  ],
  comments: [
    box('paper', 10, 8, 40, 14, 3),
    box('ink', 15, 12, 14, 2),
    box('soft', 15, 16, 26, 2),
    box('paper', 15, 21, 5, 4),
    box('paper', 22, 27, 40, 12, 3),
    box('accent', 27, 31, 14, 2),
    box('soft', 27, 35, 24, 2),
  ],
  folder: [
    box('accent', 12, 10, 10, 4),
    box('accent', 12, 12, 18, 8),
    [25, 31, 37].map((y) => box('soft', 20, y, 34, 2)),
  ],
  code: [box('paper', 10, 8, 52, 32, 2), sign('M24 18l-6 6l6 6M48 18l6 6l-6 6M39 16l-6 16')],
  product: [
    photo(12, 9, 24, 30),
    box('ink', 41, 12, 19, 3),
    box('soft', 41, 19, 12, 2),
    box('accent', 41, 29, 19, 8, 2),
  ],
  chart: chartBars(),
  donation: [
    box('ink', 10, 9, 26, 4),
    [10, 28, 46].map((x) => box('paper', x, 18, 15, 9, 1.5)),
    box('accent', 10, 33, 24, 8, 2),
  ],
  amazon: [
    box('paper', 8, 11, 56, 26, 2),
    photo(11, 14, 20, 20),
    box('ink', 35, 16, 22, 3),
    box('soft', 35, 22, 12, 2),
    arrow(35, 31),
  ],
  menu: [
    box('ink', 10, 8, 20, 4),
    [18, 25, 32].flatMap((y) => [box('soft', 10, y, 18, 2), box('accent', 31, y, 4, 2)]),
    box('ink', 40, 8, 16, 4),
    [18, 25, 32].flatMap((y) => [box('soft', 40, y, 16, 2), box('accent', 59, y, 4, 2)]),
  ],
  'opentable-v2': booking(),
  tock: booking(),
  album: [
    photo(9, 10, 26, 28),
    [12, 21, 30].flatMap((y) => [
      sign(`M40 ${y}v6l4 -3z`, 'accent'),
      box('soft', 47, y + 2, 16, 2),
    ]),
  ],
  map: [
    box('photo', 9, 8, 54, 32, 2),
    sign('M9 30l18 -8l12 6l24 -12M30 8l6 32'),
    sign('M44 31q-7 -8 -7 -12.500a7 7 0 0 1 14 0q0 4.500 -7 12.500z', 'accent'),
    <circle key="pin" cx="44" cy="18.500" r="2.400" className={styles['paper']} />,
  ],
  'socialaccountlinks-v2': [account(17, 'accent'), account(36, 'ink'), account(55, 'soft')],
  embed: [
    box('paper', 9, 8, 54, 32, 2),
    [14, 18, 22].map((x) => box('soft', x, 12, 2.4, 2.4, 1.2)),
    sign('M31 22l-5 5l5 5M41 22l5 5l-5 5', 'line'),
  ],
}

/** Variants by their numbers (spec §3). */
const presets: Readonly<Record<number, ReactNode>> = {
  1000: [
    photo(8, 6, 56, 27),
    chevron(13, 19, 'left'),
    chevron(59, 19, 'right'),
    [22, 32, 42].map((x, at) => box(at === 0 ? 'accent' : 'soft', x, 37, 8, 5)),
  ],
  1002: [photo(-6, 12, 18, 24), photo(15, 8, 42, 32), photo(60, 12, 18, 24)],
  1003: types['gallery'],
  1004: [photo(16, 4, 40, 19), photo(16, 26, 40, 19)],
  1005: [
    [photo(10, 7, 16, 12), lines(10, 22, 16, 10), photo(10, 33, 16, 10)],
    [photo(28, 7, 16, 20), lines(28, 30, 16, 12)],
    [photo(46, 7, 16, 9), lines(46, 19, 16, 10), photo(46, 30, 16, 12)],
  ],
  1006: [
    [14, 32].flatMap((x) => [photo(x, 11, 15, 16), lines(x, 31, 15, 10)]),
    [photo(50, 11, 15, 16), lines(50, 31, 15, 10)],
    chevron(9, 19, 'left'),
    chevron(69, 19, 'right'),
  ],
  1007: [8, 26].flatMap((y) => [
    photo(10, y, 18, 14),
    box('ink', 32, y + 1, 18, 3),
    lines(32, y + 7, 28, 22),
  ]),
  1008: types['summary-v2'],
  1009: types['chart'],
  1010: [
    sign('M12 32l12 -9l11 5l13 -14l12 4'),
    [
      [12, 32],
      [24, 23],
      [35, 28],
      [48, 14],
      [60, 18],
    ].map(([cx, cy]) => <circle key={cx} cx={cx} cy={cy} r="2.4" className={styles['accent']} />),
    box('ink', 10, 39, 52, 1),
  ],
  1011: [
    <circle key="pie" cx="36" cy="24" r="17" className={styles['photo']} />,
    sign('M36 24V7A17 17 0 0 1 50.700 32.500Z', 'accent'),
    sign('M36 24L50.700 32.500A17 17 0 0 1 21.300 32.500Z', 'ink'),
  ],
  1018: types['tock'],
  1019: [
    box('paper', 18, 10, 36, 28, 3),
    box('accent', 18, 10, 36, 7, 3),
    [23, 33, 43].flatMap((x) => [21, 29].map((y) => box('soft', x, y, 6, 4))),
  ],
  1012: [photo(14, 6, 44, 29), box('soft', 24, 39, 24, 2)],
  1013: [photo(10, 7, 52, 34), box('paper', 22, 19, 28, 4), box('paper', 28, 26, 16, 2)],
  1014: [photo(9, 10, 27, 28), box('ink', 41, 14, 20, 4), lines(41, 22, 22, 18, 20)],
  1015: [
    photo(22, 7, 42, 34),
    box('paper', 8, 14, 30, 8),
    box('ink', 11, 16.5, 24, 3),
    lines(11, 28, 8),
  ],
  1016: [
    photo(26, 6, 38, 36),
    box('paper', 8, 13, 30, 22, 1),
    box('ink', 12, 17, 18, 3),
    lines(12, 23, 22, 16),
  ],
  1017: [photo(12, 5, 48, 22), box('ink', 12, 31, 26, 3), lines(12, 37, 44)],
}
