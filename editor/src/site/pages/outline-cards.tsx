import { Label, Radio, RadioGroup } from 'react-aria-components'
import { pageOutlines, pageSections } from '@vitrine/rules/site/blocks/page-sections.ts'
import { SectionPicture } from '../blocks/section-picture.tsx'
import { sketchRowsOfSections } from '../blocks/section-sketch.ts'
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
      <SectionPicture rows={rowsOf(sections)} shownHeight={shownHeight} at="top" />
      <span className={styles['name']}>{title}</span>
      <span className={styles['about']}>{about}</span>
    </Radio>
  )
}

function rowsOf(sections: readonly string[]) {
  const found = sections.flatMap((id) => pageSections.find((section) => section.id === id) ?? [])
  return sketchRowsOfSections(found)
}
