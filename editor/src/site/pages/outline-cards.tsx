import { pageOutlines, pageSections } from '@vitrine/rules/site/blocks/page-sections.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { SectionPicture } from '../blocks/section-picture.tsx'
import { sketchRowsOfSections } from '../blocks/section-sketch.ts'

type OutlineCardsProps = {
  /** Empty: a page without anything on it. */
  readonly value: string
  readonly onChange: (outline: string) => void
}

/** How much of a long page a card shows, in units of the drawing. */
const shownHeight = 150

const emptyPage = { id: '', title: 'Empty page', about: 'For you to fill', sections: [] }

/** What a new page begins with, each drawn small. */
export function OutlineCards({ value, onChange }: OutlineCardsProps) {
  const options = [emptyPage, ...pageOutlines].map(({ id, title, about, sections }) => ({
    id,
    name: title,
    hint: about,
    picture: <SectionPicture rows={rowsOf(sections)} shownHeight={shownHeight} at="top" />,
  }))
  return <RadioCards label="Begin with" value={value} onChange={onChange} options={options} />
}

function rowsOf(sections: readonly string[]) {
  const found = sections.flatMap((id) => pageSections.find((section) => section.id === id) ?? [])
  return sketchRowsOfSections(found)
}
