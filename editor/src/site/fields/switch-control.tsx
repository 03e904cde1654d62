import type { SwitchKind } from '@vitrine/rules/site/blocks/kinds/switch.ts'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'

/** On or off. */
export function SwitchControl({ field, value, onChange, error }: ControlProps<SwitchKind>) {
  return (
    <FieldNotes help={field.help} error={error}>
      <SwitchField isSelected={value} onChange={(isOn) => onChange(isOn)}>
        {field.label}
      </SwitchField>
    </FieldNotes>
  )
}
