/** Several menus of a kitchen become tabs; without a script they stand below one another. */
export function startMenu(wrapper: HTMLElement, signal: AbortSignal): void {
  const menus = [...wrapper.querySelectorAll<HTMLElement>('.menu')]
  const called = wrapper.dataset['menuTabs'] ?? ''
  const selector = document.createElement('div')
  selector.className = 'menu-selector'
  selector.setAttribute('role', 'tablist')
  if (called !== '') selector.setAttribute('aria-label', called)
  const tabs = menus.map((menu, place) => tabOf(menu, `${called} ${place + 1}`.trim()))
  selector.append(...tabs)
  const choose = (chosen: number): void => {
    for (const [place, tab] of tabs.entries()) {
      const isChosen = place === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.classList.toggle('menu-select-labels--active', isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      const menu = menus[place]
      if (menu !== undefined) menu.hidden = !isChosen
    }
  }
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(place), { signal })
  }
  selector.addEventListener(
    'keydown',
    (event) => {
      const at = tabs.findIndex((tab) => tab === event.target)
      const place = placeByKey(event, at, tabs.length)
      if (place === undefined) return
      event.preventDefault()
      choose(place)
      tabs[place]?.focus()
    },
    { signal },
  )
  wrapper.prepend(selector)
  choose(placeInAddress(menus))
  signal.addEventListener('abort', () => {
    selector.remove()
    for (const menu of menus) becomeSection(menu)
  })
}

/** The tab of a menu, which is its panel from now on. */
function tabOf(menu: HTMLElement, unnamed: string): HTMLButtonElement {
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.className = 'menu-select-labels'
  tab.id = `${menu.id}-tab`
  tab.textContent = menu.querySelector('.menu-title')?.textContent ?? unnamed
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', menu.id)
  menu.setAttribute('role', 'tabpanel')
  menu.setAttribute('aria-labelledby', tab.id)
  menu.tabIndex = 0
  return tab
}

function becomeSection(menu: HTMLElement): void {
  menu.hidden = false
  for (const name of ['role', 'aria-labelledby', 'tabindex']) menu.removeAttribute(name)
}

/** Arrows go round, Home and End to the first and last tab; undefined: the key means something else. */
function placeByKey(event: KeyboardEvent, at: number, count: number): number | undefined {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (at === -1 || !isPlain) return undefined
  const isRightToLeft = getComputedStyle(event.currentTarget as Element).direction === 'rtl'
  const next = (at + 1) % count
  const previous = (at - 1 + count) % count
  const places: Readonly<Record<string, number>> = {
    ArrowRight: isRightToLeft ? previous : next,
    ArrowLeft: isRightToLeft ? next : previous,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(places, event.key) ? places[event.key] : undefined
}

/** A link may lead to one of the menus, such as `#menu-b1-2`; else the first is shown. */
function placeInAddress(menus: readonly HTMLElement[]): number {
  const named = location.hash.slice(1)
  return Math.max(
    0,
    menus.findIndex(({ id }) => id === named),
  )
}
