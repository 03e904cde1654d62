import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { link, type LinkValue } from '../kinds/link.ts'
import { text } from '../kinds/text.ts'

/** Something that Amazon sells, as a card that leads there; no script of the provider's. */
export const amazonBlock = blockType({
  type: 46,
  name: 'amazon',
  title: 'Amazon',
  group: 'Commerce',
  flag: 'amazon',
  fields: {
    link: link({
      label: 'Link',
      help: 'The address of the product, with your tag where you have one.',
    }),
    image: asset({ label: 'Picture', accept: 'picture' }),
    title: text({ label: 'Title', max: 200 }),
    price: text({ label: 'Price', help: 'As it is shown, such as $12.50.', max: 50 }),
  },
  hint(value) {
    if (value.link.to === null) return 'Enter the address of the product'
    return value.title === '' ? 'Enter what it is called' : null
  },
  derive: ({ link: href, image, title, price }, { link: leadsTo }) => ({
    card: href === '' ? undefined : { href, image, title, price, newWindow: leadsTo.newWindow },
    isAtAmazon: isAtAmazon(leadsTo),
  }),
})

/** Short addresses too, which partners are given. */
const amazonHost = /^(?:[\w-]+\.)*(?:amazon\.(?:com?\.)?[a-z]{2,3}|amzn\.(?:to|eu|asia|com))$/i

function isAtAmazon({ to }: LinkValue): boolean {
  const host = typeof to === 'string' ? /^https?:\/\/([^/?#:]+)/i.exec(to)?.[1] : undefined
  return host !== undefined && host.length < 100 && amazonHost.test(host)
}
