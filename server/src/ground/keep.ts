/**
 * Where something may keep values between requests. The areas above hand it in, which own all caches
 * (`server/src/site/views/site-views.ts`): whatever is kept may be gone at any time.
 */
export type Keep<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): unknown
}

/** Where the outcome of work is kept; who wants the same at the same moment waits for one of it. */
export type KeepMade<Value> = {
  /** What is kept under the key, or else is made now. What is refused or thrown is not kept. */
  make(key: string, work: () => Promise<Value>): Promise<Value>
}

/** Work that several want at the same moment, done once for all of them and kept for nobody else. */
export type Shared<Value> = {
  /** @param of what the work stands on; work that stands on another one is not waited for */
  do(key: string, of: object, work: () => Promise<Value>): Promise<Value>
}
