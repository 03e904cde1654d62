/**
 * Shapes that a ray can meet. `hit(o, d, nearest)` answers the distance along the ray, or Infinity,
 * and leaves the normal, the material and the place in the shape's own space in `met`.
 */

export const met = { nx: 0, ny: 0, nz: 0, material: 0, x: 0, y: 0, z: 0 }

const tiny = 1e-4

/** A turned body round the upright axis. @param profile [radius, height] points @param materials one per segment */
export function revolve({ profile, materials, at = [0, 0, 0], turn = null }) {
  const segments = segmentsOf(profile, materials)
  let reach = 0
  let low = Infinity
  let high = -Infinity
  for (const [r, y] of profile) {
    low = Math.min(low, y)
    high = Math.max(high, y)
    reach = Math.max(reach, r)
  }
  const middle = (low + high) / 2
  const radius2 = reach * reach + ((high - low) / 2) ** 2
  const local = toLocal(at, turn)
  return {
    hit(o, d, nearest) {
      const [ox, oy, oz, dx, dy, dz] = local.ray(o, d)
      const my = oy - middle
      const along = ox * dx + my * dy + oz * dz
      const away2 = ox * ox + my * my + oz * oz - radius2
      if (away2 > 0 && (along > 0 || along * along < away2)) return Infinity
      return hitSegments(segments, ox, oy, oz, dx, dy, dz, nearest, local)
    },
  }
}

function segmentsOf(profile, materials) {
  const normals = profile.slice(1).map(([r, y], i) => {
    const [r0, y0] = profile[i]
    const length = Math.hypot(r - r0, y - y0) || 1
    return [(y - y0) / length, -(r - r0) / length]
  })
  return normals.map((normal, i) => {
    const [r0, y0] = profile[i]
    const [r1, y1] = profile[i + 1]
    return {
      ...{ r0, y0, r1, y1, low: Math.min(y0, y1), high: Math.max(y0, y1) },
      flat: Math.abs(y1 - y0) < tiny,
      slope: (r1 - r0) / (y1 - y0 || 1),
      n0: blend(normals[i - 1], normal),
      n1: blend(normals[i + 1], normal),
      material: Array.isArray(materials) ? materials[i] : materials,
    }
  })
}

