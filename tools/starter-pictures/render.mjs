import { met } from './shapes.mjs'
import { hash3, noise3, randomFrom } from './noise.mjs'

/**
 * Renders a scene into separate layers, so that one rendering gives every color of the same lamp:
 * picture = (albedo + coverage * paint) * (light + paint * lightOffPaint) + gloss.
 */
export function renderLayers(scene, width, height, samples, fromRow, toRow) {
  const tracer = makeTracer(scene)
  const camera = makeCamera(scene.camera, width, height)
  const rows = toRow - fromRow
  const layers = makeLayers(width * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < width; column++) {
      renderPixel(tracer, camera, layers, row * width + column, column, row + fromRow, samples)
    }
  }
  return layers
}

export function makeLayers(pixels) {
  const three = () => new Float32Array(pixels * 3)
  const one = () => new Float32Array(pixels)
  return {
    ...{ albedo: three(), light: three(), lightOffPaint: three(), gloss: three(), normal: three() },
    ...{ paint: one(), depth: one(), material: one() },
  }
}

function makeCamera({ from, to, fieldOfView, shift = [0, 0] }, width, height) {
  const forward = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const right = unit([-forward[2], 0, forward[0]])
  const up = cross(right, forward)
  const half = Math.tan((fieldOfView * Math.PI) / 360)
  return {
    from,
    /** The field of view is that of the height. */
    ray(x, y) {
      const sx = ((2 * (x - width / 2)) / height + shift[0]) * half
      const sy = ((-2 * (y - height / 2)) / height + shift[1]) * half
      return unit([0, 1, 2].map((k) => forward[k] + sx * right[k] + sy * up[k]))
    },
  }
}

function renderPixel(tracer, camera, layers, index, x, y, samples) {
  const random = randomFrom(Math.floor(hash3(x, y, 7) * 4294967295))
  const offset = Array.from({ length: 12 }, random)
  const share = 1 / samples
  const out = tracer.out
  for (let s = 0; s < samples; s++) {
    const at = (k) => (offset[k] + s * golden[k]) % 1
    const direction = camera.ray(x + at(0), y + at(1))
    tracer.sample(camera.from, direction, at, s, random)
    layers.paint[index] += out.paint * share
    layers.depth[index] += Math.min(out.depth, 2000) * share
    if (s === 0) layers.material[index] = out.material
    for (let k = 0; k < 3; k++) {
      const at3 = index * 3 + k
      layers.albedo[at3] += out.albedo[k] * share
      layers.light[at3] += out.light[k] * share
      layers.lightOffPaint[at3] += out.lightOffPaint[k] * share
      layers.gloss[at3] += Math.min(out.gloss[k], 6) * share
      layers.normal[at3] += out.normal[k] * share
    }
  }
}

/** Steps of a sequence that covers each dimension evenly, one prime root per dimension. */
const golden = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].map((prime) => Math.sqrt(prime) % 1)

