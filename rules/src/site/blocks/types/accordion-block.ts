import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { html } from '../kinds/html.ts'
import { list } from '../kinds/list.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

export const accordionBlock = blockType({
  type: 69,
  name: 'accordion',
  title: 'Accordion',
  group: 'Basic',
  fields: {
    items: list({
      label: 'Entries',
      one: 'Entry',
      max: 50,
      fields: {
        title: text({ label: 'Title', max: 200 }),
        text: html({ label: 'Text' }),
      },
    }),
    isFirstOpen: onOff({ label: 'Begin with the first entry open', empty: false }),
    areSeveralOpen: onOff({
      label: 'Let several entries be open',
      help: 'Without it, opening one closes the others.',
      empty: false,
    }),
    icon: choice({
      label: 'Sign',
      options: { plus: 'Plus', arrow: 'Arrow', none: 'None' },
      empty: 'plus',
    }),
    iconPlacement: choice({
      label: 'Place of the sign',
      options: { left: 'Left', right: 'Right' },
      empty: 'right',
    }),
    showsLines: onOff({ label: 'Lines between entries', empty: true }),
  },
  tabs: {
    Content: ['items'],
    Design: ['isFirstOpen', 'areSeveralOpen', 'icon', 'iconPlacement', 'showsLines'],
  },
  shows: { iconPlacement: ({ icon }) => icon !== 'none' },
  hint: ({ items }) => (items.length === 0 ? 'Add an entry' : null),
  derive: ({ items }, { isFirstOpen }) => ({
    entries: items.map((one, place) => ({ ...one, isOpen: isFirstOpen && place === 0 })),
  }),
})