/** Neighbouring normals melt into each other, unless the edge between them is sharp. */
function blend(other, own) {
  if (other === undefined || other[0] * own[0] + other[1] * own[1] < 0.75) return own
  const x = other[0] + own[0]
  const y = other[1] + own[1]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

function hitSegments(segments, ox, oy, oz, dx, dy, dz, nearest, local) {
  let best = nearest
  let found = null
  let part = 0
  const flatA = dx * dx + dz * dz
  const flatB = ox * dx + oz * dz
  const flatC = ox * ox + oz * oz
  for (const s of segments) {
    if (s.flat) {
      const t = (s.y0 - oy) / dy
      if (!(t > 1e-3 && t < best)) continue
      const r = Math.hypot(ox + t * dx, oz + t * dz)
      const from = Math.min(s.r0, s.r1)
      const to = Math.max(s.r0, s.r1)
      if (r < from || r > to) continue
      best = t
      found = s
      part = (r - s.r0) / (s.r1 - s.r0)
      continue
    }
    const k = s.slope
    const R = s.r0 + k * (oy - s.y0)
    const a = flatA - k * k * dy * dy
    const b = flatB - k * dy * R
    const c = flatC - R * R
    const root2 = b * b - a * c
    if (root2 < 0) continue
    const root = Math.sqrt(root2)
    for (let side = -1; side <= 1; side += 2) {
      const t = (-b + side * root) / a
      if (!(t > 1e-3 && t < best)) continue
      const y = oy + t * dy
      if (y < s.low || y > s.high || R + k * dy * t < 0) continue
      best = t
      found = s
      part = (y - s.y0) / (s.y1 - s.y0)
    }
  }
  if (found === null) return Infinity
  const x = ox + best * dx
  const z = oz + best * dz
  const r = Math.hypot(x, z) || tiny
  const nr = found.n0[0] + (found.n1[0] - found.n0[0]) * part
  const ny = found.n0[1] + (found.n1[1] - found.n0[1]) * part
  local.leave((nr * x) / r, ny, (nr * z) / r, x, oy + best * dy, z, found.material)
  return best
}

/** Moves rays into a shape's own space and normals back out of it. `turn` is a 3 x 3 matrix. */
function toLocal(at, turn) {
  const [ax, ay, az] = at
  const ray = new Float64Array(6)
  const leaveAs = (nx, ny, nz, x, y, z, material) => {
    const length = Math.hypot(nx, ny, nz) || 1
    met.nx = nx / length
    met.ny = ny / length
    met.nz = nz / length
    met.x = x
    met.y = y
    met.z = z
    met.material = material
  }
  if (turn === null) {
    return {
      ray(o, d) {
        ray[0] = o[0] - ax
        ray[1] = o[1] - ay
        ray[2] = o[2] - az
        ray[3] = d[0]
        ray[4] = d[1]
        ray[5] = d[2]
        return ray
      },
      leave: leaveAs,
    }
  }
  const [a, b, c, d1, e, f, g, h, i] = turn
  return {
    ray(o, d) {
      const x = o[0] - ax
      const y = o[1] - ay
      const z = o[2] - az
      ray[0] = a * x + d1 * y + g * z
      ray[1] = b * x + e * y + h * z
      ray[2] = c * x + f * y + i * z
      ray[3] = a * d[0] + d1 * d[1] + g * d[2]
      ray[4] = b * d[0] + e * d[1] + h * d[2]
      ray[5] = c * d[0] + f * d[1] + i * d[2]
      return ray
    },
    leave(nx, ny, nz, x, y, z, material) {
      leaveAs(
        a * nx + b * ny + c * nz,
        d1 * nx + e * ny + f * nz,
        g * nx + h * ny + i * nz,
        ...[x, y, z, material],
      )
    },
  }
}

/** Turns by degrees round x, then y, then z. */
export function turned(degreesX, degreesY = 0, degreesZ = 0) {
  const [x, y, z] = [degreesX, degreesY, degreesZ].map((one) => (one * Math.PI) / 180)
  const [cx, sx, cy, sy, cz, sz] = [x, y, z].flatMap((one) => [Math.cos(one), Math.sin(one)])
  return [
    ...[cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    ...[sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    ...[-sy, cy * sx, cy * cx],
  ]
}

export function box({ size, at = [0, 0, 0], turn = null, material }) {
  const [hx, hy, hz] = size.map((one) => one / 2)
  const local = toLocal(at, turn)
  return {
    hit(o, d, nearest) {
      const [ox, oy, oz, dx, dy, dz] = local.ray(o, d)
      let enter = -Infinity
      let leave = Infinity
      let axisIn = 0
      let axisOut = 0
      for (let axis = 0; axis < 3; axis++) {
        const [p, v, half] = axis === 0 ? [ox, dx, hx] : axis === 1 ? [oy, dy, hy] : [oz, dz, hz]
        const t0 = (-Math.sign(v || 1) * half - p) / (v || 1e-12)
        const t1 = (Math.sign(v || 1) * half - p) / (v || 1e-12)
        if (t0 > enter) {
          enter = t0
          axisIn = axis
        }
        if (t1 < leave) {
          leave = t1
          axisOut = axis
        }
      }
      if (enter > leave) return Infinity
      const inside = enter < 1e-3
      const t = inside ? leave : enter
      if (!(t > 1e-3 && t < nearest)) return Infinity
      const axis = inside ? axisOut : axisIn
      const v = axis === 0 ? dx : axis === 1 ? dy : dz
      const sign = -Math.sign(v)
      const place = [ox + t * dx, oy + t * dy, oz + t * dz]
      const normal = [0, 0, 0]
      normal[axis] = sign
      local.leave(...normal, ...place, material)
      return t
    },
  }
}

export function sphere({ at, radius, material }) {
  return {
    at,
    radius,
    hit(o, d, nearest) {
      const x = o[0] - at[0]
      const y = o[1] - at[1]
      const z = o[2] - at[2]
      const b = x * d[0] + y * d[1] + z * d[2]
      const root2 = b * b - (x * x + y * y + z * z - radius * radius)
      if (root2 < 0) return Infinity
      const root = Math.sqrt(root2)
      const t = -b - root > 1e-3 ? -b - root : -b + root
      if (!(t > 1e-3 && t < nearest)) return Infinity
      met.x = x + t * d[0]
      met.y = y + t * d[1]
      met.z = z + t * d[2]
      met.nx = met.x / radius
      met.ny = met.y / radius
      met.nz = met.z / radius
      met.material = material
      return t
    },
  }
}

/** A bent round rod through points. */
export function rod({ points, radius, material }) {
  const parts = points.slice(1).map((end, i) => ({ a: points[i], b: end }))
  const centre = [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k], 0) / points.length)
  const reach =
    Math.max(...points.map((p) => Math.hypot(...p.map((v, k) => v - centre[k])))) + radius
  const capsules = parts.map(({ a, b }) => {
    const axis = b.map((v, k) => v - a[k])
    return { a, axis, length2: axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2 }
  })
  return {
    hit(o, d, nearest) {
      const x = o[0] - centre[0]
      const y = o[1] - centre[1]
      const z = o[2] - centre[2]
      const along = x * d[0] + y * d[1] + z * d[2]
      const away2 = x * x + y * y + z * z - reach * reach
      if (away2 > 0 && (along > 0 || along * along < away2)) return Infinity
      let best = Infinity
      for (const capsule of capsules) {
        best = Math.min(best, hitCapsule(capsule, radius, o, d, Math.min(nearest, best), material))
      }
      return best
    },
  }
}

function hitCapsule({ a, axis, length2 }, radius, o, d, nearest, material) {
  const px = o[0] - a[0]
  const py = o[1] - a[1]
  const pz = o[2] - a[2]
  const axisD = axis[0] * d[0] + axis[1] * d[1] + axis[2] * d[2]
  const axisP = axis[0] * px + axis[1] * py + axis[2] * pz
  const dp = px * d[0] + py * d[1] + pz * d[2]
  const pp = px * px + py * py + pz * pz
  const qa = length2 - axisD * axisD
  const qb = length2 * dp - axisP * axisD
  const qc = length2 * pp - axisP * axisP - radius * radius * length2
  const root2 = qb * qb - qa * qc
  if (root2 < 0 && qa > 1e-9) return Infinity
  let t = qa > 1e-9 ? (-qb - Math.sqrt(root2)) / qa : Infinity
  let part = (axisP + t * axisD) / length2
  if (!(part > 0 && part < 1)) {
    part = part > 0.5 ? 1 : 0
    const x = px - part * axis[0]
    const y = py - part * axis[1]
    const z = pz - part * axis[2]
    const b = x * d[0] + y * d[1] + z * d[2]
    const cap2 = b * b - (x * x + y * y + z * z - radius * radius)
    if (cap2 < 0) return Infinity
    t = -b - Math.sqrt(cap2)
  }
  if (!(t > 1e-3 && t < nearest)) return Infinity
  met.nx = (px + t * d[0] - part * axis[0]) / radius
  met.ny = (py + t * d[1] - part * axis[1]) / radius
  met.nz = (pz + t * d[2] - part * axis[2]) / radius
  met.x = part * Math.sqrt(length2)
  met.y = met.ny * radius
  met.z = met.nz * radius
  met.material = material
  return t
}

/** An endless plane facing `normal`, at `distance` along it. */
export function plane({ normal, distance, material }) {
  const [nx, ny, nz] = normal
  return {
    hit(o, d, nearest) {
      const facing = nx * d[0] + ny * d[1] + nz * d[2]
      const t = (distance - (nx * o[0] + ny * o[1] + nz * o[2])) / facing
      if (!(t > 1e-3 && t < nearest)) return Infinity
      met.nx = nx
      met.ny = ny
      met.nz = nz
      met.x = o[0] + t * d[0]
      met.y = o[1] + t * d[1]
      met.z = o[2] + t * d[2]
      met.material = material
      return t
    },
  }
}
