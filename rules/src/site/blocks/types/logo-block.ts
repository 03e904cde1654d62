import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { choice } from '../kinds/choice.ts'
import { link } from '../kinds/link.ts'
import { number } from '../kinds/number.ts'

export const logoBlock = blockType({
  type: 3,
  name: 'logo',
  title: 'Logo',
  group: 'More',
  isPartialName: true,
  fields: {
    logo: asset({
      label: 'Picture',
      help: 'Without one, the logo of the site is shown, or else its title.',
      accept: 'picture',
    }),
    link: link({ label: 'Link', help: 'Without one, it leads to the home page.' }),
    width: number({ label: 'Width', min: 40, max: 600, empty: 200, unit: 'px' }),
    alignment: choice({
      label: 'Alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      empty: 'left',
    }),
  },
  // a picture has a width of its own
  derive: ({ link: to, logo, width }, _, look) => ({
    href: to === '' ? '/' : to,
    picture: logo ?? look.siteLogo(),
    logoWidth: width,
  }),
})
