import { useState } from 'react'
import {
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Popover,
  SliderTrack,
} from 'react-aria-components'
import { readColor } from '@vitrine/rules/site/design/color.ts'
import { roleOf } from '@vitrine/rules/site/design/aesthetics.ts'
import { roleTitle } from '@vitrine/rules/site/design/color-roles.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import { fromPicker, toPicker } from './color-text.ts'
import styles from './color-control.module.css'

export type Swatch = {
  readonly title: string
  /** What is chosen by it: a colour, or the name of one, such as `theme:ROLE`. */
  readonly value: string
  readonly color: string
}

type ColorControlProps = {
  readonly label: string
  readonly value: string
  /** What the value looks like, where it names a role of the theme. */
  readonly shown: string
  readonly swatches: readonly Swatch[]
  readonly allowsTransparency: boolean
  /** Its patch alone stands for it, where its name stands beside it. */
  readonly isCompact?: boolean
  readonly onChange: (value: string) => void
  readonly onEnd: () => void
}

/** A colour: its patch, and in a small window area, hue, opacity, swatches and its name in text. */
export function ColorControl(props: ColorControlProps) {
  const { label, value, shown, swatches, allowsTransparency, isCompact, onChange, onEnd } = props
  const [color, setColor] = useState(() => toPicker(shown))
  const isSame = fromPicker(color) === fromPicker(toPicker(shown))
  const title = titleOf(value, swatches)
  const isOfTheme = roleOf(value) !== undefined
  const words = isOfTheme ? `Theme: ${title ?? ''}` : (title ?? value)
  const choose = (chosen: string): void => {
    onChange(chosen)
    onEnd()
  }
  return (
    <DialogTrigger onOpenChange={(isOpen) => !isOpen && onEnd()}>
      <Button className={styles['trigger'] ?? ''} aria-label={`${label}: ${words}`}>
        <Patch color={shown} />
        {isCompact !== true && (
          <span className={styles['words']} data-named={title === undefined ? undefined : true}>
            {title ?? value}
          </span>
        )}
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom end">
        <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
          <ColorPicker
            value={isSame ? color : toPicker(shown)}
            onChange={(next) => {
              const picked = next.toFormat('hsb')
              setColor(picked)
              onChange(fromPicker(picked))
            }}
          >
            <ColorArea
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
              className={styles['area'] ?? ''}
              onChangeEnd={onEnd}
            >
              <ColorThumb className={styles['thumb'] ?? ''} />
            </ColorArea>
            <Slider channel="hue" onEnd={onEnd} />
            {allowsTransparency && <Slider channel="alpha" onEnd={onEnd} />}
          </ColorPicker>
          <ColorText value={value} shown={shown} onChange={onChange} onEnd={onEnd} />
          <NamedColors swatches={swatches.filter(isNamed)} value={value} onChoose={choose} />
          <Patches
            swatches={swatches.filter((one) => !isNamed(one))}
            value={value}
            onChoose={choose}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** Whether a swatch stands for a colour that somebody may change elsewhere. */
function isNamed({ value, color }: Swatch): boolean {
  return value !== color
}

/** What a colour is called that is followed by its name; undefined for one that stands for itself. */
function titleOf(value: string, swatches: readonly Swatch[]): string | undefined {
  const named = swatches.find((one) => isNamed(one) && one.value === value)
  const role = roleOf(value)
  return named?.title ?? (role === undefined ? undefined : roleTitle(role))
}

type SwatchesProps = {
  readonly swatches: readonly Swatch[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Colours by their names: what chooses one follows it from then on. */
function NamedColors({ swatches, value, onChoose }: SwatchesProps) {
  if (swatches.length === 0) return null
  return (
    <ul className={styles['named']} aria-label="Colors that it can follow">
      {swatches.map((one) => (
        <li key={one.value}>
          <Button
            className={styles['name'] ?? ''}
            aria-pressed={one.value === value}
            onPress={() => onChoose(one.value)}
          >
            <Patch color={one.color} />
            <span>{one.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Patches({ swatches, value, onChoose }: SwatchesProps) {
  if (swatches.length === 0) return null
  return (
    <ul className={styles['swatches']} aria-label="Colors of this site">
      {swatches.map((one) => (
        <li key={`${one.value} ${one.title}`}>
          <Button
            className={styles['swatch'] ?? ''}
            aria-label={one.title}
            aria-pressed={one.value === value}
            onPress={() => onChoose(one.value)}
          >
            <Patch color={one.color} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Patch({ color }: { readonly color: string }) {
  return <span className={styles['patch']} style={{ '--patch': color } as React.CSSProperties} />
}

function Slider({
  channel,
  onEnd,
}: {
  readonly channel: 'hue' | 'alpha'
  readonly onEnd: () => void
}) {
  return (
    <ColorSlider
      colorSpace="hsb"
      channel={channel}
      aria-label={channel === 'hue' ? 'Hue' : 'Opacity'}
      onChangeEnd={onEnd}
    >
      <SliderTrack className={styles['track'] ?? ''}>
        <ColorThumb className={styles['thumb'] ?? ''} />
      </SliderTrack>
    </ColorSlider>
  )
}

type ColorTextProps = Pick<ColorControlProps, 'value' | 'shown' | 'onChange' | 'onEnd'>

/** The colour as text; what is no colour says so and changes nothing. */
function ColorText({ value, shown, onChange, onEnd }: ColorTextProps) {
  const [typed, setTyped] = useState<{ text: string; beside: string } | null>(null)
  const text = typed?.beside === value ? typed.text : shown
  const isColor = readColor(text) !== undefined
  return (
    <TextField
      label="Color"
      value={text}
      error={isColor ? undefined : 'Write #1d4, rgb(…), hsl(…) or a name.'}
      onBlur={onEnd}
      onChange={(next) => {
        const color = readColor(next) === undefined ? undefined : next.trim()
        setTyped({ text: next, beside: color ?? value })
        if (color !== undefined) onChange(color)
      }}
    />
  )
}
