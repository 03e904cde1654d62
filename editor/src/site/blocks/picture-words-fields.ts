import { text } from '@vitrine/rules/site/blocks/kinds/text.ts'

/** What a block's settings show of the file of its picture. */
export const pictureWordsFields = {
  altText: text({
    label: 'Alternative text',
    help: 'Says what the picture shows, for who does not see it. It belongs to the file: wherever that is shown, it says the same.',
    max: 1000,
    lines: 2,
  }),
}
