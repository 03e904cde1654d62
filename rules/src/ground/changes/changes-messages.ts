import { fieldMessages } from '../refusals/field-messages.ts'
import { refusalsOf } from '../refusals/refusals-of.ts'

const changedMeanwhile = 'Someone else has changed this in the meantime. Nothing of yours is lost.'

/** The sentences of refused changes, by code. */
export const changesMessages = {
  'unknown-action': 'There is no such action.',
  'invalid-input': fieldMessages.invalid,
  'stale-revision': changedMeanwhile,
  'fields-changed': changedMeanwhile,
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'history-moved': 'Someone else has made a change in the meantime. Please look at it first.',
  'no-such-change': 'There is no such change.',
  'version-not-readable': 'This version can no longer be read, as too much has happened since.',
  'not-restorable': 'This cannot be brought back alone.',
  'no-such-document': 'This no longer exists.',
  'text-not-cleaned':
    'This text is too entangled to be stored. Please use fewer elements inside one another.',
  'added-already':
    'This was added already, as it was typed before. Close this, and change it where it stands.',
  'address-in-use': 'Another page or item already has this address.',
} as const

export type ChangesRefusalCode = keyof typeof changesMessages

export const changesRefusal = refusalsOf(
  changesMessages,
  {
    'unknown-action': 404,
    'no-such-document': 404,
    'no-such-change': 404,
    'invalid-input': 400,
    'text-not-cleaned': 400,
  },
  409,
)
