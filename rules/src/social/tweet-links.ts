const linkable = /((?:https?|ftp):\/\/[^\s<>"',]*[^\s<>"',.;:!?)])|(^|\s)([@#])(\w+)/g

/** Plain addresses, `@names` and `#tags` as links that open in a new window (spec §9). */
export function linkTweetWords(text: string): string {
  return text.replace(
    linkable,
    (whole: string, url?: string, before?: string, sign?: string, word?: string) => {
      if (url !== undefined) return link(url, url)
      if (word === undefined) return whole
      const address =
        sign === '@'
          ? `https://twitter.com/${word}/`
          : `https://twitter.com/hashtag/${word}?src=hash`
      return `${before ?? ''}${link(address, `${sign ?? ''}${word}`)}`
    },
  )
}

function link(address: string, text: string): string {
  return `<a target="new" href="${address}">${text}</a>`
}
