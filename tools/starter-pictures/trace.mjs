import { met } from './shapes.mjs'
import { noise3 } from './noise.mjs'

/** What a ray found; three of them are enough for a path and are used again and again. */
function emptyHit() {
  return {
    t: 0,
    px: 0,
    py: 0,
    pz: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    fx: 0,
    fy: 0,
    fz: 0,
    material: null,
    id: '',
    own: [0, 0, 0],
    at: [0, 0, 0],
  }
}

/** Follows light through a scene: the window, the bulbs and one bounce off everything. */
export class Tracer {
  constructor(scene) {
    this.scene = scene
    this.shapes = scene.shapes
    this.materials = scene.materials
    this.primary = emptyHit()
    this.next = emptyHit()
    this.limit = scene.bounceLimit ?? 3
    this.lit = [0, 0, 0]
    this.litNext = [0, 0, 0]
    this.seen = [0, 0, 0]
    this.out = {
      albedo: [0, 0, 0],
      light: [0, 0, 0],
      lightOffPaint: [0, 0, 0],
      gloss: [0, 0, 0],
      normal: [0, 0, 0],
      paint: 0,
      depth: 0,
      material: '',
    }
  }

  nearest(into, ox, oy, oz, dx, dy, dz) {
    let best = Infinity
    for (let i = 0; i < this.shapes.length; i++) {
      const shape = this.shapes[i]
      if (shape.bounds !== null && misses(shape.bounds, ox, oy, oz, dx, dy, dz, best)) continue
      const t = shape.hit(ox, oy, oz, dx, dy, dz, best)
      if (!(t < best)) continue
      best = t
      into.nx = met.nx
      into.ny = met.ny
      into.nz = met.nz
      into.id = met.material
      into.own[0] = met.x
      into.own[1] = met.y
      into.own[2] = met.z
    }
    if (best === Infinity) return false
    this.#settle(into, best, ox, oy, oz, dx, dy, dz)
    return true
  }

