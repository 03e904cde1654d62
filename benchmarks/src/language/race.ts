import { median } from '../measure/ratio.ts'

/** A page in one of the ways to make it; what it returns is only looked at for its length. */
export type Racer = { readonly name: string; readonly run: (data: object) => string | Buffer }

/** Median milliseconds of each, and how often ours takes the time of it (median of the rounds). */
export type Raced = { readonly name: string; readonly ms: number; readonly ratio: number }

const warmUpMs = 400
/** A round takes each about this long, so that the clock is exact and a collection falls on all. */
const roundMs = 12
const rounds = 41

/**
 * Runs everybody turn by turn, each round in another order, so that a drift of the machine's speed
 * meets all. The data is in memory, as a page's data is once the database has answered.
 */
export function race(racers: readonly Racer[], data: object): Raced[] {
  const counts = racers.map((racer) => warmUp(racer, data))
  const times = racers.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < racers.length; turn++) {
      const place = (turn + round) % racers.length
      const racer = racers[place]
      if (racer !== undefined) times[place]?.push(time(racer, counts[place] ?? 1, data))
    }
  }
  const ours = times[0] ?? []
  return racers.map(({ name }, place) => ({
    name,
    ms: median(times[place] ?? []),
    ratio: median(ours.map((own, round) => own / (times[place]?.[round] ?? NaN))),
  }))
}

/** @returns how many renderings make a round */
function warmUp(racer: Racer, data: object): number {
  const begin = performance.now()
  let ms = Infinity
  do ms = Math.min(ms, time(racer, 4, data))
  while (performance.now() - begin < warmUpMs)
  return Math.max(1, Math.round(roundMs / ms))
}

let seen = 0

/** Milliseconds per rendering. */
function time({ name, run }: Racer, count: number, data: object): number {
  const begin = performance.now()
  for (let done = 0; done < count; done++) seen += run(data).length
  const end = performance.now()
  if (seen === 0) throw new Error(`${name} made nothing`)
  return (end - begin) / count
}
