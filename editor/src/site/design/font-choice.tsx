import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import type { FontSetting, FontTheme } from '@vitrine/rules/site/design/font-theme.ts'
import { previewFamily, useFontPreview } from './font-preview.ts'
import type { ThemeChoice } from './theme-cards.tsx'
import styles from './theme-cards.module.css'

/** A font theme as a card: its title as its headings are set, and the families by name. */
export function fontChoice(theme: FontTheme, fonts: FontsReply | undefined): ThemeChoice {
  const { id, title, usages } = theme
  const names = [usages['heading-1'], usages['body']].map((one) => firstFamily(one?.family ?? ''))
  return {
    id,
    title,
    isTitleDrawn: true,
    picture: <FontPicture theme={theme} title={title} fonts={fonts} />,
    note: [...new Set(names)].join(', '),
  }
}

/** A heading and a text as a theme sets them, for the eye alone. */
function FontPicture(props: {
  readonly theme: FontTheme
  readonly title: string
  readonly fonts: FontsReply | undefined
}) {
  const { theme, title, fonts } = props
  return (
    <span className={styles['specimens']} aria-hidden>
      <span className={styles['specimen']}>
        <Specimen setting={theme.usages['heading-1']} fonts={fonts}>
          {title}
        </Specimen>
      </span>
      <Specimen setting={theme.usages['body']} fonts={fonts}>
        Aa Bb Cc 123
      </Specimen>
    </span>
  )
}

function Specimen(props: {
  readonly setting: FontSetting | undefined
  readonly fonts: FontsReply | undefined
  readonly children: string
}) {
  const { setting, fonts, children } = props
  const stack = setting?.family ?? ''
  const name = firstFamily(stack)
  const address = fonts?.catalogue.find((one) => one.name === name)?.preview ?? null
  const { element } = useFontPreview<HTMLSpanElement>(name, address)
  const fontFamily = `'${previewFamily(name)}', ${stack === '' ? 'inherit' : stack}`
  const fontWeight = Number(setting?.weight) || 400
  return (
    <span ref={element} style={{ fontFamily, fontWeight }}>
      {children}
    </span>
  )
}