  #settle(hit, t, ox, oy, oz, dx, dy, dz) {
    hit.t = t
    hit.px = hit.at[0] = ox + t * dx
    hit.py = hit.at[1] = oy + t * dy
    hit.pz = hit.at[2] = oz + t * dz
    const side = hit.nx * dx + hit.ny * dy + hit.nz * dz > 0 ? -1 : 1
    hit.fx = hit.nx *= side
    hit.fy = hit.ny *= side
    hit.fz = hit.nz *= side
    hit.material = this.materials[hit.id]
  }

  blocked(ox, oy, oz, dx, dy, dz, distance) {
    for (let i = 0; i < this.shapes.length; i++) {
      const shape = this.shapes[i]
      if (shape.unshadowed) continue
      if (shape.bounds !== null && misses(shape.bounds, ox, oy, oz, dx, dy, dz, distance)) continue
      if (shape.hit(ox, oy, oz, dx, dy, dz, distance) < distance) return true
    }
    return false
  }

  /** Light that falls on a place straight from the window and the bulbs. */
  direct(hit, u, v, u2, v2, into) {
    into[0] = into[1] = into[2] = 0
    const { window, bulbs } = this.scene
    if (window) this.#addWindow(window, hit, u, v, into)
    for (let i = 0; i < bulbs.length; i++) this.#addBulb(bulbs[i], hit, u2, v2, into)
  }

  #addWindow({ at, across, up, facing, area, color }, hit, u, v, into) {
    const a = u - 0.5
    const b = v - 0.5
    const px = at[0] + a * across[0] + b * up[0] - hit.px
    const py = at[1] + a * across[1] + b * up[1] - hit.py
    const pz = at[2] + a * across[2] + b * up[2] - hit.pz
    const far = Math.sqrt(px * px + py * py + pz * pz)
    const cosine = (px * hit.nx + py * hit.ny + pz * hit.nz) / far
    const leaving = -(px * facing[0] + py * facing[1] + pz * facing[2]) / far
    if (cosine <= 0 || leaving <= 0) return
    if (this.#shadowed(hit, px / far, py / far, pz / far, far - 0.5)) return
    const weight = (cosine * leaving * area) / (far * far * Math.PI)
    for (let k = 0; k < 3; k++) into[k] += color[k] * weight
  }

  #addBulb({ at, radius, color }, hit, u, v, into) {
    const height = 2 * v - 1
    const ring = Math.sqrt(1 - height * height) * radius * 0.98
    const px = at[0] + ring * Math.cos(6.2832 * u) - hit.px
    const py = at[1] + height * radius * 0.98 - hit.py
    const pz = at[2] + ring * Math.sin(6.2832 * u) - hit.pz
    const far2 = px * px + py * py + pz * pz
    const far = Math.sqrt(far2)
    const cosine = (px * hit.nx + py * hit.ny + pz * hit.nz) / far
    if (cosine <= 0) return
    if (this.#shadowed(hit, px / far, py / far, pz / far, far - 0.2)) return
    const weight = (cosine * radius * radius) / Math.max(far2, radius * 4)
    for (let k = 0; k < 3; k++) into[k] += color[k] * weight
  }

  #shadowed(hit, dx, dy, dz, distance) {
    const x = hit.px + hit.fx * 0.02
    const y = hit.py + hit.fy * 0.02
    const z = hit.pz + hit.fz * 0.02
    return this.blocked(x, y, z, dx, dy, dz, distance)
  }

  /** One sample of a pixel, left in `out`. @param at evenly spread numbers by dimension */
  sample(from, d, at, random) {
    const { out, primary } = this
    clear(out)
    if (!this.nearest(primary, from[0], from[1], from[2], d[0], d[1], d[2])) {
      this.around(d[1], out.gloss)
      out.depth = 2000
      out.material = ''
      return
    }
    const { material } = primary
    out.depth = primary.t
    out.material = primary.id
    out.normal[0] = primary.fx
    out.normal[1] = primary.fy
    out.normal[2] = primary.fz
    if (material.emit) {
      for (let k = 0; k < 3; k++) out.gloss[k] = material.emit[k]
      return
    }
    if (material.glow) addGlow(primary, d, out.gloss)
    if (material.paint) out.paint = material.paint * (material.shade?.(primary) ?? 1)
    else
      copy(
        typeof material.albedo === 'function' ? material.albedo(primary) : material.albedo,
        out.albedo,
      )
    if (material.bump) bump(primary, material.bump, material.bumpScale ?? 1)
    this.direct(primary, at[2], at[3], at[4], at[5], this.lit)
    this.#bounce(at[6], at[7], random)
    if (material.gloss || material.metal) this.#mirror(d, at[8], at[9], random)
  }

  /** Light of one further surface, split by whether that surface is painted. */
  #bounce(u, v, random) {
    const { out, primary: hit, next, lit } = this
    const { deep } = this.scene.ambient
    for (let k = 0; k < 3; k++) out.light[k] = lit[k] + deep[k] * 0.2
    const [dx, dy, dz] = cosineDirection(hit, u, v)
    if (!this.#follow(hit, next, dx, dy, dz)) {
      this.around(dy, this.seen)
      for (let k = 0; k < 3; k++) out.light[k] += this.seen[k]
      return
    }
    const { material } = next
    if (material.emit) {
      if (material.glowLights) for (let k = 0; k < 3; k++) out.light[k] += material.emit[k]
      return
    }
    this.direct(next, random(), random(), random(), random(), this.litNext)
    const mean = material.paint ? 1 : meanOf(material)
    const target = material.paint ? out.lightOffPaint : out.light
    for (let k = 0; k < 3; k++) {
      const light = Math.min(this.litNext[k] + deep[k], this.limit)
      target[k] += light * (material.paint ? material.paint : mean[k])
    }
  }

  #follow(hit, into, dx, dy, dz) {
    const x = hit.px + hit.fx * 0.02
    const y = hit.py + hit.fy * 0.02
    const z = hit.pz + hit.fz * 0.02
    return this.nearest(into, x, y, z, dx, dy, dz)
  }

  #mirror(d, u, v, random) {
    const { out, primary: hit, seen } = this
    const { material } = hit
    const facing = -(d[0] * hit.nx + d[1] * hit.ny + d[2] * hit.nz)
    const rough = material.rough ?? 0.02
    const fresnel = (1 - Math.max(facing, 0)) ** 5 * Math.max(0, 1 - rough * 2.5) ** 2
    const height = 2 * v - 1
    const ring = Math.sqrt(1 - height * height) * rough
    const dx = d[0] + 2 * facing * hit.nx + ring * Math.cos(6.2832 * u)
    const dy = d[1] + 2 * facing * hit.ny + height * rough
    const dz = d[2] + 2 * facing * hit.nz + ring * Math.sin(6.2832 * u)
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    this.#radiance(hit, dx / length, dy / length, dz / length, random)
    for (let k = 0; k < 3; k++) {
      const base = material.metal ? material.metal[k] : material.gloss
      const share = base + (1 - base) * fresnel * (material.metal ? 0.6 : 0.85)
      out.gloss[k] += seen[k] * share
    }
  }

  #radiance(hit, dx, dy, dz, random) {
    const { seen, next } = this
    const met = this.#follow(hit, next, dx, dy, dz)
    if (this.#windowSeen(hit, dx, dy, dz, met ? next.t : Infinity)) return
    if (!met) {
      this.around(dy, seen)
      return
    }
    const { material } = next
    if (material.emit) {
      const dulled = (hit.material.rough ?? 0) > 0.1 ? 0.15 : 1
      for (let k = 0; k < 3; k++) seen[k] = material.emit[k] * dulled
      return
    }
    this.direct(next, random(), random(), random(), random(), this.litNext)
    const mean = material.paint ? grey : meanOf(material)
    const { deep } = this.scene.ambient
    const most = (hit.material.rough ?? 0) > 0.1 ? 1 : 3
    for (let k = 0; k < 3; k++) seen[k] = Math.min(this.litNext[k] + deep[k], most) * mean[k]
  }

  /** The window as a mirror sees it, with its bars. */
  #windowSeen(hit, dx, dy, dz, limit) {
    const { window } = this.scene
    if (!window) return false
    const { at, facing, across, up, color } = window
    const towards = dx * facing[0] + dy * facing[1] + dz * facing[2]
    if (towards >= 0) return false
    const rx = at[0] - hit.px
    const ry = at[1] - hit.py
    const rz = at[2] - hit.pz
    const t = (rx * facing[0] + ry * facing[1] + rz * facing[2]) / towards
    if (t <= 0 || t > limit) return false
    const x = t * dx - rx
    const y = t * dy - ry
    const z = t * dz - rz
    const u = (x * across[0] + y * across[1] + z * across[2]) / square(across)
    const v = (x * up[0] + y * up[1] + z * up[2]) / square(up)
    if (Math.abs(u) > 0.5 || Math.abs(v) > 0.5) return false
    const bar = Math.abs(u) < 0.02 || Math.abs(Math.abs(v) - 0.17) < 0.014
    for (let k = 0; k < 3; k++) this.seen[k] = bar ? 0.3 * window.seen : color[k] * window.seen
    return true
  }

  /** The dim room that is not part of the scene. */
  around(dy, into) {
    const { low, high } = this.scene.ambient
    const part = 0.5 + 0.5 * dy
    for (let k = 0; k < 3; k++) into[k] = low[k] + (high[k] - low[k]) * part
  }
}

