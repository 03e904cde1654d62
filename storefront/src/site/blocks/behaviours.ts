import { startCaptcha } from '../captcha/start-captcha.ts'
import { startLightbox } from '../galleries/start-lightbox.ts'
import { startSlides } from '../galleries/start-slides.ts'
import { startDisqus } from '../social/start-disqus.ts'
import { startLikes } from '../likes/start-likes.ts'
import { startSharing } from '../social/start-sharing.ts'
import { startSignUp } from './start-sign-up.ts'
import { startMenu } from './start-menu.ts'
import { startAudioPlayer } from '../media/start-audio-player.ts'
import { startAlbum } from '../media/start-album.ts'
import { startEpisodes, startTracks } from '../media/start-tracks.ts'
import { startMap } from '../media/start-map.ts'
import { startPreview } from '../search/start-preview.ts'
import { startVideo } from '../media/start-video.ts'

/** What blocks do in a visitor's browser. */
export type Behaviour = {
  /** The elements that behave so. */
  readonly selector: string
  /** Begins; what it began ends with the signal. */
  readonly start: (element: HTMLElement, signal: AbortSignal) => void
  /** Answers a press, which in the editor chooses the block; it does not start there. */
  readonly isForVisitors?: boolean
}

/**
 * All of them. A site's loader starts them when one of their elements comes near, the editor's frame
 * with each block that it shows.
 */
export const behaviours: readonly Behaviour[] = [
  { selector: '.sqs-gallery-block-slideshow,.sqs-gallery-block-slider', start: startSlides },
  { selector: '[data-lightbox]', start: startLightbox, isForVisitors: true },
  { selector: '.sqs-album', start: startAlbum },
  { selector: '.track-list', start: startTracks, isForVisitors: true },
  { selector: '.episode-list', start: startEpisodes },
  { selector: '.squarespace-audio-player', start: startAudioPlayer },
  { selector: '.sqs-map-card', start: startMap, isForVisitors: true },
  { selector: '[data-menu-tabs]', start: startMenu, isForVisitors: true },
  { selector: '[data-search-preview]', start: startPreview, isForVisitors: true },
  { selector: 'form:has(.captcha-container)', start: startCaptcha, isForVisitors: true },
  // after the captcha, which may hold the form back
  { selector: '.newsletter-form', start: startSignUp, isForVisitors: true },
  { selector: '.like-form', start: startLikes, isForVisitors: true },
  { selector: '.squarespace-social-buttons', start: startSharing, isForVisitors: true },
  { selector: '.disqus-card', start: startDisqus, isForVisitors: true },
  { selector: '.sqs-video-card', start: startVideo, isForVisitors: true },
]
