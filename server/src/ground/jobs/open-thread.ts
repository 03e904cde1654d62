import { Worker } from 'node:worker_threads'
import type { JobAnswer } from './answer-jobs.ts'

export type ThreadOptions = {
  /** Of a module that calls `answerJobs`, imported with `?thread`. */
  readonly source: string
  /** The thread's `workerData`. */
  readonly data?: unknown
  /** How long one job may take before it is given up, and the thread with it. */
  readonly timeLimitMs: number
  /** Of the thread's own heap. */
  readonly maxMemoryMb: number
}

export type Thread<Input, Output> = {
  /**
   * Performs a job when those before it are done.
   * @throws ThreadError
   */
  run(input: Input): Promise<Output>
}

/** A job took too long or too much memory, or failed; the message says which. */
export class ThreadError extends Error {}

/** A thread that nobody needs is ended, so that its memory comes back. */
const idleMs = 10_000

/**
 * A thread beside the server's, for work on what a stranger wrote: however long that takes, pages are
 * answered meanwhile. It starts with the first job, stays warm for those that follow, and is
 * replaced after a job that it did not survive.
 */
export function openThread<Input, Output>(options: ThreadOptions): Thread<Input, Output> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    const started = startWorker(options)
    // one that ends by itself while nothing is asked of it would never answer again
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
  const end = (): void => {
    void worker?.terminate()
    worker = undefined
  }
  const perform = async (input: Input): Promise<Output> => {
    clearTimeout(idle)
    // it may have ended, and be gone from here, by the time its answer is read
    const asked = (worker ??= start())
    asked.ref()
    try {
      const answer = await askWorker<Input, Output>(asked, input, options.timeLimitMs)
      // an idle thread keeps no process from ending
      asked.unref()
      idle = setTimeout(end, idleMs).unref()
      if ('error' in answer) throw new ThreadError(answer.error)
      return answer.value
    } catch (error) {
      if (!(error instanceof LostWorkerError)) throw error
      end()
      throw new ThreadError(error.message)
    }
  }
  return {
    run(input) {
      const turn = last.then(() => perform(input))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** The thread is gone or has to go. */
class LostWorkerError extends Error {}

function startWorker({ source, data, maxMemoryMb }: ThreadOptions): Worker {
  const worker = new Worker(source, {
    eval: true,
    workerData: data,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 16 },
  })
  // each job has a listener of its own; without any, an error would end the process
  worker.on('error', () => undefined)
  return worker
}

function askWorker<Input, Output>(
  worker: Worker,
  input: Input,
  timeLimitMs: number,
): Promise<JobAnswer<Output>> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', failed).off('exit', left)
    }
    const answered = (answer: JobAnswer<Output>): void => {
      finish()
      resolve(answer)
    }
    const lose = (message: string): void => {
      finish()
      reject(new LostWorkerError(message))
    }
    const failed = (error: Error): void => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      lose(isMemory ? 'took too much memory' : error.message)
    }
    const left = (): void => lose('ended before it was done')
    const timer = setTimeout(() => lose('took too long'), timeLimitMs)
    worker.on('message', answered).on('error', failed).on('exit', left)
    worker.postMessage(input)
  })
}
