import { useState } from 'react'
import {
  ColorArea,
  ColorPicker as AriaColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  parseColor,
  SliderTrack,
  type Color as AriaColor,
} from 'react-aria-components'
import { readColor, writeColor } from '@vitrine/rules/site/design/color.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import styles from './color-picker.module.css'

type ColorPickerProps = {
  readonly label: string
  /** As it is stored: any colour of the grammar (spec §5). */
  readonly value: string
  /** @param isGoingOn the pointer is still down */
  readonly onChange: (value: string, isGoingOn?: boolean) => void
  /** Colours at hand, such as those of the site's palette and of the page. */
  readonly swatches?: readonly { readonly title: string; readonly colors: readonly string[] }[]
  readonly error?: string | undefined
}

const black = { red: 0, green: 0, blue: 0, alpha: 1 }

/** A colour by an area, its hue and its opacity, by its text, or one of those at hand. */
export function ColorPicker({ label, value, onChange, swatches = [], error }: ColorPickerProps) {
  // grey has no hue of its own: what the sliders stand at is kept while the stored colour is the same
  const [kept, setKept] = useState(() => ({ value, color: toAria(value) }))
  const isKept = kept.value === value
  const color = isKept ? kept.color : toAria(value)
  const give = (next: AriaColor, isGoingOn?: boolean): void => {
    const text = fromAria(next)
    setKept({ value: text, color: next.toFormat('hsb') })
    onChange(text, isGoingOn)
  }
  return (
    <div role="group" aria-label={label} className={styles['picker']}>
      <AriaColorPicker value={color} onChange={(next) => give(next, true)}>
        <ColorArea
          aria-label={label}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          className={styles['area'] ?? ''}
          onChangeEnd={(next) => give(next)}
        >
          <ColorThumb className={styles['thumb'] ?? ''} />
        </ColorArea>
        <div className={styles['sliders']}>
          <ColorSwatch className={styles['sample'] ?? ''} aria-hidden />
          <div className={styles['tracks']}>
            <ColorSlider
              aria-label="Hue"
              colorSpace="hsb"
              channel="hue"
              onChangeEnd={(next) => give(next)}
            >
              <SliderTrack className={styles['track'] ?? ''}>
                <ColorThumb className={styles['thumb'] ?? ''} />
              </SliderTrack>
            </ColorSlider>
            <ColorSlider aria-label="Opacity" channel="alpha" onChangeEnd={(next) => give(next)}>
              <SliderTrack
                className={styles['track'] ?? ''}
                style={({ defaultStyle }) => ({
                  background: `${defaultStyle.background}, ${checkers}`,
                })}
              >
                <ColorThumb className={styles['thumb'] ?? ''} />
              </SliderTrack>
            </ColorSlider>
          </div>
        </div>
        {swatches.map(({ title, colors }) => (
          <div key={title} className={styles['swatches']}>
            <span className={styles['title']}>{title}</span>
            <ColorSwatchPicker
              aria-label={title}
              className={styles['swatchList'] ?? ''}
              value={color}
              onChange={(next) => give(next)}
            >
              {[...new Set(colors.map(inAria))].map((one) => (
                <ColorSwatchPickerItem key={one} color={one} className={styles['swatch'] ?? ''}>
                  <ColorSwatch />
                </ColorSwatchPickerItem>
              ))}
            </ColorSwatchPicker>
          </div>
        ))}
      </AriaColorPicker>
      <ColorText key={value} value={value} onChange={onChange} error={error} />
    </div>
  )
}

/** Any colour of the grammar, taken once it is one. */
function ColorText(props: Pick<ColorPickerProps, 'value' | 'onChange' | 'error'>) {
  const { value, onChange, error } = props
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readColor(typed)
  const isWrong = typed !== undefined && read === undefined
  const rest = (): void => {
    if (read !== undefined) onChange(writeColor(read))
  }
  return (
    <TextField
      label="Color"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={rest}
      onKeyDown={({ key }) => {
        if (key === 'Enter') rest()
      }}
      error={isWrong ? 'Please enter a color such as #1f5a4e, rgb(31, 90, 78) or teal.' : error}
    />
  )
}

/** React Aria reads no names, no `hwb` and no `transparent`. */
function toAria(text: string): AriaColor {
  return parseColor(inAria(text)).toFormat('hsb')
}

function inAria(text: string): string {
  const { red, green, blue, alpha } = readColor(text) ?? black
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}

function fromAria(color: AriaColor): string {
  const rgb = color.toFormat('rgb')
  const channel = (name: 'red' | 'green' | 'blue' | 'alpha') => rgb.getChannelValue(name)
  const [red, green, blue] = [channel('red'), channel('green'), channel('blue')].map(Math.round)
  return writeColor({
    red: red ?? 0,
    green: green ?? 0,
    blue: blue ?? 0,
    alpha: Math.round(channel('alpha') * 100) / 100,
  })
}

const checkers = 'repeating-conic-gradient(#ccc 0% 25%, #fff 0% 50%) 50% / 10px 10px'
