import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'

type Send = (message: FrameMessage) => void

/**
 * Does what the style panel asks of the page: its body's classes, custom properties of its root, and
 * another text of its stylesheet.
 * @returns whether the message was one of these
 */
export function showStyle(message: EditorMessage, send: Send): boolean {
  switch (message.type) {
    case 'body-classes':
      document.body.classList.remove(...message.remove.filter(isClass))
      document.body.classList.add(...message.add.filter(isClass))
      return true
    case 'style-values':
      for (const { name, value } of message.values) setProperty(name, value)
      return true
    case 'style-sheet':
      showSheet(message.css)
      return true
    case 'look-for':
      send({ type: 'present', selectors: message.selectors.filter(isPresent) })
      return true
    case 'tweak':
      document.dispatchEvent(new CustomEvent(`tweak:${message.name}`))
      return true
    default:
      return false
  }
}

function isClass(name: string): boolean {
  return /^\S+$/.test(name)
}

/** An empty value takes the property away. */
function setProperty(name: string, value: string): void {
  if (!/^--[\w-]+$/.test(name)) return
  const { style } = document.documentElement
  if (value === '') style.removeProperty(name)
  else style.setProperty(name, value)
}

/** What is no selector matches nothing. */
function isPresent(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}

const fontFaces = /@font-face\s*\{[^}]*\}/g

let faces: HTMLStyleElement[] = []
let rules: HTMLStyleElement | undefined

/**
 * Puts another text in the place of the site's stylesheet. Faces of fonts stand apart and stay, those
 * of texts before among them: made anew with each text, they would let words jump.
 */
function showSheet(css: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/site.css"]')
  if (css === null) {
    if (link !== null) link.disabled = false
    for (const one of faces) one.remove()
    rules?.remove()
    faces = []
    rules = undefined
    return
  }
  const there = faces.map((one) => one.textContent).join('\n')
  const missing = (css.match(fontFaces) ?? []).filter((face) => !there.includes(face))
  if (missing.length > 0) {
    const more = styleBehind(faces.at(-1) ?? link)
    more.textContent = missing.join('\n')
    faces.push(more)
  }
  rules ??= styleBehind(faces.at(-1) ?? link)
  rules.textContent = css.replace(fontFaces, '')
  if (link !== null && !link.disabled) void leaveOut(link)
}

function styleBehind(element: Element | null): HTMLStyleElement {
  const style = document.createElement('style')
  if (element === null) document.head.append(style)
  else element.after(style)
  return style
}

/** Only once the new faces are there: until then both texts say the same of the words. */
async function leaveOut(link: HTMLLinkElement): Promise<void> {
  await document.fonts.ready
  if (rules !== undefined) link.disabled = true
}
