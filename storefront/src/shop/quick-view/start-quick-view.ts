import { bringChunk } from '../../ground/loader/late-chunks.ts'

/** The mark that `product-quick-view` prints, which is a button by its role alone. */
const marks = '.sqs-product-quick-view-button'

/** Opens products over the list that they stand in; the script for that comes with the first click. */
export function startQuickViews(root: ParentNode): void {
  for (const mark of root.querySelectorAll<HTMLElement>(marks)) {
    mark.setAttribute('aria-haspopup', 'dialog')
    const open = (event: Event): void => {
      // a template may have printed it within a link to the product
      event.preventDefault()
      event.stopPropagation()
      mark.setAttribute('aria-busy', 'true')
      bringChunk(() => import('./open-quick-view.ts'))
        .then(({ openQuickView }) => openQuickView(mark, groupOf(mark)))
        .catch(() => undefined)
        .finally(() => mark.removeAttribute('aria-busy'))
    }
    mark.addEventListener('click', open)
    mark.addEventListener('keydown', (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) open(event)
    })
  }
}

/** The ids of the products that belong together with a mark's, each once, as they stand on the page. */
function groupOf(mark: HTMLElement): readonly string[] {
  const { group, id = '' } = mark.dataset
  if (group === undefined || group === '') return [id]
  const all = [...document.querySelectorAll<HTMLElement>(marks)]
  const ids = all.filter((one) => one.dataset['group'] === group).map((one) => one.dataset['id'])
  return [...new Set(ids)].filter((one) => one !== undefined && one !== '') as string[]
}
