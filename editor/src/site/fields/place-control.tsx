import { useState } from 'react'
import {
  placeLimits,
  type PlaceKind,
  type PlaceValue,
} from '@vitrine/rules/site/blocks/kinds/place.ts'
import { number } from '@vitrine/rules/site/blocks/kinds/number.ts'
import { readPoint } from '@vitrine/rules/site/blocks/read-point.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { NumberControl } from './number-control.tsx'
import { useTyped } from './use-typed.ts'
import styles from './fields.module.css'

const parts = [
  ['addressTitle', 'Name'],
  ['addressLine1', 'Street'],
  ['addressLine2', 'Town'],
  ['addressCountry', 'Country'],
] as const

const zoom = number({ label: 'Zoom', ...placeLimits.zoom, empty: 15 })

/** An address in lines, and its point, which is typed or copied from a map. */
export function PlaceControl(props: ControlProps<PlaceKind>) {
  const { site, field, value, onChange, error } = props
  return (
    <FieldNotes help={field.help} error={error}>
      <fieldset className={styles['group']} aria-label={field.label}>
        {parts.map(([name, label]) => (
          <Line
            key={name}
            label={label}
            value={value[name]}
            onChange={(words, isGoingOn) => onChange({ ...value, [name]: words }, isGoingOn)}
          />
        ))}
        <PointField value={value} onChange={onChange} />
        {value.mapLat !== null && (
          <NumberControl
            site={site}
            field={zoom}
            value={value.mapZoom}
            onChange={(mapZoom, isGoingOn) => onChange({ ...value, mapZoom }, isGoingOn)}
          />
        )}
      </fieldset>
    </FieldNotes>
  )
}

function Line(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (words: string, isGoingOn?: boolean) => void
}) {
  const typed = useTyped(props.value, props.onChange)
  return (
    <TextField
      label={props.label}
      maxLength={placeLimits.text}
      value={typed.words}
      onChange={typed.type}
      onBlur={typed.rest}
      onKeyDown={({ key }) => {
        if (key === 'Enter') typed.rest()
      }}
    />
  )
}

const unreadPoint = 'Enter two numbers, such as 52.3702, 4.8952, or the address of a map.'

function PointField({ value, onChange }: Pick<ControlProps<PlaceKind>, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string>()
  const { mapLat, mapLng } = value
  const stored = mapLat === null || mapLng === null ? '' : `${mapLat}, ${mapLng}`
  const point = typed === undefined ? undefined : readPoint(typed)
  const isWrong = typed !== undefined && typed.trim() !== '' && point === undefined
  const rest = (): void => {
    if (typed === undefined || isWrong) return
    setTyped(undefined)
    onChange(withPoint(value, point))
  }
  return (
    <TextField
      label="Point on the map"
      hint="Two numbers, or the address of a map that you copied"
      value={typed ?? stored}
      onChange={setTyped}
      onBlur={rest}
      onKeyDown={({ key }) => {
        if (key === 'Enter') rest()
      }}
      error={isWrong ? unreadPoint : undefined}
    />
  )
}

function withPoint(value: PlaceValue, point: ReturnType<typeof readPoint>): PlaceValue {
  const [lat, lng] = [point?.lat ?? null, point?.lng ?? null]
  return { ...value, mapLat: lat, mapLng: lng, markerLat: lat, markerLng: lng }
}