function makeTracer(scene) {
  const { shapes, materials, bulbs, window, ambient } = scene
  const out = {
    ...{ albedo: [0, 0, 0], light: [0, 0, 0], lightOffPaint: [0, 0, 0], gloss: [0, 0, 0] },
    ...{ normal: [0, 0, 0], paint: 0, depth: 0, material: 0 },
  }

  function nearestHit(o, d, limit = Infinity) {
    let best = limit
    let saved = null
    for (const shape of shapes) {
      const t = shape.hit(o, d, best)
      if (t < best) {
        best = t
        saved = { ...met }
      }
    }
    return saved === null ? null : surfaceAt(o, d, best, saved)
  }

  function surfaceAt(o, d, t, hit) {
    const facing = hit.nx * d[0] + hit.ny * d[1] + hit.nz * d[2] > 0 ? -1 : 1
    const material = materials[hit.material]
    const at = [o[0] + t * d[0], o[1] + t * d[1], o[2] + t * d[2]]
    const normal = [hit.nx * facing, hit.ny * facing, hit.nz * facing]
    const flat = [...normal]
    if (material.bump) bumpNormal(normal, at, material.bump, material.bumpScale ?? 1)
    return { t, at, normal, flat, material, id: hit.material, own: [hit.x, hit.y, hit.z] }
  }

  function blocked(o, d, distance) {
    for (const shape of shapes) {
      if (shape.unshadowed) continue
      if (shape.hit(o, d, distance) < distance) return true
    }
    return false
  }

  /** Light that falls on a place straight from the window and the bulbs. */
  function directLight(at, normal, u, v, u2, v2, into) {
    into[0] = into[1] = into[2] = 0
    if (window) addWindow(at, normal, u, v, into)
    for (const bulb of bulbs) addBulb(bulb, at, normal, u2, v2, into)
    return into
  }

  function addWindow(at, normal, u, v, into) {
    const px = window.at[0] + (u - 0.5) * window.across[0] + (v - 0.5) * window.up[0] - at[0]
    const py = window.at[1] + (u - 0.5) * window.across[1] + (v - 0.5) * window.up[1] - at[1]
    const pz = window.at[2] + (u - 0.5) * window.across[2] + (v - 0.5) * window.up[2] - at[2]
    const far = Math.hypot(px, py, pz)
    const d = [px / far, py / far, pz / far]
    const cosine = d[0] * normal[0] + d[1] * normal[1] + d[2] * normal[2]
    const leaving = -(d[0] * window.facing[0] + d[1] * window.facing[1] + d[2] * window.facing[2])
    if (cosine <= 0 || leaving <= 0) return
    const weight = (cosine * leaving * window.area) / (far * far * Math.PI)
    if (blocked(lifted(at, normal), d, far - 0.5)) return
    for (let k = 0; k < 3; k++) into[k] += window.color[k] * weight
  }

  function addBulb(bulb, at, normal, u, v, into) {
    const theta = 2 * Math.PI * u
    const z = 2 * v - 1
    const ring = Math.sqrt(1 - z * z) * bulb.radius * 0.98
    const px = bulb.at[0] + ring * Math.cos(theta) - at[0]
    const py = bulb.at[1] + z * bulb.radius * 0.98 - at[1]
    const pz = bulb.at[2] + ring * Math.sin(theta) - at[2]
    const far = Math.hypot(px, py, pz)
    const d = [px / far, py / far, pz / far]
    const cosine = d[0] * normal[0] + d[1] * normal[1] + d[2] * normal[2]
    if (cosine <= 0) return
    if (blocked(lifted(at, normal), d, far - 0.2)) return
    const weight = (cosine * bulb.radius * bulb.radius) / Math.max(far * far, bulb.radius * 2)
    for (let k = 0; k < 3; k++) into[k] += bulb.color[k] * weight
  }

  function around(d) {
    const height = 0.5 + 0.5 * d[1]
    return ambient.low.map((low, k) => low + (ambient.high[k] - low) * height)
  }

  const direct = [0, 0, 0]
  const second = [0, 0, 0]

  /** Light of one further surface towards a place, split by whether that surface is painted. */
  function bounced(surface, at, normal, sample, random) {
    const d = cosineDirection(normal, sample(6), sample(7))
    const next = nearestHit(lifted(at, normal), d)
    if (next === null) return { plain: around(d), painted: null }
    const { material } = next
    if (material.emit)
      return { plain: material.glowLights ? material.emit : [0, 0, 0], painted: null }
    directLight(next.at, next.flat, random(), random(), random(), random(), second)
    const light = second.map((value, k) => value + ambient.deep[k])
    const albedo = albedoOf(next)
    return {
      plain: light.map((value, k) => value * albedo[k]),
      painted: material.paint ? light.map((value) => value * material.paint) : null,
    }
  }

  function glossAt(surface, direction, sample, random, into) {
    const { material, at, normal } = surface
    const facing = -(direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2])
    const fresnel = (1 - Math.max(facing, 0)) ** 5
    const mirror = direction.map((value, k) => value + 2 * facing * normal[k])
    const rough = material.rough ?? 0.02
    const jitter = rough > 0.005 ? spherePoint(sample(8), sample(9)) : [0, 0, 0]
    const d = unit(mirror.map((value, k) => value + jitter[k] * rough))
    const seen = radianceAlong(lifted(at, surface.flat), d, random)
    for (let k = 0; k < 3; k++) {
      const base = material.metal ? material.metal[k] : material.gloss
      into[k] += seen[k] * (base + (1 - base) * fresnel * (material.metal ? 0.6 : 0.85))
    }
  }

  function radianceAlong(o, d, random) {
    const next = nearestHit(o, d)
    const limit = next === null ? Infinity : next.t
    const pane = window ? windowSeen(o, d, limit) : null
    if (pane !== null) return pane
    if (next === null) return around(d)
    if (next.material.emit) return next.material.emit
    directLight(next.at, next.flat, random(), random(), random(), random(), second)
    const albedo = albedoOf(next)
    const tint = next.material.paint ? next.material.paint * 0.25 : 0
    return second.map((value, k) => (value + ambient.deep[k]) * (albedo[k] + tint))
  }

  /** The window as a mirror sees it, with its bars. */
  function windowSeen(o, d, limit) {
    const facing = d[0] * window.facing[0] + d[1] * window.facing[1] + d[2] * window.facing[2]
    if (facing >= 0) return null
    const r = [window.at[0] - o[0], window.at[1] - o[1], window.at[2] - o[2]]
    const t = dot(r, window.facing) / facing
    if (t <= 0 || t > limit) return null
    const p = [0, 1, 2].map((k) => o[k] + t * d[k] - window.at[k])
    const u = dot(p, window.across) / dot(window.across, window.across)
    const v = dot(p, window.up) / dot(window.up, window.up)
    if (Math.abs(u) > 0.5 || Math.abs(v) > 0.5) return null
    const bar = Math.abs(u) < 0.02 || Math.abs(Math.abs(v) - 0.17) < 0.014
    return bar ? [0.3, 0.3, 0.3] : window.color.map((value) => value * window.seen)
  }

  function sample(o, d, at, index, random) {
    const surface = nearestHit(o, d)
    clear(out)
    if (surface === null) {
      out.gloss = around(d)
      out.depth = 2000
      out.material = -1
      return
    }
    const { material, normal } = surface
    out.depth = surface.t
    out.material = surface.id
    out.normal = surface.flat
    if (material.emit) {
      out.gloss = material.emitAt ? material.emitAt(surface) : [...material.emit]
      return
    }
    out.albedo = albedoOf(surface)
    out.paint = material.paint ? material.paint * (material.shade?.(surface) ?? 1) : 0
    directLight(surface.at, normal, at(2), at(3), at(4), at(5), direct)
    const further = bounced(surface, surface.at, normal, at, random)
    for (let k = 0; k < 3; k++) {
      out.light[k] = direct[k] + further.plain[k] + ambient.deep[k] * 0.2
      out.lightOffPaint[k] = further.painted ? further.painted[k] : 0
      out.gloss[k] = 0
    }
    if (material.gloss || material.metal) glossAt(surface, d, at, random, out.gloss)
  }

  return { sample, out }
}

