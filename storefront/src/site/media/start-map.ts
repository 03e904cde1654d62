import { mapPoint, tilesAround, tileSize, zoomed, type MapPoint } from './map-tiles.ts'

const zooms = { least: 1, most: 18 } as const
const stepPx = 80

const steps: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
}

/**
 * A map stands as an address, with a link to a map elsewhere. A press brings the map below the
 * address; before that its provider is not told that anybody was here.
 */
export function startMap(card: HTMLElement, signal: AbortSignal): void {
  const link = card.querySelector<HTMLAnchorElement>('a[data-map-tiles]')
  if (link === null) return
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const stage = openMap(link, signal)
      link.hidden = true
      card.append(stage)
      stage.focus({ preventScroll: true })
      signal.addEventListener('abort', () => {
        stage.remove()
        link.hidden = false
      })
    },
    { signal },
  )
}

function openMap(link: HTMLAnchorElement, signal: AbortSignal): HTMLElement {
  const stage = element('section', 'map-stage')
  stage.tabIndex = 0
  stage.setAttribute('aria-label', link.dataset['name'] ?? '')
  const view = new MapView(link)
  stage.append(view.ground, view.pin, sourceOf(link), ...zoomButtons(link, view))
  followHand(view, signal)
  stage.addEventListener('keydown', (event) => {
    const step = event.target === stage ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    view.moveBy(step)
  })
  const watch = new ResizeObserver(() => view.draw())
  watch.observe(stage)
  signal.addEventListener('abort', () => watch.disconnect())
  return stage
}

/** The part of a map that is in view, as pictures of the provider. */
class MapView {
  readonly ground = element('div', 'map-ground')
  readonly pin = element('span', 'map-pin')
  readonly #address: string
  readonly #marked: readonly number[]
  readonly #pictures = new Map<string, HTMLImageElement>()
  #zoom: number
  #middle: MapPoint

  constructor({ dataset }: HTMLAnchorElement) {
    this.#address = dataset['mapTiles'] ?? ''
    this.#marked = (dataset['marker'] ?? '').split(',').map(Number)
    this.#zoom = Number(dataset['zoom'])
    this.#middle = mapPoint(Number(dataset['lat']), Number(dataset['lng']), this.#zoom)
  }

  moveBy({ x, y }: MapPoint): void {
    this.#middle = { x: this.#middle.x + x, y: this.#middle.y + y }
    this.draw()
  }

  zoomBy(by: number): void {
    if (this.#zoom + by < zooms.least || this.#zoom + by > zooms.most) return
    this.#zoom += by
    this.#middle = zoomed(this.#middle, by)
    this.draw()
  }

  draw(): void {
    const { clientWidth: width, clientHeight: height } = this.ground
    const wanted = new Set<string>()
    for (const { x, y, left, top } of tilesAround(this.#middle, this.#zoom, width, height)) {
      const turn = Math.round((left + this.#middle.x) / tileSize)
      const key = `${this.#zoom} ${turn} ${y}`
      wanted.add(key)
      const picture = this.#pictures.get(key) ?? this.#add(key, x, y)
      picture.style.translate = `${left}px ${top}px`
    }
    for (const [key, picture] of this.#pictures) {
      if (wanted.has(key)) continue
      this.#pictures.delete(key)
      picture.remove()
    }
    const [lat = 0, lng = 0] = this.#marked
    const at = mapPoint(lat, lng, this.#zoom)
    const left = at.x - this.#middle.x + width / 2
    this.pin.style.translate = `${left}px ${at.y - this.#middle.y + height / 2}px`
  }

  #add(key: string, x: number, y: number): HTMLImageElement {
    const picture = element('img', 'map-tile')
    picture.alt = ''
    picture.draggable = false
    picture.referrerPolicy = 'strict-origin-when-cross-origin'
    picture.src = this.#address
      .replace('{z}', String(this.#zoom))
      .replace('{x}', String(x))
      .replace('{y}', String(y))
    this.#pictures.set(key, picture)
    this.ground.append(picture)
    return picture
  }
}

function sourceOf(link: HTMLAnchorElement): HTMLElement {
  const source = element('a', 'map-source')
  source.textContent = link.dataset['attribution'] ?? ''
  source.href = link.href
  source.target = '_blank'
  source.rel = 'noopener'
  return source
}

function zoomButtons({ dataset }: HTMLAnchorElement, view: MapView): HTMLElement[] {
  const { zoomIn, zoomOut } = dataset
  if (zoomIn === undefined || zoomOut === undefined) return []
  const bar = element('div', 'map-zoom')
  const nearer = zoomButton('+', zoomIn, () => view.zoomBy(1))
  bar.append(
    nearer,
    zoomButton('−', zoomOut, () => view.zoomBy(-1)),
  )
  return [bar]
}

function zoomButton(sign: string, name: string, press: () => void): HTMLElement {
  const button = element('button', 'map-button')
  button.type = 'button'
  button.textContent = sign
  button.ariaLabel = name
  button.addEventListener('click', press)
  return button
}

/** A mouse pulls the map. A finger scrolls the page, as one that is caught by a map cannot leave it. */
function followHand(view: MapView, signal: AbortSignal): void {
  const { ground } = view
  ground.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      event.preventDefault()
      ground.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  ground.addEventListener(
    'pointermove',
    (event) => {
      if (!ground.hasPointerCapture(event.pointerId)) return
      view.moveBy({ x: -event.movementX, y: -event.movementY })
    },
    { signal },
  )
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  return made
}
