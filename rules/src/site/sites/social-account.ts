import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { findLinkProblem, maxAddressLength } from '../navigation/safe-link.ts'

/**
 * The services whose sign is known, in the order of the alphabet. Templates find one by its id, as
 * in `/universal/svg/social-accounts.svg#instagram-icon`.
 */
export const socialServices = [
  { id: 'behance', title: 'Behance' },
  { id: 'bluesky', title: 'Bluesky' },
  { id: 'discord', title: 'Discord' },
  { id: 'dribbble', title: 'Dribbble' },
  { id: 'email', title: 'E-mail' },
  { id: 'facebook', title: 'Facebook' },
  { id: 'github', title: 'GitHub' },
  { id: 'instagram', title: 'Instagram' },
  { id: 'linkedin', title: 'LinkedIn' },
  { id: 'mastodon', title: 'Mastodon' },
  { id: 'medium', title: 'Medium' },
  { id: 'pinterest', title: 'Pinterest' },
  { id: 'reddit', title: 'Reddit' },
  { id: 'snapchat', title: 'Snapchat' },
  { id: 'spotify', title: 'Spotify' },
  { id: 'telegram', title: 'Telegram' },
  { id: 'threads', title: 'Threads' },
  { id: 'tiktok', title: 'TikTok' },
  { id: 'twitch', title: 'Twitch' },
  { id: 'url', title: 'Website' },
  { id: 'vimeo', title: 'Vimeo' },
  { id: 'whatsapp', title: 'WhatsApp' },
  { id: 'twitter', title: 'X' },
  { id: 'youtube', title: 'YouTube' },
] as const

/** Of one site. */
export const maxSocialAccounts = 30

export type SocialService = (typeof socialServices)[number]

/** A service by its id or its title, whatever the case of its letters. */
export function findSocialService(name: string): SocialService | undefined {
  const wanted = name.trim().toLowerCase()
  return socialServices.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

/**
 * The address of a profile as it is stored: whole, with `https://` where somebody left it out, and
 * `mailto:` before an e-mail address. Undefined for all else, above all for what runs.
 */
export function readProfile(serviceName: string, typed: string): string | undefined {
  const text = typed.trim()
  if (serviceName === 'email') {
    const address = text.replace(/^mailto:/i, '')
    return isEmailAddress(address) ? `mailto:${address}` : undefined
  }
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const isWeb = /^https?:\/\/[^/?#.]+\.[^/?#]/i.test(whole)
  if (!isWeb || findLinkProblem(whole) !== undefined) return undefined
  return whole.length > maxAddressLength ? undefined : whole
}
