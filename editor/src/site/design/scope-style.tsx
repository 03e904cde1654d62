import { useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import {
  colorsOfTheme,
  AestheticsPath,
  TweakPageType,
} from '@vitrine/rules/site/design/aesthetics.ts'
import { hardToRead, hardToReadSentence } from '@vitrine/rules/site/design/color-roles.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import {
  activeFontTheme,
  fontThemesToChoose,
  turnOnFontTheme,
} from '@vitrine/rules/site/design/font-theme.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { choosesTweaks, scopedField } from '@vitrine/rules/site/design/style-scopes.ts'
import { Banner, FirstUse } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { TweakGroups } from './tweak-groups.tsx'
import { shownColors } from './shown-colors.ts'
import { Group } from './panel-group.tsx'
import type { ScopePage } from './scope-pages.ts'
import { aestheticsAmong, fieldsInScope } from './style-fields.ts'
import { ColorPicture } from './color-picture.tsx'
import { fontChoice } from './font-choice.tsx'
import { templateFamilies } from './font-themes.tsx'
import { fontsQuery } from './fonts-query.ts'
import { ThemeCards } from './theme-cards.tsx'
import type { StylePanelState } from './use-style-panel.ts'
import styles from './color-parts.module.css'

type ScopeStyleProps = {
  readonly site: Site
  readonly page: ScopePage
  /** Whether the site has none of these pages, so that another is in the frame. */
  readonly isMissing: boolean
  readonly style: StyleReply
  readonly panel: StylePanelState
  /** Opens the fonts to choose one for a target. */
  readonly onPickFont: (targetId: string) => void
}

/** What pages of one kind choose for themselves; what they do not choose follows the site. */
export function ScopeStyle(props: ScopeStyleProps) {
  const { site, page, isMissing, style, panel, onPickFont } = props
  const { scope } = page
  const fieldOf = (part: string): string => scopedField(scope, part)
  if (isMissing) {
    return (
      <FirstUse icon={<Palette size={20} aria-hidden />} title="No cover page yet">
        Add a cover page to the site. Its style can then be chosen here.
      </FirstUse>
    )
  }
  return (
    <>
      <ScopeThemes page={page} style={style} panel={panel} />
      {scope !== TweakPageType.popupOverlay && style.fontUsages.length > 0 && (
        <ScopeFonts site={site} page={page} style={style} panel={panel} />
      )}
      {choosesTweaks(scope) && (
        <TweakGroups
          site={site}
          style={style}
          fields={fieldsInScope(style, panel.fields, scope)}
          onPickFont={onPickFont}
          isChosen={({ name }) => typeof panel.fields[fieldOf(tweakField(name))] === 'string'}
          onChange={(field, value) => panel.change({ [fieldOf(field)]: value }, fieldOf(field))}
          onEnd={panel.endGesture}
        />
      )}
    </>
  )
}

/** No id of a theme is empty. */
const asSite = { id: '', title: 'As on the site' }

/** The themes of the site, of which these pages may have another one. */
function ScopeThemes({ page, style, panel }: Pick<ScopeStyleProps, 'page' | 'style' | 'panel'>) {
  const { themes, palette } = aestheticsAmong(panel.fields).colors
  const field = scopedField(page.scope, AestheticsPath.activeColorTheme)
  const chosen = themes.find(({ id }) => id === panel.fields[field])
  const choose = (themeId: string | null): void => panel.change({ [field]: themeId })
  const shown = shownColors(style, fieldsInScope(style, panel.fields, page.scope))
  if (themes.length === 0) {
    return (
      <FirstUse icon={<Palette size={20} aria-hidden />} title="No color themes yet">
        Choose a palette for the whole site. Its themes can then be chosen here as well.
      </FirstUse>
    )
  }
  return (
    <Group title="Color theme" isOpen>
      <ThemeCards
        label="Color themes"
        value={chosen?.id ?? asSite.id}
        choices={[
          { ...asSite, picture: <ColorPicture colors={shownColors(style, panel.fields)} /> },
          ...themes.map((theme) => ({
            id: theme.id,
            title: theme.title,
            picture: <ColorPicture colors={colorsOfTheme(theme, palette)} />,
          })),
        ]}
        onChoose={(id) => choose(id === asSite.id ? null : id)}
      />
      <p className={styles['note']}>Themes are made and changed in the style of the whole site.</p>
      <output className={styles['notices']}>
        {hardToRead(shown).map((found) => (
          <Banner key={`${found.text} ${found.ground}`} tone="warn">
            {hardToReadSentence(found)}
          </Banner>
        ))}
      </output>
    </Group>
  )
}

/** Another font theme; a ready one that the site has not had is one of its own from then on. */
function ScopeFonts({
  site,
  page,
  style,
  panel,
}: Omit<ScopeStyleProps, 'isMissing' | 'onPickFont'>) {
  const fonts = useQuery(fontsQuery(site.siteId)).data
  const aesthetics = aestheticsAmong(panel.fields)
  const all = fontThemesToChoose(aesthetics)
  const field = scopedField(page.scope, AestheticsPath.activeFontTheme)
  const chosen = aesthetics.fonts.themes.find(({ id }) => id === panel.fields[field])
  const ofSite = activeFontTheme(aesthetics)?.title ?? templateFamilies(style)
  const choose = (id: string): void => {
    const theme = all.find((one) => one.id === id)
    if (theme === undefined) return panel.change({ [field]: null })
    const { [AestheticsPath.activeFontTheme]: on, ...known } = turnOnFontTheme(aesthetics, theme)
    panel.change({ ...known, [field]: on })
  }
  return (
    <Group title="Font theme" isOpen>
      <ThemeCards
        label="Font theme"
        value={chosen?.id ?? asSite.id}
        choices={[
          { ...asSite, picture: null, note: ofSite },
          ...all.map((theme) => fontChoice(theme, fonts)),
        ]}
        onChoose={choose}
      />
    </Group>
  )
}
