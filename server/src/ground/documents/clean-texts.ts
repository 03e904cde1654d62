import { changesMessages, changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type {
  DocumentBodies,
  DocumentBody,
  DocumentKind,
} from '@vitrine/rules/ground/documents/document.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { openThread, ThreadError } from '../jobs/open-thread.ts'
import type { DocumentKinds } from './document-kinds.ts'
import { sanitiseHtml } from './sanitise-html.ts'
// oxlint-disable-next-line import/default -- what the query makes of the file is its text
import threadSource from './sanitise-thread.ts?thread'

/** Texts as their author wrote them, with the field of each. */
export type Texts = ReadonlyMap<string, string>
/** The clean form of texts. */
export type CleanTexts = ReadonlyMap<string, string>

/**
 * A body with its texts replaced by their clean forms.
 * @returns it, and the texts that have none yet: with any, it must not be stored
 */
export function withCleanTexts<Kind extends DocumentKind>(
  kinds: Pick<DocumentKinds, 'sanitise'>,
  kind: Kind,
  bodies: { readonly body: DocumentBodies[Kind]; readonly before: DocumentBody | null },
  known: CleanTexts,
): { readonly body: DocumentBodies[Kind]; readonly missing: Texts } {
  const missing = new Map<string, string>()
  const body = kinds.sanitise(kind, bodies.body, bodies.before, (html, field) => {
    const clean = known.get(html)
    if (clean === undefined) missing.set(html, field)
    return clean ?? ''
  })
  return { body, missing }
}

/** The body of a document that is new, with clean texts; refused where one cannot be cleaned. */
export async function cleanNewBody<Kind extends DocumentKind>(
  kinds: Pick<DocumentKinds, 'sanitise'>,
  kind: Kind,
  body: DocumentBodies[Kind],
): Promise<Result<DocumentBodies[Kind]>> {
  const bodies = { body, before: null }
  const clean = await cleanTexts(withCleanTexts(kinds, kind, bodies, new Map()).missing)
  return clean.ok ? ok(withCleanTexts(kinds, kind, bodies, clean.value).body) : clean
}

/** Cleans texts, which may take seconds; refused beside its field is one that cannot be cleaned. */
export async function cleanTexts(texts: Texts): Promise<Result<CleanTexts>> {
  const cleaned = new Map<string, string>()
  for (const [html, field] of texts) {
    const clean = await cleanText(html)
    if (clean === null) {
      const fields = { [field]: changesMessages['text-not-cleaned'] }
      return refuse(changesRefusal('text-not-cleaned', { fields }))
    }
    cleaned.set(html, clean)
  }
  return ok(cleaned)
}

/** Of so many characters a text is cleaned sooner than handed to a thread. */
const shortText = 20_000

const thread = openThread<string, string | null>({
  source: threadSource,
  timeLimitMs: 10_000,
  maxMemoryMb: 192,
})

/** Null for a text that is nested too deeply, or of which no end came. */
async function cleanText(html: string): Promise<string | null> {
  if (html.length <= shortText) return sanitiseHtml(html)
  try {
    return await thread.run(html)
  } catch (error) {
    if (error instanceof ThreadError) return null
    throw error
  }
}
