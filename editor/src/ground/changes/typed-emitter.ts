/** Events by name, each with what is said with it. */
export type Emitter<Events> = {
  readonly emit: <Name extends keyof Events>(name: Name, said: Events[Name]) => void
  /** @returns its end */
  readonly on: <Name extends keyof Events>(
    name: Name,
    hear: (said: Events[Name]) => void,
  ) => () => void
}

export function makeEmitter<Events>(): Emitter<Events> {
  const hearers = new Map<keyof Events, Set<(said: never) => void>>()
  return {
    emit(name, said) {
      for (const hear of hearers.get(name) ?? []) hear(said as never)
    },
    on(name, hear) {
      const all = hearers.get(name) ?? new Set()
      hearers.set(name, all.add(hear))
      return () => all.delete(hear)
    },
  }
}
