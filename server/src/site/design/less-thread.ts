import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'
import { answerJobs } from '../../ground/jobs/answer-jobs.ts'
import { compileTolerantly, type LessJob, type RenderLess } from './compile-tolerantly.ts'

/** What of the compiler is used here; its types name a browser's. */
type Less = {
  readonly FileManager: new () => object
  readonly tree: { readonly Anonymous: new (text: string) => unknown }
  render(source: string, options: object): Promise<{ readonly css: string }>
}
type Manager = { addFileManager(manager: object): void }
type Functions = { add(name: string, perform: () => unknown): void }

// it looks for files of its own, so it is loaded from where it lies
const { lessPath } = workerData as { lessPath: string }
const less = createRequire(lessPath)(lessPath) as Less

/** Refuses whatever a stylesheet would read: imports, plug-ins, files made into data addresses. */
class NoFiles extends less.FileManager {
  supports(): boolean {
    return true
  }
  supportsSync(): boolean {
    return true
  }
  loadFile(): Promise<never> {
    return Promise.reject(new Error('files cannot be imported'))
  }
  loadFileSync(): { error: Error } {
    return { error: new Error('files cannot be imported') }
  }
}

const closed = {
  install(instance: Less, manager: Manager, functions: Functions) {
    manager.addFileManager(new NoFiles())
    const nothing = () => new instance.tree.Anonymous('none')
    for (const name of ['data-uri', 'image-size', 'image-width', 'image-height']) {
      functions.add(name, nothing)
    }
  },
}

const options = {
  math: 'always',
  javascriptEnabled: false,
  disablePluginRule: true,
  plugins: [closed],
  paths: [],
  rewriteUrls: 'off',
}

const renderLess: RenderLess = async (source) => {
  try {
    return { css: (await less.render(source, options)).css }
  } catch (error) {
    const { message, index, line } = error as { message: unknown; index?: number; line?: number }
    return { error: { message: String(message), index: index ?? -1, line: line ?? 1 } }
  }
}

answerJobs((job: LessJob) => compileTolerantly(job, renderLess))
