import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import { ColorControl } from '../design/color-control.tsx'
import { plainSwatchesOf } from '../design/color-swatches.ts'
import { styleQuery } from '../design/style-query.ts'
import { FieldNotes } from '../fields/field-notes.tsx'
import { may } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import styles from './slide-panel.module.css'

type GroundColorProps = {
  readonly site: Site
  /** Empty: the site's own. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (color: string, isGoingOn?: boolean) => void
}

/** The colour behind the words, or that of the site. */
export function GroundColor({ site, value, error, onChange }: GroundColorProps) {
  // who may not change the style is not told of it, and picks a color without
  const style = useQuery({ ...styleQuery(site.siteId), enabled: may(site, 'edit-design') })
  // a press on a color changes and ends at once, before it is drawn anew
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return (
    <FieldNotes help="Words on it are dark or light, whichever is easier to read." error={error}>
      <span className={styles['label']}>Color</span>
      <div className={styles['color']}>
        <ColorControl
          label="Color"
          value={value === '' ? 'Of the site' : value}
          shown={value === '' ? '#ffffff' : value}
          swatches={style.data === undefined ? [] : plainSwatchesOf(style.data)}
          allowsTransparency={false}
          onChange={(color) => {
            latest.current = color
            onChange(color, true)
          }}
          // a value that waits is sent with it
          onEnd={() => onChange(latest.current)}
        />
        {value !== '' && (
          <Button kind="quiet" size="small" onPress={() => onChange('')}>
            Use the site’s
          </Button>
        )}
      </div>
    </FieldNotes>
  )
}
