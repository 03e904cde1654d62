import { useEffect, useState } from 'react'
import {
  templatesApi,
  type CheckTemplateReply,
} from '@vitrine/rules/site/templates/templates-api.ts'
import { call } from '../../ground/http/send-request.ts'

export type FoundProblems = CheckTemplateReply & {
  /** `unknown` until the first answer. */
  readonly state: 'unknown' | 'checked' | 'failed'
  /** Whether the text has changed since then. */
  readonly isChecking: boolean
}

/** How long somebody must pause before what they typed is looked at. */
const pauseMs = 300

type Answer = CheckTemplateReply & { readonly of: string | null; readonly failed: boolean }

const nothing: Answer = { of: null, failed: false, problems: [], total: 0 }

/**
 * The mistakes of a file while it is typed; an older question is given up for a newer one, and what
 * was found last is shown until then. For one file: another one needs another component.
 */
export function useProblems(siteId: string, path: string, text: string): FoundProblems {
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    const given = new AbortController()
    const check = async (): Promise<void> => {
      try {
        const reply = await askServer(siteId, { path, text }, given.signal)
        if (!given.signal.aborted) setAnswer({ of: text, failed: false, ...reply })
      } catch {
        if (!given.signal.aborted) setAnswer((before) => ({ ...before, of: text, failed: true }))
      }
    }
    const timer = setTimeout(() => void check(), pauseMs)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [siteId, path, text])
  const { problems, total, of, failed } = answer
  const state = of === null ? 'unknown' : failed ? 'failed' : 'checked'
  return { problems, total, state, isChecking: of !== text }
}

function askServer(
  siteId: string,
  file: { readonly path: string; readonly text: string },
  signal: AbortSignal,
): Promise<CheckTemplateReply> {
  return call(templatesApi.check, { params: { siteId }, body: file }, { signal })
}
