import { sketchOf } from './section-sketch.ts'
import styles from './section-picture.module.css'

type SectionPictureProps = {
  readonly rows: Parameters<typeof sketchOf>[0]
  /** How much of it is seen, in units of a page that is 120 wide; what is longer is cut off. */
  readonly shownHeight: number
  /** Where a short one stands; a page begins at its top. */
  readonly at: 'top' | 'middle'
}

/** Rows of blocks from far away; nothing yet is a plus. */
export function SectionPicture({ rows, shownHeight, at }: SectionPictureProps) {
  const { strokes, height } = sketchOf(rows)
  const middle = shownHeight / 2
  const top = at === 'top' ? 0 : Math.min(0, (height - shownHeight) / 2)
  return (
    <svg
      viewBox={`0 ${top} 120 ${shownHeight}`}
      className={styles['sketch']}
      aria-hidden
      focusable="false"
    >
      {strokes.length === 0 && (
        <path d={`M60 ${middle - 8}v16M52 ${middle}h16`} className={styles['plus']} />
      )}
      {strokes.map(({ kind, ...box }, index) => (
        <rect
          key={`${kind} ${index}`}
          className={styles[kind]}
          {...box}
          rx={kind === 'play' ? 4 : kind === 'picture' ? 2 : 1}
        />
      ))}
    </svg>
  )
}
