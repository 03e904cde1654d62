import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import styles from '@vitrine/rules/shop/cart/cart-pill.css?inline'
import statusStyles from '@vitrine/rules/site/pages/status.css?inline'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { CartPill } from './cart-pill.tsx'

/** Puts the pill at the end of the page, where it follows everything else in the order of focus. */
export function mountCartPill(root: Document): void {
  adoptStyles(statusStyles)
  adoptStyles(styles)
  const host = root.createElement('div')
  host.className = 'vitrine-cart'
  root.body.append(host)
  flushSync(() => createRoot(host).render(<CartPill />))
}
