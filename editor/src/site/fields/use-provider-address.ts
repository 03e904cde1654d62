import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { blocksApi } from '@vitrine/rules/site/blocks/blocks-api.ts'
import type { EmbedValue } from '@vitrine/rules/site/blocks/kinds/embed.ts'
import {
  isLookedAtFirst,
  lookupAddress,
  providerMessages,
  type ProviderWords,
} from '@vitrine/rules/site/blocks/provider-words.ts'
import { hasTypedWords, useTypedWords } from '../../ground/changes/typed-words.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useAsking } from './asked-addresses.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'

type OnChange = (value: EmbedValue, isGoingOn?: boolean) => void

type ProviderAddress = {
  readonly words: string
  /** What the provider makes of what was typed. */
  readonly fault: string | undefined
  readonly isAsking: boolean
  readonly type: (words: string) => void
  /** The gesture is over: Enter, or the caret has left. */
  readonly rest: () => void
}

/**
 * The address of something at a provider: once it is typed the provider is asked for title and
 * shape, which stand in where nobody has written any. What cannot be shown is not kept. Whoever
 * leaves the field meanwhile, as for another block, loses nothing: the answer counts all the same.
 */
export function useProviderAddress(
  siteId: string,
  value: EmbedValue,
  onChange: OnChange,
): ProviderAddress {
  const [own, setOwn] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const now = useLatest({ value, onChange })
  const asked = useRef(new AbortController())
  const isKept = useRef(Promise.resolve(true))
  const isLeft = useRef(false)
  const isHeld = own !== undefined && isLookedAtFirst(own.trim())

  const keep = (url: string, words: ProviderWords | null): true => {
    setOwn(undefined)
    now.current.onChange(withWords({ ...now.current.value, url }, words))
    return true
  }
  const ask = async (url: string): Promise<boolean> => {
    asked.current.abort()
    const { signal } = (asked.current = new AbortController())
    setAsking(true)
    const answer = await askFor(siteId, url, signal)
    if (signal.aborted) return true
    setAsking(false)
    if (typeof answer !== 'string') return keep(url, answer)
    setFault(answer)
    if (isLeft.current) showNotice({ message: answer, isError: true })
    return false
  }
  const rest = (): void => {
    if (own === undefined || isAsking || fault !== undefined) return
    const url = own.trim()
    if (lookupAddress(url) === undefined) keep(url, null)
    else isKept.current = ask(url)
  }
  useAsking(() => finish(rest, isKept))
  useWhenLeft(() => {
    isLeft.current = true
    if (!hasTypedWords()) asked.current.abort()
    // a field that goes away says nothing of its caret
    else if (isHeld) rest()
  })
  // after that: whether they were discarded is asked before they are gone
  useTypedWords(useId(), isHeld || isAsking)
  return {
    words: own ?? value.url,
    fault,
    isAsking,
    type(typed) {
      asked.current.abort()
      isKept.current = Promise.resolve(true)
      setAsking(false)
      setFault(undefined)
      setOwn(typed)
      if (!isLookedAtFirst(typed.trim())) onChange({ ...value, url: typed.trim() }, true)
    },
    rest,
  }
}

/** Asks about what is typed, where nobody has, and waits for whether it is kept. */
function finish(rest: () => void, isKept: RefObject<Promise<boolean>>): Promise<boolean> {
  rest()
  return isKept.current
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function useWhenLeft(leave: () => void): void {
  const latest = useLatest(leave)
  useEffect(() => () => latest.current(), [latest])
}

/** What a provider says; a sentence where it cannot be shown. One that is silent is no fault. */
async function askFor(
  siteId: string,
  url: string,
  signal: AbortSignal,
): Promise<ProviderWords | string | null> {
  try {
    const input = { params: { siteId }, body: { url } }
    return (await call(blocksApi.providerWords, input, { signal })).words
  } catch (error) {
    const isSaid = error instanceof RequestRefused && error.code in providerMessages
    return isSaid ? error.message : null
  }
}

function withWords(value: EmbedValue, words: ProviderWords | null): EmbedValue {
  if (words === null) return value
  const title = value.title === '' ? words.title : value.title
  return { ...value, title, ratio: words.ratio ?? value.ratio }
}
