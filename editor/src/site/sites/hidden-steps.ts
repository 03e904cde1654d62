/** Whether somebody has put the first steps of a site away, in this browser. */
export function areStepsHidden(siteId: string): boolean {
  return localStorage.getItem(keyOf(siteId)) !== null
}

export function hideSteps(siteId: string, isHidden: boolean): void {
  if (isHidden) localStorage.setItem(keyOf(siteId), 'hidden')
  else localStorage.removeItem(keyOf(siteId))
}

function keyOf(siteId: string): string {
  return `vitrine first steps ${siteId}`
}
