const adopted = new Set<string>()

/** Adds our own styles to the page, once; constructed sheets pass a strict `style-src`. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // before the page's own adopted sheets, so that an owner's rules of equal weight win
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
}
