import { hash3, randomFrom } from './noise.mjs'
import { Tracer } from './trace.mjs'

/**
 * Renders a scene into separate layers, so that one rendering gives every color of the same lamp:
 * picture = (albedo + coverage * paint) * (light + paint * lightOffPaint) + gloss.
 */
export function renderLayers(scene, width, height, samples) {
  const tracer = new Tracer(scene)
  const camera = makeCamera(scene.camera, width, height)
  const layers = makeLayers(width * height)
  const ids = new Map()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      renderPixel(tracer, camera, layers, ids, y * width + x, x, y, samples)
    }
  }
  return layers
}

function makeLayers(pixels) {
  const three = () => new Float32Array(pixels * 3)
  const one = () => new Float32Array(pixels)
  return {
    albedo: three(),
    light: three(),
    lightOffPaint: three(),
    gloss: three(),
    normal: three(),
    paint: one(),
    depth: one(),
    material: one(),
  }
}

/** The field of view is that of the height, in degrees. */
function makeCamera({ from, to, fieldOfView }, width, height) {
  const forward = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const right = unit([-forward[2], 0, forward[0]])
  const up = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ]
  const half = Math.tan((fieldOfView * Math.PI) / 360)
  const ray = [0, 0, 0]
  return {
    from,
    aim(x, y) {
      const sx = ((2 * x - width) / height) * half
      const sy = (-(2 * y - height) / height) * half
      for (let k = 0; k < 3; k++) ray[k] = forward[k] + sx * right[k] + sy * up[k]
      const length = Math.hypot(ray[0], ray[1], ray[2])
      for (let k = 0; k < 3; k++) ray[k] /= length
      return ray
    },
  }
}

/** Steps of a sequence that covers each dimension evenly, one prime root per dimension. */
const golden = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].map((prime) => Math.sqrt(prime) % 1)
const spread = new Float64Array(10)
const offset = new Float64Array(10)

function renderPixel(tracer, camera, layers, ids, index, x, y, samples) {
  const random = randomFrom(Math.floor(hash3(x, y, 7) * 4294967295))
  for (let k = 0; k < 10; k++) offset[k] = random()
  const share = 1 / samples
  const { out } = tracer
  for (let s = 0; s < samples; s++) {
    for (let k = 0; k < 10; k++) spread[k] = (offset[k] + s * golden[k]) % 1
    tracer.sample(camera.from, camera.aim(x + spread[0], y + spread[1]), spread, random)
    layers.paint[index] += out.paint * share
    layers.depth[index] += out.depth * share
    if (s === 0) layers.material[index] = idOf(ids, out.material)
    for (let k = 0; k < 3; k++) {
      const at = index * 3 + k
      layers.albedo[at] += out.albedo[k] * share
      layers.light[at] += out.light[k] * share
      layers.lightOffPaint[at] += out.lightOffPaint[k] * share
      layers.gloss[at] += Math.min(out.gloss[k], 6) * share
      layers.normal[at] += out.normal[k] * share
    }
  }
}

function idOf(ids, name) {
  let id = ids.get(name)
  if (id === undefined) ids.set(name, (id = ids.size))
  return id
}

function unit(v) {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return v.map((value) => value / length)
}
