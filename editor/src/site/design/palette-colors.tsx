import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Input, TextField } from 'react-aria-components'
import type { Aesthetics, PaletteColor } from '@vitrine/rules/site/design/aesthetics.ts'
import {
  addColor,
  changeColor,
  mostColors,
  moveColor,
  removeColor,
  usesOfColor,
  type ColorChanges,
} from '@vitrine/rules/site/design/color-edits.ts'
import { roleTitle } from '@vitrine/rules/site/design/color-roles.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { ColorControl } from './color-control.tsx'
import styles from './color-parts.module.css'

type PaletteColorsProps = {
  readonly aesthetics: Aesthetics
  readonly onChange: (changes: ColorChanges, gesture?: string) => void
  readonly onEnd: () => void
}

/** The named colours of the site, in the owner's order. */
export function PaletteColors(props: PaletteColorsProps) {
  const { aesthetics, onChange, onEnd } = props
  const { palette } = aesthetics.colors
  const [said, setSaid] = useState('')
  const add = (): void => {
    setSaid('')
    onChange(addColor(aesthetics, { title: 'New color', value: '#7a7a7a' }))
    onEnd()
  }
  return (
    <div className={styles['palette']}>
      {palette.length > 0 && (
        <ul className={styles['rows']} aria-label="Colors of the palette">
          {palette.map((color, at) => (
            <ColorRow key={color.id} {...props} color={color} at={at} onSay={setSaid} />
          ))}
        </ul>
      )}
      <output className={styles['note']}>{said}</output>
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden />}
        isDisabled={palette.length >= mostColors}
        onPress={add}
      >
        Add color
      </Button>
    </div>
  )
}

type ColorRowProps = PaletteColorsProps & {
  readonly color: PaletteColor
  readonly at: number
  readonly onSay: (sentence: string) => void
}

function ColorRow(props: ColorRowProps) {
  const { aesthetics, color, at, onChange, onEnd, onSay } = props
  const { id, title, value } = color
  const last = aesthetics.colors.palette.length - 1
  const uses = usesInWords(aesthetics, id)
  const called = title === '' ? value : title
  const move = (to: number): void => {
    onChange(moveColor(aesthetics, id, to))
    onEnd()
  }
  const remove = (): void => {
    onChange(removeColor(aesthetics, id))
    onEnd()
    onSay(uses === '' ? `${called} is removed.` : `${called} is removed. ${keptBy(aesthetics, id)}`)
  }
  return (
    <li className={styles['row']}>
      <ColorControl
        isCompact
        label={called}
        value={value}
        shown={value}
        swatches={[]}
        allowsTransparency={false}
        onChange={(next) => onChange(changeColor(aesthetics, id, { value: next }), `color ${id}`)}
        onEnd={onEnd}
      />
      <TextField
        aria-label={`Name of ${called}`}
        value={title}
        maxLength={100}
        onChange={(next) => onChange(changeColor(aesthetics, id, { title: next }), `name ${id}`)}
        onBlur={onEnd}
      >
        <Input className={styles['name'] ?? ''} />
      </TextField>
      <MenuButton
        label={`Actions of ${called}`}
        icon={<Ellipsis size={16} aria-hidden />}
        entries={[
          {
            id: 'up',
            name: 'Move up',
            icon: <ArrowUp size={15} aria-hidden />,
            isDisabled: at === 0,
            onAction: () => move(at - 1),
          },
          {
            id: 'down',
            name: 'Move down',
            icon: <ArrowDown size={15} aria-hidden />,
            isDisabled: at === last,
            onAction: () => move(at + 1),
          },
          {
            id: 'remove',
            name: 'Remove',
            icon: <Trash2 size={15} aria-hidden />,
            isDanger: true,
            onAction: remove,
          },
        ]}
      />
      <span className={styles['uses']}>{uses === '' ? 'No theme uses it' : uses}</span>
    </li>
  )
}

/** Such as "Light: Background. Dark: Text". */
function usesInWords(aesthetics: Aesthetics, id: string): string {
  const uses = usesOfColor(aesthetics, id)
  const themes = [...new Set(uses.map(({ theme }) => theme))]
  return themes
    .map((theme) => {
      const roles = uses.filter((use) => use.theme === theme).map(({ role }) => roleTitle(role))
      return `${theme.title}: ${roles.join(', ').toLowerCase()}`
    })
    .join('. ')
}

function keptBy(aesthetics: Aesthetics, id: string): string {
  const titles = new Set(usesOfColor(aesthetics, id).map(({ theme }) => theme.title))
  const words = new Intl.ListFormat('en').format(titles)
  return titles.size === 1 ? `${words} keeps its color.` : `${words} keep its color.`
}
