/**
 * Draws the pictures of the Corrigan starter.
 * Usage: node tools/starter-pictures/generate.mjs [--scale 0.3] [--png] [--to FOLDER] [NAME...]
 */
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { pictures } from './pictures.mjs'
import { takePicture } from './take-picture.mjs'

const home = fileURLToPath(new URL('../../starter-sites/corrigan/pictures', import.meta.url))

async function work({ folder, options }) {
  parentPort.on('message', async (index) => {
    const begin = performance.now()
    await takePicture(pictures[index], folder, options)
    parentPort.postMessage({ index, seconds: (performance.now() - begin) / 1000 })
  })
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: 'string' }, png: { type: 'boolean' }, to: { type: 'string' } },
  })
  const folder = values.to ?? home
  await mkdir(folder, { recursive: true })
  await sharp(fileURLToPath(new URL('favicon.svg', import.meta.url)))
    .png()
    .toFile(`${folder}/favicon.png`)
  const options = { scale: Number(values.scale ?? 1), format: values.png ? 'png' : 'jpg' }
  const waiting = pictures.flatMap(({ files }, index) => {
    const names = Object.keys(files)
    const wanted = positionals.some((one) => names.some((name) => name.startsWith(one)))
    return positionals.length === 0 || wanted ? [index] : []
  })
  const hands = Math.min(waiting.length, availableParallelism())
  await Promise.all(Array.from({ length: hands }, () => runWorker(waiting, { folder, options })))
}

function runWorker(waiting, data) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data })
    const next = () => {
      const index = waiting.shift()
      if (index === undefined) void worker.terminate().then(resolve)
      else worker.postMessage(index)
    }
    worker.on('message', ({ index, seconds }) => {
      const names = Object.keys(pictures[index].files).join(', ')
      process.stdout.write(`${names}: ${seconds.toFixed(1)} s\n`)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

await (isMainThread ? main() : work(workerData))
