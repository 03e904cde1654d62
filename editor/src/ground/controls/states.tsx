import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { ReactNode } from 'react'
import { RequestRefused } from '../http/send-request.ts'
import { cx } from '../styling/cx.ts'
import { Button } from './button.tsx'
import styles from './states.module.css'

/** A list that has nothing in it yet: what it is for, and the first step. */
export function FirstUse(props: {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className={styles['state']}>
      <span className={styles['icon']}>{props.icon}</span>
      <h2>{props.title}</h2>
      <p>{props.children}</p>
      {props.action}
    </div>
  )
}

/** What could not be loaded, in words, with the way to try again. */
export function LoadError(props: {
  readonly error: unknown
  readonly onRetry: () => void
  /** Said where the server gave no sentence of its own. */
  readonly message?: string
  /** Where there is nothing, another try cannot help: what stands in the place of Retry. */
  readonly back?: ReactNode
}) {
  const { error, message } = props
  const isGone = isNotThere(error)
  return (
    <div className={styles['state']} role="alert">
      <p className={styles['words']}>{loadErrorWords(error, message)}</p>
      {isGone && props.back !== undefined ? (
        props.back
      ) : (
        <Button onPress={props.onRetry}>Retry</Button>
      )}
    </div>
  )
}

/** The heading over what was not read: that it is not there is said only where that is known. */
export function titleOfUnread(error: unknown, noun: string): string {
  return isNotThere(error) ? interfaceMessages['not-located'] : noun
}

function isNotThere(error: unknown): boolean {
  return error instanceof RequestRefused && error.status === 404
}

/** What is said of a reading that failed: the server's own sentence where it refused. */
export function loadErrorWords(
  error: unknown,
  message: string = interfaceMessages['not-loaded'],
): string {
  const isRefused = error instanceof RequestRefused && error.status >= 400 && error.status < 500
  return isRefused ? error.message : message
}

/** Rows of the size of those that are on their way. */
export function Skeleton({
  rows = 6,
  height = 44,
}: {
  readonly rows?: number
  readonly height?: number
}) {
  return (
    <output className={styles['skeleton']} aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['bar']} style={{ blockSize: height }} />
      ))}
    </output>
  )
}

/** A sentence that concerns the whole screen. */
export function Banner(props: {
  readonly tone: 'warn' | 'danger' | 'ok'
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly role?: 'alert' | 'status'
}) {
  return (
    <div className={cx(styles['banner'], styles[props.tone])} role={props.role}>
      <span>{props.children}</span>
      {props.action}
    </div>
  )
}

/** A word about the state of one thing, such as Draft or Paid. */
export function Mark(props: {
  readonly tone: 'quiet' | 'ok' | 'warn' | 'danger'
  readonly children: ReactNode
}) {
  return <span className={cx(styles['mark'], styles[props.tone])}>{props.children}</span>
}
