/**
 * Whether the browser keeps cookies. One that blocks them may say that they are on: only what is
 * there after it was set tells.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false
  if (document.cookie !== '') return true
  document.cookie = 'probe=1; Path=/; SameSite=Lax'
  const isKept = document.cookie !== ''
  document.cookie = 'probe=; Path=/; Max-Age=0'
  return isKept
}
