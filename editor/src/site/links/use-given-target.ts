import { useRef, useState } from 'react'
import type { LinkTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { addressOfTarget } from './link-addresses.ts'
import { useTargetOfAddress } from './link-choices.ts'

type Given = { readonly to: LinkTarget | null; readonly address: string }

/**
 * What a link leads to, where only its address is held. An address that somebody is typing stays an
 * address, although its beginning is that of a page.
 * @param onAddress called with each new address; at once with one that was typed
 */
export function useGivenTarget(
  siteId: string,
  address: string,
  onAddress: (address: string) => void,
): { readonly to: LinkTarget | null; readonly give: (next: LinkTarget | null) => void } {
  const found = useTargetOfAddress(siteId, address)
  const [given, setGiven] = useState<Given | null>(null)
  const latest = useRef<LinkTarget | null>(null)
  const put = (to: LinkTarget | null, next: string): void => {
    setGiven({ to, address: next })
    onAddress(next)
  }
  const look = async (to: Exclude<LinkTarget, string>): Promise<void> => {
    try {
      const next = await addressOfTarget(siteId, to)
      if (latest.current === to) put(to, next)
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : String(error), isError: true })
    }
  }
  return {
    to: given?.address === address ? given.to : found,
    give(next) {
      latest.current = next
      if (next === null || typeof next === 'string') put(next, next ?? '')
      else void look(next)
    },
  }
}
