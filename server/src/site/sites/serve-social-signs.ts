import behance from 'bootstrap-icons/icons/behance.svg?raw'
import bluesky from 'bootstrap-icons/icons/bluesky.svg?raw'
import discord from 'bootstrap-icons/icons/discord.svg?raw'
import dribbble from 'bootstrap-icons/icons/dribbble.svg?raw'
import email from 'bootstrap-icons/icons/envelope-fill.svg?raw'
import facebook from 'bootstrap-icons/icons/facebook.svg?raw'
import github from 'bootstrap-icons/icons/github.svg?raw'
import website from 'bootstrap-icons/icons/globe.svg?raw'
import instagram from 'bootstrap-icons/icons/instagram.svg?raw'
import linkedin from 'bootstrap-icons/icons/linkedin.svg?raw'
import mastodon from 'bootstrap-icons/icons/mastodon.svg?raw'
import medium from 'bootstrap-icons/icons/medium.svg?raw'
import pinterest from 'bootstrap-icons/icons/pinterest.svg?raw'
import reddit from 'bootstrap-icons/icons/reddit.svg?raw'
import snapchat from 'bootstrap-icons/icons/snapchat.svg?raw'
import spotify from 'bootstrap-icons/icons/spotify.svg?raw'
import telegram from 'bootstrap-icons/icons/telegram.svg?raw'
import threads from 'bootstrap-icons/icons/threads.svg?raw'
import tiktok from 'bootstrap-icons/icons/tiktok.svg?raw'
import twitch from 'bootstrap-icons/icons/twitch.svg?raw'
import x from 'bootstrap-icons/icons/twitter-x.svg?raw'
import vimeo from 'bootstrap-icons/icons/vimeo.svg?raw'
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw'
import youtube from 'bootstrap-icons/icons/youtube.svg?raw'
import { socialServices, type SocialService } from '@vitrine/rules/site/sites/social-account.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'

const drawn: Readonly<Record<SocialService['id'], string>> = {
  behance,
  bluesky,
  discord,
  dribbble,
  email,
  facebook,
  github,
  instagram,
  linkedin,
  mastodon,
  medium,
  pinterest,
  reddit,
  snapchat,
  spotify,
  telegram,
  threads,
  tiktok,
  twitch,
  twitter: x,
  url: website,
  vimeo,
  whatsapp,
  youtube,
}

/** What is drawn, without the element around it. */
function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).trim()
}

const signs = socialServices
  .map(({ id }) => `<symbol id="${id}-icon" viewBox="0 0 16 16">${inside(drawn[id])}</symbol>`)
  .join('')

const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${signs}</svg>`)

/**
 * The signs of services in one file, each to be used by its name:
 * `<use href="/universal/svg/social-accounts.svg#instagram-icon"/>` (template platform §8).
 */
export function serveSocialSigns(): PageReply {
  return {
    bytes,
    contentType: 'image/svg+xml',
    headers: { 'cache-control': 'public, max-age=86400', 'content-security-policy': dataPolicy },
  }
}
