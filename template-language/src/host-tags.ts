/**
 * A tag of the host in template text, such as `<squarespace:query ...>` or `{squarespace.page-id}`.
 * The engine evaluates each attribute as template text in the frame where the tag stands; the body
 * is a template of its own, run only when the host asks for it and on the data the host gives.
 */
export type HostTag = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Text between opening and closing tag; null when the tag has none. */
  readonly body: string | null
  /** Place of the whole tag in the scanned text; the end is exclusive. */
  readonly start: number
  readonly end: number
}

/** Finds the first host tag that starts at or after `from`. It is given template text only. */
export type HostTagScanner = (text: string, from: number) => HostTag | undefined
