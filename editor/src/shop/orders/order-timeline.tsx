import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { type OrderEvent } from '@vitrine/rules/shop/orders/order-events-api.ts'
import {
  maxNoteCharacters,
  ordersApi,
  type OrderWithEvents,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { call } from '../../ground/http/send-request.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { EventWords } from './event-words.tsx'
import { orderQuery } from './order-query.ts'
import styles from './order-timeline.module.css'

/** What happened to an order, newest first, and what its owner wants to remember of it. */
export function OrderTimeline({ order }: { readonly order: OrderWithEvents }) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const events = useRef<HTMLOListElement>(null)
  // the button that had the keys is gone with its note
  const notes = useNotes(order, () => events.current?.focus())
  const mayWrite = may(site, 'manage-orders')
  return (
    <Panel title="History of this order">
      {mayWrite && <NoteForm key={order.id} notes={notes} />}
      <ol className={styles['events']} reversed tabIndex={-1} ref={events}>
        {order.events.toReversed().map((event) => (
          <li key={keyOf(event)} className={styles['event']}>
            <div className={styles['what']}>
              {event.kind === 'note' ? (
                <p className={styles['note']} dir="auto">
                  {event.text}
                </p>
              ) : (
                <EventWords event={event} order={order} />
              )}
              {event.kind === 'note' && mayWrite && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Remove the note “${beginningOf(event.text)}”`}
                  icon={<X size={14} aria-hidden />}
                  onPress={() => notes.remove(event)}
                />
              )}
            </div>
            <p className={styles['when']}>
              {[formatInstant(event.at, settings), 'by' in event ? event.by : null]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type Note = Extract<OrderEvent, { kind: 'note' }>

type Notes = {
  readonly add: (text: string) => Promise<boolean>
  readonly remove: (note: Note) => void
  readonly isPending: boolean
}

/** Adds notes, and removes them so that they can be brought back. @param onGone after one is removed */
function useNotes({ id: orderId, websiteId: siteId }: OrderWithEvents, onGone: () => void): Notes {
  const queryClient = useQueryClient()
  const { queryKey } = orderQuery(siteId, orderId)
  const change = useMutation({
    mutationFn: (send: () => Promise<OrderWithEvents>) => whileSaving(send),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    onError: (error) => {
      showNotice({ message: error.message, isError: true })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const add = (text: string): Promise<boolean> => {
    const params = { siteId, orderId }
    return change
      .mutateAsync(() => call(ordersApi.addNote, { params, body: { text } }))
      .then(
        () => true,
        () => false,
      )
  }
  const remove = ({ id: noteId }: Note): void => {
    const params = { siteId, orderId, noteId }
    const bringBack = (): void => change.mutate(() => call(ordersApi.bringNoteBack, { params }))
    const onSuccess = (): void => {
      onGone()
      showNotice({
        message: 'Note removed.',
        action: { name: 'Undo', run: bringBack, isOnlyWayBack: true },
      })
    }
    change.mutate(() => call(ordersApi.removeNote, { params }), { onSuccess })
  }
  return { add, remove, isPending: change.isPending }
}

function NoteForm({ notes }: { readonly notes: Notes }) {
  const [text, setText] = useState('')
  useTypedWords(useId(), text.trim() !== '')
  // a second press comes before a state is drawn
  const isAdding = useRef(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isAdding.current) return
    isAdding.current = true
    if (await notes.add(text)) setText('')
    isAdding.current = false
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Note"
        hint="Only people who work on this site read it."
        rows={2}
        maxLength={maxNoteCharacters}
        value={text}
        onChange={setText}
      />
      <Button type="submit" isPending={notes.isPending} isDisabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  )
}

function keyOf(event: OrderEvent): string {
  if ('id' in event) return event.id
  return event.kind === 'mail' ? event.mailId : `${event.kind} ${event.at}`
}

function beginningOf(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
