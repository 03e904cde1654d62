import { blockType } from '../block-type.ts'

export const horizontalruleBlock = blockType({
  type: 47,
  name: 'horizontalrule',
  title: 'Line',
  group: 'Basic',
  fields: {},
})
