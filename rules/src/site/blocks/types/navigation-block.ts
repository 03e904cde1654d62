import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { menu } from '../kinds/menu.ts'

export const navigationBlock = blockType({
  type: 1,
  name: 'navigation',
  title: 'Navigation',
  group: 'More',
  isPartialName: true,
  fields: {
    menu: menu({ label: 'Menu' }),
    direction: choice({
      label: 'Direction',
      options: { horizontal: 'Side by side', vertical: 'One below the other' },
      empty: 'horizontal',
    }),
  },
  hint: (value) => (value.menu === null ? 'Choose a menu' : null),
})
