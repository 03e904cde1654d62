const linkable = /((?:https?|ftp):\/\/[^\s<>"',]+)|(^|\s)([@#])(\w+)/g
const sentenceEnd = new Set('.;:!?)')

/** Plain addresses, `@names` and `#tags` as links that open in a new window (spec §9). */
export function linkTweetWords(text: string): string {
  return text.replace(
    linkable,
    (whole: string, url?: string, before?: string, sign?: string, word?: string) => {
      if (url !== undefined) return linkAddress(url)
      if (word === undefined) return whole
      const address =
        sign === '@'
          ? `https://twitter.com/${word}/`
          : `https://twitter.com/hashtag/${word}?src=hash`
      return `${before ?? ''}${link(address, `${sign ?? ''}${word}`)}`
    },
  )
}

/** The signs that end a sentence do not belong to the address before them. */
function linkAddress(written: string): string {
  let end = written.length
  while (sentenceEnd.has(written.charAt(end - 1))) end--
  const address = written.slice(0, end)
  return link(address, address) + written.slice(end)
}

function link(address: string, text: string): string {
  return `<a target="new" href="${address}">${text}</a>`
}
