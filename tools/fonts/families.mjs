/** Families that owners choose from, by the category under which the fonts panel lists them. */
export const families = {
  'sans-serif': [
    'albert-sans',
    'bricolage-grotesque',
    'dm-sans',
    'figtree',
    'hanken-grotesk',
    'instrument-sans',
    'inter',
    'jost',
    'karla',
    'manrope',
    'montserrat',
    'nunito',
    'outfit',
    'plus-jakarta-sans',
    'public-sans',
    'quicksand',
    'raleway',
    'urbanist',
    'work-sans',
  ],
  serif: [
    'cormorant-garamond',
    'crimson-pro',
    'eb-garamond',
    'fraunces',
    'libre-baskerville',
    'lora',
    'newsreader',
    'petrona',
    'playfair-display',
    'vollkorn',
    'young-serif',
  ],
  display: [
    'abril-fatface',
    'anton',
    'bebas-neue',
    'dm-serif-display',
    'fredoka',
    'limelight',
    'oswald',
    'righteous',
    'syne',
    'unbounded',
  ],
  script: [
    'caveat',
    'dancing-script',
    'great-vibes',
    'kaushan-script',
    'pacifico',
    'sacramento',
    'satisfy',
  ],
  'slab-serif': ['aleo', 'arvo', 'bitter', 'josefin-slab', 'roboto-slab', 'rokkitt'],
  mono: ['courier-prime', 'inconsolata', 'jetbrains-mono', 'source-code-pro', 'space-mono'],
  other: ['orbitron', 'pirata-one', 'press-start-2p', 'special-elite'],
}

/** What may be given on with every site. */
export const licences = ['OFL-1.1', 'Apache-2.0']

/** The letters that are served. */
export const subsets = ['latin', 'latin-ext']
