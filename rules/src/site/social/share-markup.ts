import { child, emission } from '@vitrine/template-language/values.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import { shareNetworkIds, shareNetworks, type ShareNetwork } from '../sites/social-settings.ts'

/** What is shared; plain texts. */
export type Shared = {
  readonly url: string
  readonly title: string
  /** Empty: it has none. */
  readonly picture: string
}

/** Where a network takes what somebody shares. */
export function shareAddress(network: ShareNetwork, { url, title, picture }: Shared): string {
  const query = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`)
      .join('&')
  switch (network) {
    case '1':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case '2':
      return `https://x.com/intent/post?${query({ url, text: title })}`
    case '3':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
    case '4': {
      const media: Readonly<Record<string, string>> = picture === '' ? {} : { media: picture }
      return `https://www.pinterest.com/pin/create/button/?${query({ url, description: title, ...media })}`
    }
    case '5':
      return `https://www.reddit.com/submit?${query({ url, title })}`
    case '6':
      return `https://wa.me/?${query({ text: `${title} ${url}` })}`
    case '7':
      return `https://bsky.app/intent/compose?${query({ text: `${title} ${url}` })}`
    case '8':
      return `mailto:?${query({ subject: title, body: url })}`
  }
}

/**
 * Links that share something, by the `sharing` of the page's context, whose texts are escaped already.
 * Nothing of a network is loaded. What needs script stands hidden until there is some.
 */
export function shareMarkup(sharing: unknown, shared: Shared): string {
  const read = (name: string) => emission(child(sharing, name))
  const chosen = read('networks').split(',')
  const links = shareNetworkIds.filter((id) => chosen.includes(id)).map((id) => link(id, shared))
  const button = (what: string) =>
    `<li hidden><button class="share-way" type="button" data-share="${what}">${read(`${what}Text`)}</button></li>`
  return (
    `<span class="share-title">${read('shareText')}</span><ul class="share-ways"` +
    ` data-share-url="${escapeHtml(shared.url)}" data-share-title="${escapeHtml(shared.title)}">` +
    `${links.join('')}${button('copy')}${button('device')}</ul>` +
    `<span class="share-state" role="status" data-copied="${read('copiedText')}"></span>`
  )
}

function link(network: ShareNetwork, shared: Shared): string {
  const address = escapeHtml(shareAddress(network, shared))
  const away = network === '8' ? '' : ' target="_blank" rel="noopener nofollow"'
  return `<li><a class="share-way" href="${address}"${away}>${shareNetworks[network]}</a></li>`
}
