/** What a request carries, by names as Stripe writes them: `line_items[0][quantity]`. */
export type Fields = ReadonlyMap<string, string>

/** As Stripe answers what it does not do. */
export class LikeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

/** Stripe refuses parameters that it does not know. */
export function refuseUnknown(fields: Fields, known: RegExp): void {
  for (const name of fields.keys()) {
    if (!known.test(name)) {
      throw new LikeRefusal(400, `Received unknown parameter: ${name}`, 'parameter_unknown')
    }
  }
}

export function needed(fields: Fields, name: string): string {
  const value = fields.get(name)
  if (!value) throw new LikeRefusal(400, `Missing required param: ${name}.`, 'parameter_missing')
  return value
}
