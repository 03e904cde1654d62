import { parentPort } from 'node:worker_threads'

/** What a thread sends back for a job. */
export type JobAnswer<Output> = { readonly value: Output } | { readonly error: string }

/** Inside a thread: performs the jobs that `openThread` hands over, one after the other. */
export function answerJobs<Input, Output>(perform: (input: Input) => Output | Promise<Output>) {
  const answer = async (input: Input): Promise<JobAnswer<Output>> => {
    try {
      return { value: await perform(input) }
    } catch (error) {
      return { error: String(error) }
    }
  }
  parentPort?.on('message', (input: Input) => {
    void answer(input).then((done) => parentPort?.postMessage(done))
  })
}
