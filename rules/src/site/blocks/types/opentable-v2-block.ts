import { blockType } from '../block-type.ts'
import { text } from '../kinds/text.ts'

/** A table at a restaurant, by a form that leads there; no script of the provider's. */
export const opentableBlock = blockType({
  type: 66,
  alsoNumbers: [50],
  name: 'opentable-v2',
  title: 'OpenTable',
  group: 'More',
  flag: 'opentable',
  fields: {
    restaurantId: text({
      label: 'Number of the restaurant',
      help: 'The digits after “rid=” in its address at OpenTable.',
      max: 100,
    }),
    buttonText: text({ label: 'Text of the button', max: 100 }),
  },
  hint: ({ restaurantId }) =>
    isNumber(restaurantId) ? null : 'Enter the number of the restaurant',
  derive: (_, { restaurantId }) => ({ rid: isNumber(restaurantId) ? restaurantId.trim() : '' }),
  was: { restaurantID: 'restaurantId', rid: 'restaurantId' },
})

function isNumber(typed: string): boolean {
  return /^\d{1,12}$/.test(typed.trim())
}
