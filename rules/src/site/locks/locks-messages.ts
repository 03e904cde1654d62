import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** The sentences about locked pages and sites, by code. */
export const locksMessages = {
  'wrong-password': 'This is not the password. Please try again.',
  'no-password': 'Type the password to go on.',
  'password-too-long': 'This is longer than any password here.',
  'too-many-tries': 'Too many tries. Please wait some minutes before the next one.',
  'members-only': 'This page available only site members',
  'site-locked': 'This site is locked. Open one of its pages to enter the password.',
  'site-closed': 'This site is not open yet.',
} as const

export type LocksRefusalCode = keyof typeof locksMessages

export const locksRefusal = refusalsOf(
  locksMessages,
  { 'no-password': 400, 'password-too-long': 400, 'too-many-tries': 429 },
  403,
)
