import { useId, useState } from 'react'
import { tooManyWords } from '@vitrine/rules/site/design/design-messages.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import {
  activeFontTheme,
  fontThemeId,
  fontThemesToChoose,
  readyFontThemes,
  readyThemeBefore,
  turnOnFontTheme,
  type FontTheme,
} from '@vitrine/rules/site/design/font-theme.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { fontChoice } from './font-choice.tsx'
import { FontUsages } from './font-usages.tsx'
import { aestheticsAmong, type StyleFields } from './style-fields.ts'
import { ThemeCards } from './theme-cards.tsx'
import cards from './preset-cards.module.css'
import styles from './font-themes.module.css'

type FontThemesProps = {
  readonly style: StyleReply
  readonly fields: StyleFields
  readonly fonts: FontsReply | undefined
  /** Changes of one gesture are undone together. */
  readonly onChange: (changes: StyleFields, gesture?: string) => void
  readonly onEnd: () => void
  /** Opens the fonts to choose one for a target. */
  readonly onPick: (targetId: string | null) => void
}

const none = 'none'
/** By the schema of a site's aesthetics. */
const maxThemes = 60

/** Pairs of fonts to switch between, what the one that is on sets, and the way to all fonts. */
export function FontThemes(props: FontThemesProps) {
  const active = activeFontTheme(aestheticsAmong(props.fields))
  const isFollowed = props.style.fontUsages.length > 0
  return (
    <div className={styles['themes']}>
      {isFollowed && <Choice {...props} />}
      {isFollowed && active !== undefined && <ActiveTheme {...props} theme={active} />}
      <div>
        <Button size="small" onPress={() => props.onPick(null)}>
          Browse fonts
        </Button>
      </div>
    </div>
  )
}

function Choice({ style, fields, fonts, onChange }: FontThemesProps) {
  const aesthetics = aestheticsAmong(fields)
  const active = activeFontTheme(aesthetics)
  const all = fontThemesToChoose(aesthetics)
  const [refusal, setRefusal] = useState<string>()
  const choose = (id: string): void => {
    const theme = all.find((one) => one.id === id)
    const changes = theme && turnOnFontTheme(aesthetics, theme)
    const count = changes?.['fonts.themes']?.length ?? 0
    const isTooMany = count > maxThemes
    setRefusal(
      isTooMany ? tooManyWords({ things: 'font themes', most: maxThemes, count }) : undefined,
    )
    if (id === none) onChange({ 'fonts.activeThemeId': null })
    else if (changes !== undefined && !isTooMany) onChange(changes)
  }
  return (
    <>
      <ThemeCards
        label="Font theme"
        value={active?.id ?? none}
        choices={[
          { id: none, title: 'The template’s own', picture: null, note: templateFamilies(style) },
          ...all.map((theme) => fontChoice(theme, fonts)),
        ]}
        onChoose={choose}
      />
      {refusal !== undefined && (
        <p className={cards['refused']} role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

/** What the template sets its texts in without a theme. */
export function templateFamilies({ tweaks, fields }: StyleReply): string {
  const named = tweaks.flatMap(({ kind, name, declarations }) => {
    const stack = declarations['font-family']
    if (kind !== 'font' || stack === undefined) return []
    return fields[tweakField(name)] === undefined ? [firstFamily(stack)] : []
  })
  return named.join(', ')
}

/** What the theme that is on sets, usage by usage, and what becomes of it. */
function ActiveTheme(props: FontThemesProps & { readonly theme: FontTheme }) {
  const { fields, theme, onChange } = props
  const { themes } = aestheticsAmong(fields).fonts
  const [isNaming, setNaming] = useState(false)
  const rename = (title: string): void => {
    const renamed = themes.map((one) => (one.id === theme.id ? { ...one, title } : one))
    onChange({ 'fonts.themes': renamed }, 'fonts.themes title')
  }
  const save = (title: string): void => {
    const taken = [...themes, ...readyFontThemes].map(({ id }) => id)
    const made = { ...theme, id: fontThemeId(title, taken), title }
    onChange({ 'fonts.themes': [...themes, made], 'fonts.activeThemeId': made.id })
    setNaming(false)
  }
  const before = readyThemeBefore(theme)
  const putBack = (ready: FontTheme): void =>
    onChange({ 'fonts.themes': themes.map((one) => (one.id === theme.id ? ready : one)) })
  const remove = (): void =>
    onChange({
      'fonts.themes': themes.filter(({ id }) => id !== theme.id),
      'fonts.activeThemeId': null,
    })
  const isReady = readyFontThemes.some(({ id }) => id === theme.id)
  return (
    <>
      {!isReady && (
        <TextField
          label="Name of the theme"
          value={theme.title}
          maxLength={100}
          onChange={rename}
          onBlur={props.onEnd}
        />
      )}
      <FontUsages {...props} />
      {isNaming ? (
        <NameForm onSave={save} onCancel={() => setNaming(false)} />
      ) : (
        <div className={styles['actions']}>
          <Button
            size="small"
            isDisabled={themes.length >= maxThemes}
            onPress={() => setNaming(true)}
          >
            Save as own theme
          </Button>
          {before !== undefined && (
            <Button size="small" kind="quiet" onPress={() => putBack(before)}>
              Put back as it was
            </Button>
          )}
          {!isReady && (
            <Button size="small" kind="quiet" onPress={remove}>
              Remove theme
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function NameForm(props: {
  readonly onSave: (title: string) => void
  readonly onCancel: () => void
}) {
  const [title, setTitle] = useState('')
  useTypedWords(useId(), title !== '')
  return (
    <form
      className={styles['naming']}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') props.onSave(title.trim())
      }}
    >
      <TextField label="Name" value={title} onChange={setTitle} maxLength={100} autoFocus />
      <div className={styles['actions']}>
        <Button type="submit" size="small" kind="primary" isDisabled={title.trim() === ''}>
          Save theme
        </Button>
        <Button size="small" kind="quiet" onPress={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