/** What is red hot shines less at its edges. */
function addGlow({ material, nx, ny, nz }, d, into) {
  const facing = Math.abs(nx * d[0] + ny * d[1] + nz * d[2])
  for (let k = 0; k < 3; k++) into[k] += material.glow[k] * (0.35 + 0.65 * facing)
}

const grey = [0.3, 0.3, 0.3]

function clear(out) {
  for (let k = 0; k < 3; k++) {
    out.albedo[k] = out.light[k] = out.lightOffPaint[k] = out.gloss[k] = out.normal[k] = 0
  }
  out.paint = 0
}

function copy(from, into) {
  into[0] = from[0]
  into[1] = from[1]
  into[2] = from[2]
}

function square(v) {
  return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
}

/** A texture's overall color is enough for the light that it throws on others. */
function meanOf(material) {
  if (typeof material.albedo !== 'function') return material.albedo
  return material.mean ?? grey
}

/** Whether a ray passes a ball, or meets it only beyond `limit`. */
function misses(ball, ox, oy, oz, dx, dy, dz, limit) {
  const x = ball[0] - ox
  const y = ball[1] - oy
  const z = ball[2] - oz
  const along = x * dx + y * dy + z * dz
  const away2 = x * x + y * y + z * z - ball[3]
  if (away2 < 0) return false
  if (along < 0) return true
  const inside = along * along - away2
  return inside < 0 || along - Math.sqrt(inside) > limit
}

function bump(hit, strength, scale) {
  const x = hit.px * scale
  const y = hit.py * scale
  const z = hit.pz * scale
  const middle = noise3(x, y, z)
  hit.nx += (noise3(x + 0.3, y, z) - middle) * strength
  hit.ny += (noise3(x, y + 0.3, z) - middle) * strength
  hit.nz += (noise3(x, y, z + 0.3) - middle) * strength
  const length = Math.sqrt(hit.nx ** 2 + hit.ny ** 2 + hit.nz ** 2)
  hit.nx /= length
  hit.ny /= length
  hit.nz /= length
}

const towards = [0, 0, 0]
function cosineDirection(hit, u, v) {
  const height = 2 * v - 1
  const ring = Math.sqrt(Math.max(0, 1 - height * height))
  const x = hit.nx + ring * Math.cos(6.2832 * u)
  const y = hit.ny + height
  const z = hit.nz + ring * Math.sin(6.2832 * u)
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  towards[0] = x / length
  towards[1] = y / length
  towards[2] = z / length
  return towards
}
