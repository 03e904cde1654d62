import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { X } from 'lucide-react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { onAnswer } from '../http/send-request.ts'
import { cx } from '../styling/cx.ts'
import { Button } from './button.tsx'
import styles from './toasts.module.css'

type Notice = {
  readonly message: string
  readonly isError?: boolean
  /** It is still going on: the notice stays until it is withdrawn. */
  readonly isUnderWay?: boolean
  readonly action?: Offer
}

type Offer = {
  readonly name: string
  readonly run: () => void
  /** Takes back what the history of the site knows nothing of: the keys for it mean this while it is offered. */
  readonly isOnlyWayBack?: boolean
}

const shownMs = 8000
const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 })

/**
 * Says what was done, with the way back. An error stays until it is closed or no longer true: until
 * something is done after all.
 * @returns takes it away
 */
export function showNotice(notice: Notice): () => void {
  if (notice.isError === true) return showError(notice)
  withdrawErrors(() => true)
  // only the latest change can be taken back, so an older offer to do so goes
  if (lastOffer !== undefined) queue.close(lastOffer)
  const key = queue.add(notice, notice.isUnderWay === true ? {} : { timeout: shownMs })
  if (notice.action !== undefined) lastOffer = key
  else if (notice.isUnderWay !== true) {
    // of several steps back, the last says where one is
    if (lastWord !== undefined) queue.close(lastWord)
    lastWord = key
  }
  return () => queue.close(key)
}

/** The notice of what was done last, with the way back. */
let lastOffer: string | undefined

/** The notice that only says what was done. */
let lastWord: string | undefined

/** The errors that are shown, by their sentences. */
const errors = new Map<string, string>()

/** The same sentence stands once, however often it was said. */
function showError(notice: Notice): () => void {
  const { message } = notice
  withdrawErrors((shown) => shown === message)
  const key = queue.add(notice, {
    onClose() {
      if (errors.get(message) === key) errors.delete(message)
    },
  })
  errors.set(message, key)
  if (notice.action !== undefined) lastOffer = key
  return () => queue.close(key)
}

function withdrawErrors(isPast: (message: string) => boolean): void {
  for (const [message, key] of errors) if (isPast(message)) queue.close(key)
}

// who is answered is connected
onAnswer(() => withdrawErrors((message) => message === interfaceMessages['no-connection']))

/** Takes the notice of the latest change away, before the next is tried. */
export function withdrawOffer(): void {
  if (lastOffer !== undefined) queue.close(lastOffer)
  lastOffer = undefined
}

/**
 * Takes back what was done last, where that is offered here alone.
 * @returns whether the history of the site is not meant
 */
export function takeOnlyWayBack(): boolean {
  const latest = queue.visibleToasts.find(({ key }) => key === lastOffer)
  if (latest === undefined) return false
  const { action } = latest.content
  if (action?.isOnlyWayBack !== true) return false
  queue.close(latest.key)
  action.run()
  return true
}

/** Where notices stand; once on the page. */
export function Toasts() {
  return (
    <ToastRegion queue={queue} className={styles['region'] ?? ''} aria-label="Notices">
      {({ toast }) => {
        const { message, isError, action } = toast.content
        return (
          <Toast toast={toast} className={cx(styles['toast'], isError === true && styles['error'])}>
            <ToastContent className={styles['content'] ?? ''}>
              <Text slot="title">{message}</Text>
            </ToastContent>
            {action !== undefined && (
              <Button
                kind="quiet"
                size="small"
                onPress={() => {
                  queue.close(toast.key)
                  action.run()
                }}
              >
                {action.name}
              </Button>
            )}
            <Button
              slot="close"
              kind="quiet"
              size="small"
              aria-label="Close notice"
              icon={<X size={14} aria-hidden />}
            />
          </Toast>
        )
      }}
    </ToastRegion>
  )
}
