import { RotateCcw } from 'lucide-react'
import { themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { chosenValue, type Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { plainValue, tweakDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { Site } from '../sites/sites.ts'
import { ColorControl, type Swatch } from './color-control.tsx'
import type { FontChoice } from './font-choices.ts'
import { FontControl } from './font-control.tsx'
import { ImageControl } from './image-control.tsx'
import { SizeControl } from './size-control.tsx'
import { aestheticsAmong, choicesAmong, type StyleFields } from './style-fields.ts'
import styles from './tweak-control.module.css'

export type TweakControlProps = {
  readonly site: Site
  readonly tweak: Tweak
  readonly fields: StyleFields
  readonly swatches: readonly Swatch[]
  readonly fonts: readonly FontChoice[]
  /** Null puts it back to the template's. */
  readonly onChange: (field: string, value: string | null) => void
  readonly onEnd: () => void
}

/** One style choice, by its kind, with the way back to the template's. */
export function TweakControl(props: TweakControlProps) {
  const { tweak, fields, onChange, onEnd } = props
  const field = tweakField(tweak.name)
  const isChosen = chosenValue(tweak, choicesAmong(fields)) !== undefined
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
  const { site, tweak, fields, swatches, fonts, set, onEnd } = props
  const { label, defaultValue } = tweak
  const values = choicesAmong(fields)
  const value = chosenValue(tweak, values) ?? defaultValue
  switch (tweak.kind) {
    case 'color':
      return (
        <div className={styles['line']}>
          <span className={styles['label']}>{label}</span>
          <ColorControl
            label={label}
            value={value}
            shown={shownColor(value, fields)}
            swatches={swatches}
            allowsTransparency={tweak.allowsTransparency}
            onChange={set}
            onEnd={onEnd}
          />
        </div>
      )
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
          fonts={fonts}
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

/** What a choice looks like, where it names a role of the theme. */
function shownColor(value: string, fields: StyleFields): string {
  if (!value.startsWith('theme:')) return plainValue(value) ?? value
  return themeColors(aestheticsAmong(fields))[value.slice('theme:'.length)] ?? '#000000'
}
