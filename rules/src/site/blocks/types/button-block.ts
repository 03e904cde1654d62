import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { link } from '../kinds/link.ts'
import { text } from '../kinds/text.ts'

export const buttonBlock = blockType({
  type: 53,
  name: 'button',
  title: 'Button',
  group: 'Basic',
  fields: {
    buttonText: text({ label: 'Text', max: 200 }),
    buttonLink: link({ label: 'Link' }),
    buttonSize: choice({
      label: 'Size',
      options: { small: 'Small', medium: 'Medium', large: 'Large' },
      empty: 'medium',
    }),
    buttonAlignment: choice({
      label: 'Alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      empty: 'center',
    }),
  },
  hint: ({ buttonText, buttonLink }) => {
    if (buttonLink.to !== null) return null
    return buttonText === '' ? 'Choose where it leads' : `“${buttonText}”: choose where it leads`
  },
  was: {
    text: 'buttonText',
    link: 'buttonLink',
    newWindow: 'buttonLink',
    size: 'buttonSize',
    alignment: 'buttonAlignment',
  },
})
