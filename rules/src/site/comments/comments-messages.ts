import { refusalsOf } from '../../ground/refusals/refusals-of.ts'
import { commentLimits } from './comment-limits.ts'

/** The sentences about comments, by code; visitors read them in the language of the site. */
export const commentsMessages = {
  'comments-closed': 'Comments are closed here.',
  'comment-name-missing': 'Please enter your name.',
  'comment-name-too-long': `A name has ${commentLimits.name} characters at most.`,
  'comment-email-not-valid': 'Please enter a whole e-mail address, or leave it out.',
  'comment-url-not-valid':
    'Please enter a whole web address such as https://example.com, or leave it out.',
  'comment-text-missing': 'Please write something.',
  'comment-text-too-long': `A comment has ${commentLimits.text} characters at most.`,
  'comment-too-quick': 'That was very quick. Please send it once more.',
  'too-many-comments':
    'There were many comments just now. Please wait some minutes before the next one.',
} as const

export type CommentsRefusalCode = keyof typeof commentsMessages

export const commentsRefusal = refusalsOf(
  commentsMessages,
  { 'comments-closed': 403, 'too-many-comments': 429 },
  400,
)
