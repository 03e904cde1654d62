import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'

/** A section that the owner keeps. */
export type KeptSection = DocumentReply<'section'>
