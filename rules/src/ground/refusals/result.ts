/**
 * An expected "no": a code from the feature's messages table and the values its sentence needs.
 * `status` is the HTTP status that the border answers with.
 */
export type Refusal = {
  readonly code: string
  readonly message: string
  readonly status: number
  /** Of which `message` is made, for other languages; absent: it is a sentence without values. */
  readonly said?: {
    readonly sentence: string
    readonly values: Readonly<Record<string, string>>
  }
  /** Field name to sentence, where the refusal belongs to single fields of a form. */
  readonly fields?: Readonly<Record<string, string>>
  /** True where the specification has it written to the log as well (spec §8). */
  readonly logged?: true
  /** Further headers of the answer, such as `retry-after` beside a 429. */
  readonly headers?: Readonly<Record<string, string>>
  /** Further wire properties, such as `crumbFail: true` (spec §7). */
  readonly details?: Readonly<Record<string, unknown>>
}

export type Ok<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Why = Refusal> = { readonly ok: false; readonly refusal: Why }

/** What a rule answers: a decision, or a refusal as a value. Surprises are thrown instead. */
export type Result<Value, Why = Refusal> = Ok<Value> | Refused<Why>

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function refuse<Why>(refusal: Why): Refused<Why> {
  return { ok: false, refusal }
}
