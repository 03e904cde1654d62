import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { layoutOfSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import { readSlideSettings, slideSettings } from '@vitrine/rules/site/blocks/slide-settings.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { useBlockEdit } from '../blocks/use-block-edit.ts'
import { Fields } from '../fields/fields.tsx'
import type { Site } from '../sites/sites.ts'
import { GroundColor } from './ground-color.tsx'
import { PopupFields } from './popup-fields.tsx'
import { slidePicture } from './slide-picture.tsx'
import { useSlide, type SlideOnPage } from './use-slide.ts'
import styles from './slide-panel.module.css'

type SlidePanelProps = { readonly site: Site; readonly onClose: () => void }

/** How the open slide is arranged and what is behind its words: beside the page, on a phone over it. */
export function SlidePanel({ site, onClose }: SlidePanelProps) {
  const slide = useSlide(site.siteId)
  if (slide === undefined) return null
  return (
    <Frame onClose={onClose}>
      <Settings key={slide.layoutId} site={site} {...slide} />
    </Frame>
  )
}

function Frame({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const headingId = useId()
  const element = useRef<HTMLElement>(null)
  useKeysInside(element)
  return (
    <section ref={element} className={styles['panel']} aria-labelledby={headingId}>
      <header className={styles['header']}>
        <h2 id={headingId}>Layout</h2>
        <Button
          kind="quiet"
          size="small"
          aria-label="Close layout"
          icon={<X size={16} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}

function Settings({ site, layoutId, slide }: SlideOnPage & { readonly site: Site }) {
  const fields = slideSettings(slide.type)
  const { values, errors, problem, change, retry } = useBlockEdit({
    siteId: site.siteId,
    fields,
    stored: readSlideSettings(slide),
    wish: (set, seen) => ({ action: 'set-slide-layout', input: { layoutId, set, seen } }),
  })
  const { words } = layoutOfSlide({ type: slide.type, layout: String(values['layout']) })
  // it counts where words stand on a picture; its value stays
  const isDarkened = words === 'on-picture' && values['picture'] !== null
  return (
    <>
      {problem !== null && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" onPress={retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      <Fields
        site={site}
        fields={fields}
        names={['layout', 'picture', ...(isDarkened ? ['darkness'] : [])]}
        values={values}
        errors={errors}
        cards={{ name: 'layout', pictureOf: slidePicture }}
        onChange={change}
      />
      <GroundColor
        site={site}
        value={String(values['color'])}
        error={errors['color']}
        onChange={(color, isGoingOn) => change('color', color, isGoingOn)}
      />
      {slide.type === SlideType.popupOverlay && <PopupFields site={site} />}
    </>
  )
}
