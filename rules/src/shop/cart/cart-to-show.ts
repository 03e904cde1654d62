/**
 * Whether a cart is read when a page starts (spec §4): for somebody signed in, with a `hasCart`
 * cookie that is `true` and nothing else, or with a cart cookie. Ours is hidden from scripts and
 * always has `hasCart` beside it.
 * @param cookies as `document.cookie` lists them
 */
export function hasCartToShow(cookies: string, isSignedIn: boolean): boolean {
  const all = cookies.split('; ')
  return isSignedIn || all.includes('hasCart=true') || all.some((one) => one.startsWith('cart='))
}
