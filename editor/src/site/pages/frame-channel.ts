import { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { readFrameMessage, type FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { useSaveState } from '../../ground/changes/save-state.ts'
import { call } from '../../ground/http/send-request.ts'
import { siteOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from '../sites/sites.ts'

type FrameAddress = {
  /** Null until a token is here. */
  readonly src: string | null
  readonly error: unknown
  readonly reload: () => void
}

/** Every load of the frame takes a fresh token, which is worth a minute. */
export function useFrameAddress(site: Site, path: string): FrameAddress {
  const frameVersion = useSaveState((state) => state.frameVersion)
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Omit<FrameAddress, 'reload'>>({ src: null, error: null })
  useEffect(() => {
    let isStale = false
    const open = async (): Promise<void> => {
      try {
        const src = await frameAddress(site, path)
        if (!isStale) setOpened({ src, error: null })
      } catch (error) {
        if (!isStale) setOpened({ src: null, error })
      }
    }
    void open()
    return () => {
      isStale = true
    }
  }, [site, path, frameVersion, attempt])
  return { ...opened, reload: () => setAttempt(attempt + 1) }
}

async function frameAddress(site: Site, path: string): Promise<string> {
  const { token } = await call(sitesApi.editToken, { params: { siteId: site.siteId } })
  const url = new URL(siteOrigin(site))
  url.pathname = path
  url.searchParams.set('edit', token)
  return url.href
}

/** Listens to the page in the frame and to nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  receive: (message: FrameMessage) => void,
): void {
  const latest = useRef(receive)
  useEffect(() => {
    latest.current = receive
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (message !== undefined) latest.current(message)
    }
    globalThis.addEventListener('message', onMessage)
    return () => globalThis.removeEventListener('message', onMessage)
  }, [origin, frame])
}
