import { Copy, Plus, Trash2 } from 'lucide-react'
import {
  colorsOfTheme,
  type Aesthetics,
  type ColorTheme,
} from '@vitrine/rules/site/design/aesthetics.ts'
import {
  addTheme,
  chooseTheme,
  copyTheme,
  mostColors,
  removeTheme,
  renameTheme,
  setThemeColor,
  type ColorChanges,
} from '@vitrine/rules/site/design/color-edits.ts'
import { colorRoles, roleTitle } from '@vitrine/rules/site/design/color-roles.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { ColorControl } from './color-control.tsx'
import { ColorPicture, type Roles } from './color-picture.tsx'
import { ThemeCards } from './theme-cards.tsx'
import styles from './color-parts.module.css'

type ColorThemesProps = {
  readonly aesthetics: Aesthetics
  /** Colours by role as the page shows them now. */
  readonly roles: Roles
  /** Takes a theme; what was chosen by hand beside it gives way. */
  readonly onChoose: (changes: ColorChanges) => void
  readonly onChange: (changes: ColorChanges, gesture?: string) => void
  readonly onEnd: () => void
}

/** No id of a theme is empty. */
const none = ''

/** The themes of the site as cards in their own colours; the one that is on can be changed below. */
export function ColorThemes(props: ColorThemesProps) {
  const { aesthetics, roles, onChoose } = props
  const { themes, palette, activeThemeId } = aesthetics.colors
  const active = themes.find(({ id }) => id === activeThemeId)
  const addOfPage = (): void => onChoose(addTheme(aesthetics, namedRoles(roles)))
  return (
    <>
      {themes.length === 0 && (
        <p className={styles['note']}>
          A palette brings themes: choose one above. Or keep the colors of this page as a theme of
          your own.
        </p>
      )}
      {themes.length > 0 && (
        <ThemeCards
          label="Color themes"
          value={active?.id ?? none}
          choices={[
            { id: none, title: 'Template’s own', picture: <ColorPicture /> },
            ...themes.map((theme) => ({
              id: theme.id,
              title: theme.title,
              picture: <ColorPicture colors={colorsOfTheme(theme, palette)} />,
            })),
          ]}
          onChoose={(id) => onChoose(chooseTheme(id === none ? null : id))}
        />
      )}
      {active === undefined ? (
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          isDisabled={themes.length >= mostColors}
          onPress={addOfPage}
        >
          Make a theme of these colors
        </Button>
      ) : (
        <ThemeEditor key={active.id} {...props} theme={active} />
      )}
    </>
  )
}

/** Colours of the roles that are ours; those of texts follow from their ground. */
function namedRoles(roles: Roles): ColorTheme['roles'] {
  return Object.fromEntries(
    colorRoles.flatMap(({ id }) => (roles[id] === undefined ? [] : [[id, roles[id]] as const])),
  )
}

function ThemeEditor(props: ColorThemesProps & { readonly theme: ColorTheme }) {
  const { aesthetics, theme, onChoose, onChange, onEnd } = props
  const { themes } = aesthetics.colors
  const further = Object.keys(theme.roles).filter((role) =>
    colorRoles.every(({ id }) => id !== role),
  )
  return (
    <section className={styles['editor']} aria-label={`Theme ${theme.title}`}>
      <TextField
        label="Name"
        value={theme.title}
        maxLength={100}
        onChange={(title) =>
          onChange(renameTheme(aesthetics, theme.id, title), `theme ${theme.id}`)
        }
        onBlur={onEnd}
      />
      <div>
        {[...colorRoles.map(({ id }) => id), ...further].map((role) => (
          <RoleLine key={role} {...props} role={role} />
        ))}
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<Copy size={15} aria-hidden />}
          isDisabled={themes.length >= mostColors}
          onPress={() => onChoose(copyTheme(aesthetics, theme.id))}
        >
          Duplicate
        </Button>
        <Button
          size="small"
          kind="quiet"
          icon={<Trash2 size={15} aria-hidden />}
          onPress={() => onChoose(removeTheme(aesthetics, theme.id))}
        >
          Remove theme
        </Button>
      </div>
    </section>
  )
}

/** What a role is: a colour of the palette, which it follows from then on, or one of its own. */
function RoleLine(props: ColorThemesProps & { readonly theme: ColorTheme; readonly role: string }) {
  const { aesthetics, theme, role, roles, onChange, onEnd } = props
  const { palette } = aesthetics.colors
  const shown = colorsOfTheme(theme, palette)[role] ?? roles[role] ?? '#000000'
  return (
    <div className={styles['line']}>
      <span>{roleTitle(role)}</span>
      <ColorControl
        label={roleTitle(role)}
        value={theme.roles[role] ?? shown}
        shown={shown}
        swatches={palette.map(({ id, title, value }) => ({ title, value: id, color: value }))}
        allowsTransparency={role === 'line'}
        onChange={(chosen) =>
          onChange(setThemeColor(aesthetics, theme.id, role, chosen), `role ${theme.id} ${role}`)
        }
        onEnd={onEnd}
      />
    </div>
  )
}
