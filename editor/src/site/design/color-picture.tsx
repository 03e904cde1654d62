import { textOn } from '@vitrine/rules/site/design/color.ts'
import styles from './color-picture.module.css'

/** Colours by the roles that they have. */
export type Roles = Readonly<Record<string, string>>

/**
 * A page of a few strokes in the colours of a theme.
 * @param colors absent where the template decides
 */
export function ColorPicture({ colors }: { readonly colors?: Roles }) {
  if (colors === undefined) return <span className={styles['page']} data-plain aria-hidden />
  const ground = colors['ground'] ?? '#ffffff'
  const text = colors['text'] ?? textOn(ground)
  const accent = colors['accent'] ?? text
  return (
    <span className={styles['page']} style={{ background: ground, color: text }} aria-hidden>
      <span className={styles['letters']}>Aa</span>
      <span className={styles['surface']} style={{ background: colors['surface'] ?? ground }} />
      <span className={styles['stroke']} style={{ background: colors['quiet'] ?? text }} />
      <span
        className={styles['button']}
        style={{ background: accent, color: colors['on-accent'] ?? textOn(accent) }}
      >
        Buy
      </span>
      <span className={styles['rule']} style={{ background: colors['line'] ?? text }} />
    </span>
  )
}
