import { bringChunk } from '../../ground/loader/late-chunks.ts'

const ways = 'a[data-vitrine-island="installments"]'

/** The pill and its button explain installments in a dialog; without it they lead to their page. */
export function startInstallments(root: ParentNode): void {
  for (const way of root.querySelectorAll<HTMLAnchorElement>(ways)) {
    way.setAttribute('aria-haspopup', 'dialog')
    way.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (way.getAttribute('aria-busy') === 'true') return
      way.setAttribute('aria-busy', 'true')
      bringChunk(() => import('./installments-dialog.ts'))
        .then(({ explainInstallments }) => explainInstallments(way))
        .catch(() => undefined)
        .finally(() => way.removeAttribute('aria-busy'))
    })
  }
}
