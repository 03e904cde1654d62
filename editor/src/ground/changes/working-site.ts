import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { ChangeSubject } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { Difference, TellValues } from '@vitrine/rules/ground/changes/compare-bodies.ts'
import type {
  DocumentBodies,
  DocumentBody,
  DocumentKind,
} from '@vitrine/rules/ground/documents/document.ts'
import { foundNoServer } from '../http/send-request.ts'
import { documentQuery } from './documents.ts'

/** The site that the rooms on the screen belong to. */
export type WorkingSite = {
  readonly siteId: string
  readonly name: string
  readonly host: string
  /** Whether the installation has a mail server, for sites that have none of their own. */
  readonly installationSendsMail: boolean
  /** The way to what a change was about; none where the person has no use for the room. */
  readonly wayTo: (subject: ChangeSubject, action?: string) => RoomWay | undefined
  /** What its owner calls a document of its kind, such as “Product”. */
  readonly nounOf: (kind: DocumentKind, body: DocumentBody | null) => string
  /** What differs between two versions of a document, in words. */
  readonly differencesOf: (
    before: DocumentBody | null,
    after: DocumentBody | null,
    tell: TellValues,
  ) => readonly Difference[]
}

/** The way to a room of the site, as a link takes it. */
export type RoomWay = {
  readonly to: NonNullable<LinkProps['to']>
  readonly params: object
  readonly search: object
}

export const WorkingSiteContext = createContext<WorkingSite | null>(null)

/** @throws outside of a site's rooms */
export function useWorkingSite(): WorkingSite {
  const site = useContext(WorkingSiteContext)
  if (site === null) throw new Error('a room of a site stands outside of one')
  return site
}

/** How soon settings that did not arrive are asked for again: rooms stand without them. */
const againMs = 5000

/** The site's settings, once they are here. */
export function useSettings(siteId: string): DocumentBodies['site-settings'] | undefined {
  const query = useQuery({
    ...documentQuery(siteId, 'site-settings', 'site'),
    refetchInterval: ({ state }) => (foundNoServer(state.error) ? againMs : false),
  })
  return query.data?.body
}
