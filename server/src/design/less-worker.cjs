// Runs beside the server's thread: one stylesheet at a time, without a way to files or addresses.
const { parentPort, workerData } = require('node:worker_threads')
const less = require(workerData.lessPath)

/** Refuses whatever a stylesheet would read: imports, plug-ins, files made into data addresses. */
class NoFiles extends less.FileManager {
  supports() {
    return true
  }
  supportsSync() {
    return true
  }
  loadFile() {
    return Promise.reject(new Error('files cannot be imported'))
  }
  loadFileSync() {
    return { error: new Error('files cannot be imported') }
  }
}

const closed = {
  install(instance, manager, functions) {
    manager.addFileManager(new NoFiles())
    const nothing = () => new instance.tree.Anonymous('none')
    for (const name of ['data-uri', 'image-size', 'image-width', 'image-height']) {
      functions.add(name, nothing)
    }
  },
}

parentPort.on('message', ({ id, source }) => {
  const options = {
    math: 'always',
    javascriptEnabled: false,
    disablePluginRule: true,
    plugins: [closed],
    paths: [],
    rewriteUrls: 'off',
  }
  less.render(source, options).then(
    ({ css }) => parentPort.postMessage({ id, css }),
    (error) =>
      parentPort.postMessage({
        id,
        error: { message: String(error.message), index: error.index, line: error.line },
      }),
  )
})
