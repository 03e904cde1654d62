import type { ReactNode } from 'react'
import styles from '../blocks/block-picture.module.css'

/** By the names of the pictures of blocks; a photo that words lie on is as dark as their hills. */
type Shade = 'hill' | 'paper' | 'ink' | 'soft' | 'accent'
type Stroke = readonly [shade: Shade, x: number, y: number, width: number, height: number]

/** Words and a button, at their left edge. */
const words = (x: number, y: number, ink: Shade, soft: Shade): readonly Stroke[] => [
  [ink, x, y, 34, 5],
  [soft, x, y + 9, 28, 2],
  [soft, x, y + 13, 24, 2],
  ['accent', x, y + 19, 16, 6],
]

/** The same around a middle. */
const centered = (middle: number, y: number, ink: Shade, soft: Shade): readonly Stroke[] => [
  [ink, middle - 20, y, 40, 5],
  [soft, middle - 15, y + 9, 30, 2],
  [soft, middle - 12, y + 13, 24, 2],
  ['accent', middle - 9, y + 19, 18, 6],
]

const page: readonly Stroke[] = [
  ['soft', 8, 8, 40, 3],
  ['soft', 8, 16, 104, 2],
  ['soft', 8, 22, 92, 2],
  ['soft', 8, 28, 98, 2],
  ['soft', 8, 40, 104, 2],
  ['soft', 8, 46, 84, 2],
]

const password = (x: number, y: number): readonly Stroke[] => [
  ['ink', x, y, 26, 4],
  ['paper', x, y + 10, 26, 8],
  ['accent', x + 29, y + 10, 11, 8],
]

const drawn: Readonly<Record<string, readonly Stroke[]>> = {
  'cover-center': [['hill', 0, 0, 120, 72], ...centered(60, 24, 'paper', 'paper')],
  'cover-lower': [['hill', 0, 0, 120, 72], ...words(10, 40, 'paper', 'paper')],
  'cover-split': [['hill', 0, 0, 60, 72], ...words(70, 24, 'ink', 'soft')],
  'cover-card': [
    ['hill', 0, 0, 120, 72],
    ['paper', 32, 14, 56, 44],
    ...centered(60, 23, 'ink', 'soft'),
  ],
  'cover-quiet': [
    ['ink', 10, 10, 30, 4],
    ['soft', 10, 19, 40, 2],
    ['soft', 10, 24, 34, 2],
  ],
  'lock-center': [...password(40, 26)],
  'lock-split': [...password(10, 26), ['hill', 60, 0, 60, 72]],
  'popup-dialog': [...page, ['paper', 32, 12, 56, 48], ...centered(60, 24, 'ink', 'soft')],
  'popup-bar': [
    ...page,
    ['paper', 0, 54, 120, 18],
    ['ink', 10, 61, 38, 4],
    ['accent', 92, 59, 18, 8],
  ],
  'popup-sheet': [...page, ['paper', 72, 0, 48, 72], ...words(79, 20, 'ink', 'soft')],
}

/** How a slide of a layout looks from far away. */
export function slidePicture(layout: string): ReactNode {
  return (
    <svg viewBox="0 0 120 72" className={styles['picture']} aria-hidden focusable="false">
      <rect width="120" height="72" className={styles['ground']} />
      {(drawn[layout] ?? []).map(([shade, x, y, width, height]) => (
        <rect
          key={`${shade} ${x} ${y} ${width}`}
          {...{ x, y, width, height }}
          rx={height > 12 ? 0 : 1}
          className={styles[shade]}
        />
      ))}
    </svg>
  )
}
