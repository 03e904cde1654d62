import { blockType } from '../block-type.ts'
import { number } from '../kinds/number.ts'

export const spacerBlock = blockType({
  type: 21,
  name: 'spacer',
  title: 'Spacer',
  group: 'Basic',
  fields: { height: number({ label: 'Height', min: 8, max: 400, empty: 48, unit: 'px' }) },
})
