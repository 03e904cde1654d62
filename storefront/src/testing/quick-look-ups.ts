/**
 * The document of the tests looks at every element for each label of each control, and again for each
 * name that an element has from elsewhere: with a whole editor in it, that was half of the time of its
 * tests. Here the same answers come by identifiers (HTML, 4.10.2 and 4.10.4).
 */
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

function controlOf(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for')
  if (id === null) return label.querySelector(labelable)
  const named = label.ownerDocument.getElementById(id)
  return named !== null && named.matches(labelable) ? named : null
}

/** Labels by what they are of, as the document stands. */
let labels: Map<Element, HTMLLabelElement[]> | undefined
const changes = new MutationObserver(() => {
  labels = undefined
})

function labelsOf(control: HTMLElement): HTMLLabelElement[] | null {
  if (control.matches('input[type="hidden"]')) return null
  if (changes.takeRecords().length > 0) labels = undefined
  labels ??= allLabels()
  return labels.get(control) ?? []
}

function allLabels(): Map<Element, HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label)
    if (control !== null) found.set(control, [...(found.get(control) ?? []), label])
  }
  return found
}

/** Files of tests share a document: what stands in it already is not put over itself. */
const isDone = 'hasQuickLookUps' in document

if (!isDone) {
  Object.assign(document, { hasQuickLookUps: true })
  giveLabels()
  giveElementsById()
}

function giveLabels(): void {
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['for', 'id', 'type'],
  })
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this)
    },
  })
  const controls = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]
  for (const { prototype } of controls) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
  }
}

function giveElementsById(): void {
  const byId = /^\[id="([^"\\]+)"\]$/
  const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelector')
  const search = descriptor?.value as (this: Element, selector: string) => Element | null
  Object.defineProperty(Element.prototype, 'querySelector', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string): Element | null {
      const id = byId.exec(selector)?.[1]
      const named = id === undefined ? null : this.ownerDocument.getElementById(id)
      // it may be outside, or be the first of two
      return named !== null && named !== this && this.contains(named)
        ? named
        : search.call(this, selector)
    },
  })
}

export {}
