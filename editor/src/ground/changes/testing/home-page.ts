import { act, screen } from '@testing-library/react'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { wrapMessage, type FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { queryClient } from '../../http/query-client.ts'
import { openWorkplace, served, type TestShop } from './served-editor.tsx'

/** A workplace, and the texts of its shop's home page, which is public. */
export async function openHomePage() {
  queryClient.clear()
  jsdom.reconfigure({ url: `http://localhost:${served.port}/config/` })
  const workplace = await openWorkplace()
  const { shop } = workplace
  const home = (await shop.documents('collection')).find(({ body }) => body.homepage)
  const layoutId = `page-${home?.id}`
  const blocks = async () => blocksOfLayout(await shop.document('layout', layoutId))
  const [first] = await blocks()
  return { ...workplace, layoutId, blockId: first?.id ?? '', blocks }
}

/** The page in the frame speaks, or somebody of another origin who pretends to be it. */
export async function sayFromFrame(
  { host }: Pick<TestShop, 'host'>,
  message: object,
  origin = `http://${host}:${served.port}`,
): Promise<void> {
  const { contentWindow: source } = await screen.findByTitle<HTMLIFrameElement>(/^Page \//)
  const data = wrapMessage(message as FrameMessage)
  act(() => {
    globalThis.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}
