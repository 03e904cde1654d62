import { useState } from 'react'
import { piecesOf, restToSend } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { readPieces, type TypedPieces } from './read-pieces.ts'

/** What is chosen for a parcel: all that is left to begin with. */
export function useSendDraft({ items }: OrderReply) {
  const rest = restToSend(items)
  const all: TypedPieces = Object.fromEntries(
    rest.map(({ line, quantity }) => [line, String(quantity)]),
  )
  const [typed, setTyped] = useState(all)
  const { units, errors } = readPieces(
    rest.map(({ line, quantity: left }) => ({ line, left })),
    typed,
  )
  return {
    typed,
    setTyped,
    chooseAll: () => setTyped(all),
    errors,
    hasErrors: Object.keys(errors).length > 0,
    units,
    /** One piece alone is not asked about. */
    isAsked: piecesOf(rest) > 1,
    isAll: piecesOf(units) === piecesOf(rest),
    isTouched: rest.some(({ line }) => typed[line] !== all[line]),
  }
}
