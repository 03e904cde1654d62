import { Button } from 'react-aria-components'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { readColor } from '@vitrine/rules/site/design/color.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import styles from './preset-cards.module.css'

type Preset = StyleReply['presets'][number]

/** Ready styles of the template; each fills the draft and can be undone. */
export function PresetCards(props: {
  readonly style: StyleReply
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void
}) {
  const { style, onChoose } = props
  return (
    <ul className={styles['cards']} aria-label="Ready styles">
      {style.presets.map((preset) => (
        <li key={preset.id}>
          <Button
            className={styles['card'] ?? ''}
            onPress={() => onChoose(changesOf(style, preset))}
          >
            <span className={styles['colors']} aria-hidden>
              {colorsOf(preset).map((color, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the same colour may come twice
                <span key={at} style={{ background: color }} />
              ))}
            </span>
            {preset.title}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function changesOf({ tweaks }: StyleReply, { values }: Preset): Readonly<Record<string, string>> {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const tweak = tweaks.find((one) => one.name === name || one.title === name)
    return tweak === undefined ? [] : [[tweakField(tweak.name), value] as const]
  })
  return Object.fromEntries(known)
}

function colorsOf({ values }: Preset): readonly string[] {
  return Object.values(values)
    .filter((value) => readColor(value) !== undefined)
    .slice(0, 4)
}
