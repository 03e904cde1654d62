/** Asks for the command palette from where the page's own keys do not reach. */
export const paletteEvent = 'vitrine-palette'
