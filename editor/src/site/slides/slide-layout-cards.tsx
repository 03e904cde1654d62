import { layoutsOfSlide } from '@vitrine/rules/site/slides/slide-layouts.ts'
import type { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { slidePicture } from './slide-picture.tsx'

type SlideLayoutCardsProps = {
  readonly slideType: SlideType
  readonly value: string
  readonly onChange: (layout: string) => void
}

/** How a slide may be arranged, each drawn small. */
export function SlideLayoutCards({ slideType, value, onChange }: SlideLayoutCardsProps) {
  const options = layoutsOfSlide(slideType).map(({ id, title, about }) => ({
    id,
    name: title,
    hint: about,
    picture: slidePicture(id),
  }))
  return <RadioCards label="Layout" value={value} onChange={onChange} options={options} />
}
