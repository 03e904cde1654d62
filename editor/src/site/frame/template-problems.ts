import {
  problemsElementId,
  readFrameMessage,
  wrapMessage,
  type FrameMessage,
} from '@vitrine/rules/site/sites/frame-messages.ts'

/**
 * What the server says is wrong with the page's template. The element stands in a page that the
 * owner wrote, so it is read like a message of a stranger.
 * @returns undefined where the page says nothing that can be read
 */
export function templateProblems(page: Document): FrameMessage | undefined {
  const said = [...page.querySelectorAll(`script#${problemsElementId}`)].at(-1)?.textContent
  if (said === undefined) return undefined
  try {
    const { problems, total } = JSON.parse(said) as Extract<FrameMessage, { type: 'problems' }>
    return readFrameMessage(wrapMessage({ type: 'problems', problems, total }))
  } catch {
    return undefined
  }
}
