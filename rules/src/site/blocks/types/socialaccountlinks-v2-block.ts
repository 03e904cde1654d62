import { blockType } from '../block-type.ts'
import { accounts } from '../kinds/accounts.ts'
import { choice } from '../kinds/choice.ts'

/** Signs that lead to the site's accounts elsewhere, which its settings have. */
export const socialLinksBlock = blockType({
  type: 54,
  alsoNumbers: [48, 19],
  name: 'socialaccountlinks-v2',
  title: 'Social links',
  group: 'Social',
  fields: {
    accounts: accounts({ label: 'Accounts' }),
    iconStyle: choice({
      label: 'Style',
      options: { regular: 'Sign', border: 'Ring', solid: 'Filled', knockout: 'Cut out' },
      empty: 'regular',
    }),
    iconColor: choice({
      label: 'Color',
      options: { text: 'Text', black: 'Black', white: 'White', standard: 'Brands' },
      empty: 'text',
    }),
    iconSize: choice({
      label: 'Size',
      options: {
        'extra-small': 'Tiny',
        small: 'Small',
        medium: 'Medium',
        large: 'Large',
        'extra-large': 'Huge',
      },
      empty: 'small',
    }),
    iconAlignment: choice({
      label: 'Alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      empty: 'left',
    }),
  },
  tabs: {
    Content: ['accounts'],
    Design: ['iconStyle', 'iconColor', 'iconSize', 'iconAlignment'],
  },
  setElsewhere: 'Its accounts are entered in Settings, under Social accounts.',
  hint: ({ accounts: chosen }) => (chosen?.length === 0 ? 'Choose an account' : null),
  derive: ({ accounts: shown }, { iconStyle }, look) => ({
    links: shown.map((one, place) => ({ ...one, cutId: `cut-${look.blockId}-${place}` })),
    isCutOut: iconStyle === 'knockout',
  }),
})
