import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { showNotice } from './toasts.tsx'

/** Copies a text; what it is, in words, is the name of the button. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Button
      kind="quiet"
      icon={<Copy size={15} aria-hidden />}
      aria-label={`Copy ${what}`}
      onPress={() => void copyText(text)}
    />
  )
}

/** Copies, and says so. Browsers have no clipboard for pages without TLS, and ask before some use it. */
export async function copyText(text: string): Promise<void> {
  const isCopied = await (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  )
  showNotice(
    isCopied === true
      ? { message: 'Copied.' }
      : {
          message: 'This browser copies nothing here: select the text and copy it.',
          isError: true,
        },
  )
}
