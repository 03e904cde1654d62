import { Label, Radio, RadioGroup } from 'react-aria-components'
import { pageOutlines } from '@vitrine/rules/site/blocks/page-sections.ts'
import { sketchOf } from './section-sketch.ts'
import styles from './outline-cards.module.css'

type OutlineCardsProps = {
  /** Empty: a page without anything on it. */
  readonly value: string
  readonly onChange: (outline: string) => void
}

/** How much of a long page a card shows, in units of the drawing. */
const shownHeight = 150

/** What a new page begins with, each drawn small. */
export function OutlineCards({ value, onChange }: OutlineCardsProps) {
  return (
    <RadioGroup className={styles['group'] ?? ''} value={value} onChange={onChange}>
      <Label className={styles['label'] ?? ''}>Begin with</Label>
      <div className={styles['cards']}>
        <Card id="" title="Empty page" about="For you to fill" sections={[]} />
        {pageOutlines.map((outline) => (
          <Card key={outline.id} {...outline} />
        ))}
      </div>
    </RadioGroup>
  )
}

type CardProps = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly sections: readonly string[]
}

function Card({ id, title, about, sections }: CardProps) {
  return (
    <Radio value={id} className={styles['card'] ?? ''}>
      <SectionSketch sections={sections} />
      <span className={styles['name']}>{title}</span>
      <span className={styles['about']}>{about}</span>
    </Radio>
  )
}

/** A page of some sections from far away, its lower part cut off where it is long. */
function SectionSketch({ sections }: { readonly sections: readonly string[] }) {
  const { strokes } = sketchOf(sections)
  return (
    <svg viewBox={`0 0 120 ${shownHeight}`} className={styles['sketch']} aria-hidden>
      {strokes.length === 0 && <path d="M60 67v16M52 75h16" className={styles['plus']} />}
      {strokes.map(({ kind, ...box }) => (
        <rect
          key={`${kind} ${box.x} ${box.y}`}
          className={styles[kind]}
          {...box}
          rx={kind === 'play' ? 4 : kind === 'picture' ? 2 : 1}
        />
      ))}
    </svg>
  )
}
