import { containFocus } from '../../ground/controls/contain-focus.ts'
import { noteScrollbar } from '../../ground/controls/note-scrollbar.ts'
import { debounce } from '../../ground/controls/debounce.ts'
import { adoptStyles } from '../pages/adopt-styles.ts'
import { localizedText } from '../pages/site-context.ts'
import styles from './lightbox.css?inline'
import { lightboxMargins } from './lightbox-margins.ts'
import { moveByKeys } from './move-by-keys.ts'
import { openTrack } from './track.ts'

export type LightboxPicture = {
  readonly address: string
  /** Its sizes, as a `srcset`. */
  readonly sources: string
  /** What the page shows already, until the large one is there. */
  readonly preview: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly title: string
  readonly text: string
}

type Opening = {
  readonly first: number
  readonly theme: 'dark' | 'light'
  /** Gets the focus back. */
  readonly opener: HTMLElement
  /** Closes the lightbox when what it belongs to goes. */
  readonly signal: AbortSignal
}

/** How long a window's size has to rest before the pictures are set anew (spec §9). */
const resizeRestMs = 100

/**
 * Pictures as large as the window, one after the other: a modal dialog, so that the page behind can
 * neither be reached nor scrolled, that closes by Escape and by its button.
 */
export function openLightbox(pictures: readonly LightboxPicture[], opening: Opening): void {
  adoptStyles(styles)
  const dialog = document.createElement('dialog')
  dialog.className = `sqs-lightbox sqs-lightbox-theme-${opening.theme}`
  dialog.setAttribute('aria-label', localizedText('galleryText', 'Pictures'))
  const close = pressed('close', localizedText('galleryCloseText', 'Close'), () => dialog.close())
  const row = document.createElement('div')
  row.className = 'sqs-lightbox-row'
  row.tabIndex = 0
  const slides = pictures.map((picture, index) => slideOf(picture, index, pictures.length))
  row.append(...slides)
  dialog.append(close, row)
  document.body.append(dialog)
  const open = new AbortController()
  const { signal } = open
  opening.signal.addEventListener('abort', () => dialog.close(), { signal })
  dialog.addEventListener('close', () => {
    open.abort()
    opening.opener.focus({ preventScroll: true })
    removeOnceFaded(dialog)
  })
  noteScrollbar()
  dialog.showModal()
  containFocus({ container: dialog }, { signal })
  if (pictures.length > 1) startMoving(dialog, row, slides, opening.first, signal)
  const settle = (): void => slides.forEach(setMargins)
  settle()
  window.addEventListener('resize', debounce(settle, resizeRestMs, signal), { signal })
  for (const picture of dialog.querySelectorAll('img'))
    picture.addEventListener('load', settle, { signal })
}

function startMoving(
  dialog: HTMLElement,
  row: HTMLElement,
  slides: readonly HTMLElement[],
  first: number,
  signal: AbortSignal,
): void {
  const counter = document.createElement('p')
  counter.className = 'sqs-lightbox-counter'
  counter.setAttribute('role', 'status')
  const previous = pressed(
    'previous',
    localizedText('galleryPreviousText', 'Previous picture'),
    () => track.previous(),
  )
  const next = pressed('next', localizedText('galleryNextText', 'Next picture'), () => track.next())
  dialog.append(counter, previous, next)
  const onShown = (shown: number): void => {
    counter.textContent = `${shown + 1} / ${slides.length}`
    // what is not shown is not read out either
    slides.forEach((slide, index) => {
      slide.inert = index !== shown
    })
  }
  const track = openTrack(row, slides, { alignment: 'left', onShown }, signal)
  track.goTo(first, { atOnce: true })
  moveByKeys(dialog, track, { byHand: (move) => move(), count: slides.length, signal })
}

function slideOf(picture: LightboxPicture, index: number, count: number): HTMLElement {
  const slide = document.createElement('div')
  slide.className = 'sqs-lightbox-slide'
  if (count > 1) {
    slide.setAttribute('role', 'group')
    slide.setAttribute('aria-label', `${index + 1} / ${count}`)
  }
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  image.loading = 'lazy'
  image.decoding = 'async'
  image.alt = picture.alt
  if (picture.width > 0 && picture.height > 0) {
    image.width = picture.width
    image.height = picture.height
    image.style.setProperty('--picture-ratio', String(picture.width / picture.height))
  }
  if (picture.preview !== '') showPreview(image, picture.preview)
  image.sizes = '100vw'
  image.srcset = picture.sources
  image.src = picture.address
  figure.append(image)
  if (picture.title !== '' || picture.text !== '') figure.append(captionOf(picture))
  slide.append(figure)
  return slide
}

/** The small picture stands in until the large one is there; one that is transparent shows no second. */
function showPreview(image: HTMLImageElement, preview: string): void {
  image.style.backgroundImage = `url("${CSS.escape(preview)}")`
  image.addEventListener('load', () => {
    image.style.backgroundImage = ''
  })
}

function captionOf({ title, text }: LightboxPicture): HTMLElement {
  const caption = document.createElement('figcaption')
  for (const [name, words] of Object.entries({ title, text })) {
    if (words === '') continue
    const line = document.createElement('p')
    line.className = `sqs-lightbox-${name}`
    line.textContent = words
    caption.append(line)
  }
  return caption
}

function setMargins(slide: HTMLElement): void {
  const figure = slide.firstElementChild
  if (!(figure instanceof HTMLElement)) return
  const hasWords = figure.querySelector('figcaption') !== null
  const { top, bottom } = lightboxMargins(figure.offsetHeight, window.innerHeight, hasWords)
  figure.style.marginBlock = `${top}px ${bottom}px`
  // what is taller than the window is scrolled by keys too
  if (slide.scrollHeight > slide.clientHeight) slide.tabIndex = 0
  else slide.removeAttribute('tabindex')
}

function pressed(name: string, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `sqs-lightbox-${name}`
  button.setAttribute('aria-label', label)
  button.addEventListener('click', press)
  return button
}

/** It fades as long as its styles say; without them it goes at once. */
function removeOnceFaded(dialog: HTMLElement): void {
  const fading = dialog.getAnimations().map(({ finished }) => finished)
  void Promise.allSettled(fading).then(() => dialog.remove())
}
