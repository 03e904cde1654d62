import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  mailWordsApi,
  type MailPreviewReply,
} from '@vitrine/rules/site/mail-words/mail-words-api.ts'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { call } from '../../ground/http/send-request.ts'
import type { SetWords } from './use-mail-words-form.ts'

export type MailGround = 'light' | 'dark'

export type MailPreviewState = {
  readonly shown: UseQueryResult<MailPreviewReply>
  readonly ground: MailGround
  readonly setGround: (ground: MailGround) => void
}

/** So long nobody has typed before the mail is made anew. */
const pauseMs = 350

/** The mail that words make while they are typed. */
export function useMailPreview(siteId: string, mail: MailName, typed: SetWords): MailPreviewState {
  const [ground, setGround] = useState<MailGround>('light')
  const words = useAfterPause(JSON.stringify(typed))
  const shown = useQuery({
    queryKey: ['mail-preview', siteId, mail, ground, words],
    queryFn: () =>
      call(mailWordsApi.preview, {
        params: { siteId },
        body: { mail, words: JSON.parse(words) as Record<string, string | null>, ground },
      }),
    placeholderData: keepPreviousData,
    // the look of the site is edited elsewhere
    staleTime: 0,
    gcTime: 60_000,
  })
  return { shown, ground, setGround }
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(soon)
  }, [value])
  return settled
}
