/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element moves in two directions */
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import {
  focalPointWords,
  movedByKey,
  withinPicture,
  type FocalPoint,
} from '@vitrine/rules/site/media/focal-point.ts'
import styles from './focal-point-field.module.css'

type FocalPointFieldProps = {
  /** The picture's address. */
  readonly src: string
  readonly width: number
  readonly height: number
  readonly value: FocalPoint
  readonly onChange: (point: FocalPoint) => void
}

/** How the picture is cut in places of other shapes. */
const shapes = [
  ['Square', '1'],
  ['Wide', '16 / 9'],
  ['Tall', '3 / 4'],
] as const

/** A picture on which one points at what is to stay in view, and what is left of it in other shapes. */
export function FocalPointField(props: FocalPointFieldProps) {
  const { src, width, height, value, onChange } = props
  const position = `${value.x * 100}% ${value.y * 100}%`
  return (
    <div className={styles['field']}>
      <div className={styles['stage']}>
        <Stage {...props} />
      </div>
      <p className={styles['hint']}>
        Click what should stay in view where the picture is cropped, or move the point with the
        arrow keys; Shift for larger steps.
      </p>
      <ul className={styles['shapes']} aria-label="How it is cropped">
        {shapes.map(([name, ratio]) => (
          <li key={name}>
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              style={{ aspectRatio: ratio, objectPosition: position }}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles['middle']}
        disabled={value.x === 0.5 && value.y === 0.5}
        onClick={() => onChange({ x: 0.5, y: 0.5 })}
      >
        Back to the middle
      </button>
    </div>
  )
}

function Stage({ src, width, height, value, onChange }: FocalPointFieldProps) {
  const picture = useRef<HTMLDivElement>(null)
  const point = useRef<HTMLDivElement>(null)
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const box = picture.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0 || box.height === 0) return
    onChange(
      withinPicture({
        x: (clientX - box.left) / box.width,
        y: (clientY - box.top) / box.height,
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = movedByKey(value, event.key, event.shiftKey)
    if (moved === undefined) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <div
      ref={picture}
      className={styles['picture']}
      style={{ '--ratio': width / height } as CSSProperties}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        point.current?.focus()
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <img src={src} alt="" draggable={false} />
      <div
        ref={point}
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value.x * 100)}
        aria-valuetext={focalPointWords(value)}
        className={styles['point']}
        style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
