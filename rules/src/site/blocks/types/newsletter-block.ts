import { blockType } from '../block-type.ts'
import { text } from '../kinds/text.ts'

/** A form by which visitors ask for news of the site by e-mail (decision 111). */
export const newsletterBlock = blockType({
  type: 51,
  name: 'newsletter',
  title: 'Newsletter',
  group: 'More',
  isPartialName: true,
  fields: {
    title: text({ label: 'Title', max: 200 }),
    description: text({ label: 'Text', help: 'What the news are about.', max: 1000, lines: 3 }),
    buttonText: text({
      label: 'Text of the button',
      help: 'Without one it says “Send me news by e-mail”, in the language of the site.',
      max: 100,
    }),
    disclaimer: text({
      label: 'Small print',
      help: 'Such as how often news come and where your privacy policy is. Each address is proved by a mail; what stood here is kept with it, as what was agreed to.',
      max: 1000,
      lines: 3,
    }),
  },
  derive: (_shown, _value, look) => ({ signUp: look.signUp() }),
})
