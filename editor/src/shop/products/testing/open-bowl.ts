import { loadEditor, openWorkplace } from '../../../ground/changes/testing/served-editor.tsx'

/** A workplace in which the room of a product is open: the bowl of moss, which has several variants. */
export async function openBowl() {
  const workplace = await openWorkplace()
  const { shop } = workplace
  const items = await shop.documents('item')
  const bowl = items.find(({ body }) => body.urlId === 'moss-bowl')
  const { product } = bowl?.body ?? {}
  if (bowl === undefined || !product) throw new Error('no bowl')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl.id}`)
  /** What the bowl is by now. */
  const bowlNow = () => shop.document('item', bowl.id)
  const names = product.variants.map(({ attributes }) => Object.values(attributes).join(', '))
  return { ...workplace, user, bowlNow, itemId: bowl.id, variantNames: names }
}
