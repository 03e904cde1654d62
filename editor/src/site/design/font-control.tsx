import {
  fontParts,
  readDeclarations,
  writeDeclarations,
} from '@vitrine/rules/site/design/tweak-value.ts'
import { SelectField, type Option } from '../../ground/controls/select-field.tsx'
import { FamilyButton } from './family-button.tsx'
import { SizeControl } from './size-control.tsx'
import styles from './tweak-control.module.css'

type FontControlProps = {
  readonly label: string
  /** All that the font says now: the template's declarations under the owner's. */
  readonly declarations: Readonly<Record<string, string>>
  /** What the owner has chosen of it, as it is stored; empty: nothing. */
  readonly chosen: string
  /** Opens the fonts to choose its family from. */
  readonly onPick: () => void
  readonly onChange: (value: string) => void
  readonly onEnd: () => void
}

const weights = [
  { id: '300', name: 'Light' },
  { id: '400', name: 'Regular' },
  { id: '500', name: 'Medium' },
  { id: '600', name: 'Semibold' },
  { id: '700', name: 'Bold' },
  { id: '800', name: 'Heavy' },
]
const slants = [
  { id: 'normal', name: 'Upright' },
  { id: 'italic', name: 'Italic' },
]
const cases = [
  { id: 'none', name: 'As written' },
  { id: 'uppercase', name: 'Capitals' },
  { id: 'lowercase', name: 'Small letters' },
  { id: 'capitalize', name: 'Words with capitals' },
]
const lines = [
  { id: 'none', name: 'No line' },
  { id: 'underline', name: 'Underlined' },
]

const choices: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  'font-weight': weights,
  'font-style': slants,
  'text-transform': cases,
  'text-decoration': lines,
}

const names: Readonly<Record<string, string>> = {
  'font-family': 'Family',
  'font-size': 'Size',
  'font-weight': 'Weight',
  'font-style': 'Slant',
  'line-height': 'Line height',
  'letter-spacing': 'Letter spacing',
  'text-transform': 'Capitals',
  'text-decoration': 'Line',
}

/** A font: its family, and of its other parts those that the template names. */
export function FontControl(props: FontControlProps) {
  const { label, declarations, chosen, onPick, onChange, onEnd } = props
  const set = (part: string, value: string): void => {
    onChange(writeDeclarations({ ...readDeclarations(chosen), [part]: value }))
  }
  return (
    <fieldset className={styles['font']}>
      <legend>{label}</legend>
      {fontParts.map((part) => {
        const value = declarations[part]
        if (value === undefined) return null
        const change = (next: string): void => {
          if (next !== value) set(part, next)
        }
        if (part === 'font-family') {
          return <FamilyButton key={part} label={label} stack={value} onPress={onPick} />
        }
        const some = choices[part]
        if (some !== undefined) {
          return (
            <SelectField
              key={part}
              label={names[part] ?? part}
              options={withCurrent(some, part === 'font-weight' ? figureOf(value) : value)}
              value={part === 'font-weight' ? figureOf(value) : value}
              onChange={(next) => {
                change(next)
                onEnd()
              }}
            />
          )
        }
        return (
          <div key={part} className={styles['part']}>
            <span>{names[part] ?? part}</span>
            <SizeControl
              label={`${label}: ${names[part] ?? part}`}
              value={value}
              range={null}
              onChange={change}
              onEnd={onEnd}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

function figureOf(weight: string): string {
  if (weight === 'normal') return '400'
  return weight === 'bold' ? '700' : weight
}

/** What stands is offered even where it is none of ours. */
function withCurrent(options: readonly Option[], value: string): readonly Option[] {
  return options.some(({ id }) => id === value) ? options : [{ id: value, name: value }, ...options]
}
