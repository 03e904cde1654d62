import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Aesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import {
  choosePalette,
  paletteInUse,
  refusedColors,
  type ColorChanges,
} from '@vitrine/rules/site/design/color-edits.ts'
import { readyPalettes, type ReadyPalette } from '@vitrine/rules/site/design/ready-palettes.ts'
import styles from './preset-cards.module.css'

/** Colours that go together; choosing one brings themes made of them. */
export function ReadyPalettes(props: {
  readonly aesthetics: Aesthetics
  readonly onChoose: (changes: ColorChanges) => void
}) {
  const { aesthetics, onChoose } = props
  const inUse = paletteInUse(aesthetics, readyPalettes)
  const [refusal, setRefusal] = useState<string>()
  const choose = (palette: ReadyPalette): void => {
    const changes = choosePalette(aesthetics, palette)
    const refused = refusedColors(changes)
    setRefusal(refused)
    if (refused === undefined) onChoose(changes)
  }
  return (
    <>
      <ul className={styles['cards']} aria-label="Ready palettes">
        {readyPalettes.map((palette) => (
          <li key={palette.id}>
            <Button
              className={styles['card'] ?? ''}
              aria-pressed={palette === inUse}
              onPress={() => choose(palette)}
            >
              <span className={styles['colors']} aria-hidden>
                {palette.colors.map(({ id, value }) => (
                  <span key={id} style={{ background: value }} />
                ))}
              </span>
              {palette.title}
            </Button>
          </li>
        ))}
      </ul>
      {refusal !== undefined && (
        <p className={styles['refused']} role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
