/** The widths at which a page is looked at (spec §3). */
export const DeviceView = { desktop: 'desktop', phone: 'phone', tablet: 'tablet' } as const
export type DeviceView = (typeof DeviceView)[keyof typeof DeviceView]

/**
 * Widths of the viewport in CSS pixels at which the platform's rules change (spec §9): a phone's
 * hold up to the first, the desktop's from the second on, and a tablet's view is shown up to the
 * third. Stylesheets repeat the numbers; a test compares them.
 */
export const breakpoints = { phoneUpTo: 432, desktopFrom: 433, tabletUpTo: 991 } as const

/** The widest that a view is, in CSS pixels; null where it has no end. */
export function widestOf(view: DeviceView): number | null {
  if (view === DeviceView.phone) return breakpoints.phoneUpTo
  return view === DeviceView.tablet ? breakpoints.tabletUpTo : null
}
