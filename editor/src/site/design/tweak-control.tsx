import { RotateCcw } from 'lucide-react'
import { themeColors, withoutRole } from '@vitrine/rules/site/design/aesthetics.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { chosenValue, type Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { colorChoice } from '@vitrine/rules/site/design/tweaks-in-theme.ts'
import { plainValue, tweakDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { Site } from '../sites/sites.ts'
import { ColorControl, type Swatch } from './color-control.tsx'
import { FontControl } from './font-control.tsx'
import { tweakTarget } from './font-targets.ts'
import { ImageControl } from './image-control.tsx'
import { SizeControl } from './size-control.tsx'
import { aestheticsAmong, choicesAmong, type StyleFields } from './style-fields.ts'
import styles from './tweak-control.module.css'

export type TweakControlProps = {
  readonly site: Site
  readonly tweak: Tweak
  readonly fields: StyleFields
  /** Whether there is a choice to take back; absent: where the fields have one. */
  readonly isChosen?: boolean
  readonly swatches: readonly Swatch[]
  /** Opens the fonts to choose one for a target. */
  readonly onPickFont: (targetId: string) => void
  /** Null puts it back to the template's. */
  readonly onChange: (field: string, value: string | null) => void
  readonly onEnd: () => void
}

/** One style choice, by its kind, with the way back to the template's. */
export function TweakControl(props: TweakControlProps) {
  const { tweak, fields, onChange, onEnd } = props
  const field = tweakField(tweak.name)
  const isChosen = props.isChosen ?? chosenValue(tweak, choicesAmong(fields)) !== undefined
  const set = (value: string): void => onChange(field, value)
  return (
    <div className={styles['tweak']} data-kind={tweak.kind}>
      <Control {...props} set={set} />
      <span className={styles['reset']}>
        {isChosen && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Reset ${tweak.label}`}
            icon={<RotateCcw size={14} aria-hidden />}
            onPress={() => {
              onChange(field, null)
              // a template of old may have kept it by its title
              if (tweak.title !== tweak.name) onChange(tweakField(tweak.title), null)
              onEnd()
            }}
          />
        )}
      </span>
    </div>
  )
}

function Control(props: TweakControlProps & { readonly set: (value: string) => void }) {
  const { site, tweak, fields, swatches, onPickFont, set, onEnd } = props
  const { label, defaultValue } = tweak
  const values = choicesAmong(fields)
  const value = chosenValue(tweak, values) ?? defaultValue
  switch (tweak.kind) {
    case 'color': {
      const colors = themeColors(aestheticsAmong(fields))
      const choice = colorChoice(tweak, values, colors)
      return (
        <div className={styles['line']}>
          <span className={styles['label']}>{label}</span>
          <ColorControl
            label={label}
            value={choice}
            shown={shownColor(withoutRole(choice, colors) ?? defaultValue)}
            swatches={swatches}
            allowsTransparency={tweak.allowsTransparency}
            onChange={set}
            onEnd={onEnd}
          />
        </div>
      )
    }
    case 'value':
      return (
        <div className={styles['part']}>
          <span className={styles['label']}>{label}</span>
          <SizeControl
            label={label}
            value={plainValue(value) ?? value}
            range={tweak.range}
            onChange={set}
            onEnd={onEnd}
          />
        </div>
      )
    case 'checkbox':
      return (
        <SwitchField
          isSelected={value === 'true'}
          onChange={(isOn) => {
            set(String(isOn))
            onEnd()
          }}
        >
          {label}
        </SwitchField>
      )
    case 'dropdown':
      return (
        <SelectField
          label={label}
          options={tweak.options.map((option) => ({ id: option, name: option }))}
          value={value}
          onChange={(option) => {
            set(option)
            onEnd()
          }}
        />
      )
    case 'font':
      return (
        <FontControl
          label={label}
          declarations={tweakDeclarations(tweak, values)}
          chosen={chosenValue(tweak, values) ?? ''}
          onPick={() => onPickFont(tweakTarget(tweak.name))}
          onChange={set}
          onEnd={onEnd}
        />
      )
    case 'image':
      return (
        <ImageControl
          site={site}
          label={label}
          declarations={tweakDeclarations(tweak, values)}
          chosen={chosenValue(tweak, values) ?? ''}
          onChange={(next) => {
            set(next)
            onEnd()
          }}
        />
      )
  }
}

/** What a colour looks like, where the compiler does not have to make it first. */
function shownColor(value: string): string {
  return plainValue(value) ?? value
}