function clear(out) {
  out.albedo = [0, 0, 0]
  out.light = [0, 0, 0]
  out.lightOffPaint = [0, 0, 0]
  out.gloss = [0, 0, 0]
  out.normal = [0, 0, 0]
  out.paint = 0
}

function albedoOf(surface) {
  const { material } = surface
  if (material.paint) return [0, 0, 0]
  return typeof material.albedo === 'function' ? material.albedo(surface) : material.albedo
}

function bumpNormal(normal, at, strength, scale) {
  const [x, y, z] = at.map((value) => value * scale)
  const middle = noise3(x, y, z)
  normal[0] += (noise3(x + 0.3, y, z) - middle) * strength
  normal[1] += (noise3(x, y + 0.3, z) - middle) * strength
  normal[2] += (noise3(x, y, z + 0.3) - middle) * strength
  const length = Math.hypot(...normal)
  for (let k = 0; k < 3; k++) normal[k] /= length
}

function lifted(at, normal) {
  return [at[0] + normal[0] * 0.02, at[1] + normal[1] * 0.02, at[2] + normal[2] * 0.02]
}

function cosineDirection(normal, u, v) {
  const point = spherePoint(u, v)
  return unit([normal[0] + point[0], normal[1] + point[1], normal[2] + point[2]])
}

function spherePoint(u, v) {
  const z = 2 * v - 1
  const ring = Math.sqrt(Math.max(0, 1 - z * z))
  return [ring * Math.cos(2 * Math.PI * u), z, ring * Math.sin(2 * Math.PI * u)]
}

function unit(v) {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
