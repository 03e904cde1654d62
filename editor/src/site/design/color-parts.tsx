import { themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import { hardToRead, hardToReadSentence } from '@vitrine/rules/site/design/color-roles.ts'
import type { ColorChanges } from '@vitrine/rules/site/design/color-edits.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { choicesBesideTheme } from '@vitrine/rules/site/design/tweaks-in-theme.ts'
import { Banner } from '../../ground/controls/states.tsx'
import { ColorThemes } from './color-themes.tsx'
import { PaletteColors } from './palette-colors.tsx'
import { Group } from './panel-group.tsx'
import { ReadyPalettes } from './ready-palettes.tsx'
import { shownColors } from './shown-colors.ts'
import { aestheticsAmong, choicesAmong, type StyleFields } from './style-fields.ts'
import type { StylePanelState } from './use-style-panel.ts'
import styles from './color-parts.module.css'

type ColorPartsProps = { readonly style: StyleReply; readonly panel: StylePanelState }

/** What an owner does about the colours of the whole site: its palette, and themes made of it. */
export function ColorParts({ style, panel }: ColorPartsProps) {
  const { fields } = panel
  const aesthetics = aestheticsAmong(fields)
  const { palette, themes } = aesthetics.colors
  const roles = shownColors(style, fields)
  const choose = (changes: ColorChanges): void => {
    panel.change(outOfTheWay(style, fields, changes))
  }
  const change = (changes: ColorChanges, gesture?: string): void => panel.change(changes, gesture)
  return (
    <>
      <Group title="Palette" isOpen={palette.length === 0}>
        <ReadyPalettes aesthetics={aesthetics} onChoose={choose} />
        <PaletteColors aesthetics={aesthetics} onChange={change} onEnd={panel.endGesture} />
      </Group>
      <Group title="Color theme" isOpen>
        {!followsThemes(style) && themes.length > 0 && (
          <p className={styles['note']}>
            This template does not say which of its colors follow a theme. Choose “Theme” colors for
            them below.
          </p>
        )}
        <ColorThemes
          aesthetics={aesthetics}
          roles={roles}
          onChoose={choose}
          onChange={change}
          onEnd={panel.endGesture}
        />
        <output className={styles['notices']}>
          {hardToRead(roles).map((found) => (
            <Banner key={`${found.text} ${found.ground}`} tone="warn">
              {hardToReadSentence(found)}
            </Banner>
          ))}
        </output>
      </Group>
    </>
  )
}

function followsThemes({ tweaks }: StyleReply): boolean {
  return tweaks.some(({ role }) => role !== '')
}

/** A theme that is chosen shows: colours that were chosen by hand for what it covers give way. */
function outOfTheWay(style: StyleReply, fields: StyleFields, changes: ColorChanges): StyleFields {
  const colors = themeColors(aestheticsAmong({ ...fields, ...changes }))
  const hiding = choicesBesideTheme(style.tweaks, choicesAmong(fields), colors)
  return { ...changes, ...Object.fromEntries(hiding.map((name) => [tweakField(name), null])) }
}
