/** A thread's file and what it imports, as one script (`server/thread-source.ts`). */
declare module '*?thread' {
  const source: string
  export default source
}
