/**
 * Shapes that a ray can meet. `hit(ox, oy, oz, dx, dy, dz, nearest)` answers the distance along the
 * ray, or Infinity, and leaves the normal, the material and the place in the shape's own space in
 * `met`. `bounds` is a ball round the shape ([x, y, z, radius squared]), or null when it is endless.
 */

export const met = { nx: 0, ny: 0, nz: 0, material: '', x: 0, y: 0, z: 0 }

const tiny = 1e-4
const upright = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** A turned body round the upright axis. @param profile [radius, height] points @param materials one per segment */
export function revolve({ profile, materials, at = [0, 0, 0], turn = upright }) {
  const heights = profile.map(([, y]) => y)
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2
  const reach2 = Math.max(...profile.map(([r, y]) => r * r + (y - middle) ** 2))
  const groups = groupsOf(segmentsOf(profile, materials))
  const [ax, ay, az] = at
  const [a, b, c, d, e, f, g, h, i] = turn ?? upright
  return {
    bounds: [ax + b * middle, ay + e * middle, az + h * middle, reach2],
    hit(ox, oy, oz, dx, dy, dz, nearest) {
      const px = ox - ax
      const py = oy - ay
      const pz = oz - az
      const t = hitGroups(
        groups,
        a * px + d * py + g * pz,
        b * px + e * py + h * pz,
        c * px + f * py + i * pz,
        a * dx + d * dy + g * dz,
        b * dx + e * dy + h * dz,
        c * dx + f * dy + i * dz,
        nearest,
      )
      if (t < nearest) turnNormal(a, b, c, d, e, f, g, h, i)
      return t
    },
  }
}

function turnNormal(a, b, c, d, e, f, g, h, i) {
  const { nx, ny, nz } = met
  met.nx = a * nx + b * ny + c * nz
  met.ny = d * nx + e * ny + f * nz
  met.nz = g * nx + h * ny + i * nz
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
    const [n0r, n0y] = blend(normals[i - 1], normal)
    const [n1r, n1y] = blend(normals[i + 1], normal)
    return {
      r0,
      y0,
      r1,
      y1,
      low: Math.min(y0, y1),
      high: Math.max(y0, y1),
      n0r,
      n0y,
      n1r,
      n1y,
      flat: Math.abs(y1 - y0) < tiny,
      slope: (r1 - r0) / (y1 - y0 || 1),
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

const perGroup = 6

/** Neighbouring segments in groups, each with the ring of space that it fills. */
function groupsOf(segments) {
  const groups = []
  for (let from = 0; from < segments.length; from += perGroup) {
    const own = segments.slice(from, from + perGroup)
    const radii = own.flatMap(({ r0, r1 }) => [r0, r1])
    groups.push({
      segments: own,
      low: Math.min(...own.map((one) => one.low)) - tiny,
      high: Math.max(...own.map((one) => one.high)) + tiny,
      inner2: Math.max(0, Math.min(...radii) - 0.02) ** 2,
      outer2: (Math.max(...radii) + 0.02) ** 2,
    })
  }
  return groups
}

let foundSegment = null

function hitGroups(groups, ox, oy, oz, dx, dy, dz, nearest) {
  let best = nearest
  const flatA = dx * dx + dz * dz
  const flatB = ox * dx + oz * dz
  const flatC = ox * ox + oz * oz
  const closest = flatA > 1e-12 ? -flatB / flatA : 0
  foundSegment = null
  for (let n = 0; n < groups.length; n++) {
    const group = groups[n]
    let from = 0
    let to = best
    if (dy > 1e-9 || dy < -1e-9) {
      const t0 = (group.low - oy) / dy
      const t1 = (group.high - oy) / dy
      from = Math.max(0, t0 < t1 ? t0 : t1)
      to = Math.min(best, t0 < t1 ? t1 : t0)
    } else if (oy < group.low || oy > group.high) continue
    if (from > to) continue
    const nearT = closest < from ? from : closest > to ? to : closest
    if (flatC + nearT * (2 * flatB + nearT * flatA) > group.outer2) continue
    if (group.inner2 > 0 && to < 1e9) {
      const atFrom = flatC + from * (2 * flatB + from * flatA)
      const atTo = flatC + to * (2 * flatB + to * flatA)
      if (atFrom < group.inner2 && atTo < group.inner2) continue
    }
    best = hitSegments(group.segments, ox, oy, oz, dx, dy, dz, best, flatA, flatB, flatC)
  }
  if (foundSegment === null) return Infinity
  leaveTurned(foundSegment, ox + best * dx, oy + best * dy, oz + best * dz)
  return best
}

function hitSegments(segments, ox, oy, oz, dx, dy, dz, nearest, flatA, flatB, flatC) {
  let best = nearest
  for (let n = 0; n < segments.length; n++) {
    const s = segments[n]
    if (s.flat) {
      const t = (s.y0 - oy) / dy
      if (!(t > 1e-3 && t < best)) continue
      const r2 = flatC + 2 * t * flatB + t * t * flatA
      const from = s.r0 < s.r1 ? s.r0 : s.r1
      const to = s.r0 < s.r1 ? s.r1 : s.r0
      if (r2 < from * from || r2 > to * to) continue
      best = t
      foundSegment = s
      continue
    }
    const k = s.slope
    const R = s.r0 + k * (oy - s.y0)
    const a = flatA - k * k * dy * dy
    const b = flatB - k * dy * R
    const root2 = b * b - a * (flatC - R * R)
    if (root2 < 0) continue
    const root = Math.sqrt(root2)
    for (let side = -1; side <= 1; side += 2) {
      const t = (side * root - b) / a
      if (!(t > 1e-3 && t < best)) continue
      const y = oy + t * dy
      if (y < s.low || y > s.high || R + k * dy * t < 0) continue
      best = t
      foundSegment = s
    }
  }
  return best
}

function leaveTurned(s, x, y, z) {
  const r = Math.sqrt(x * x + z * z) || tiny
  const part = s.flat ? (r - s.r0) / (s.r1 - s.r0) : (y - s.y0) / (s.y1 - s.y0)
  const nr = s.n0r + (s.n1r - s.n0r) * part
  const ny = s.n0y + (s.n1y - s.n0y) * part
  const length = Math.sqrt(nr * nr + ny * ny) || 1
  met.nx = (nr * x) / (r * length)
  met.ny = ny / length
  met.nz = (nr * z) / (r * length)
  met.x = x
  met.y = y
  met.z = z
  met.material = s.material
}

/** Turns by degrees round x, then y, then z. */
export function turned(degreesX, degreesY = 0, degreesZ = 0) {
  const [x, y, z] = [degreesX, degreesY, degreesZ].map((one) => (one * Math.PI) / 180)
  const [cx, sx, cy, sy, cz, sz] = [x, y, z].flatMap((one) => [Math.cos(one), Math.sin(one)])
  return [
    cz * cy,
    cz * sy * sx - sz * cx,
    cz * sy * cx + sz * sx,
    sz * cy,
    sz * sy * sx + cz * cx,
    sz * sy * cx - cz * sx,
    -sy,
    cy * sx,
    cy * cx,
  ]
}

export function box({ size, at = [0, 0, 0], turn = upright, material }) {
  const [hx, hy, hz] = size.map((one) => one / 2)
  const [ax, ay, az] = at
  const [a, b, c, d, e, f, g, h, i] = turn
  return {
    bounds: [ax, ay, az, hx * hx + hy * hy + hz * hz],
    hit(px, py, pz, vx, vy, vz, nearest) {
      const ox = a * (px - ax) + d * (py - ay) + g * (pz - az)
      const oy = b * (px - ax) + e * (py - ay) + h * (pz - az)
      const oz = c * (px - ax) + f * (py - ay) + i * (pz - az)
      const dx = a * vx + d * vy + g * vz || 1e-12
      const dy = b * vx + e * vy + h * vz || 1e-12
      const dz = c * vx + f * vy + i * vz || 1e-12
      const tx = (dx > 0 ? -hx - ox : hx - ox) / dx
      const ty = (dy > 0 ? -hy - oy : hy - oy) / dy
      const tz = (dz > 0 ? -hz - oz : hz - oz) / dz
      const leave = Math.min(
        tx + (2 * hx) / Math.abs(dx),
        ty + (2 * hy) / Math.abs(dy),
        tz + (2 * hz) / Math.abs(dz),
      )
      const t = Math.max(tx, ty, tz)
      if (!(t > 1e-3 && t < nearest && t <= leave)) return Infinity
      met.nx = t === tx ? -Math.sign(dx) : 0
      met.ny = t === ty && t !== tx ? -Math.sign(dy) : 0
      met.nz = t === tz && t !== tx && t !== ty ? -Math.sign(dz) : 0
      met.x = ox + t * dx
      met.y = oy + t * dy
      met.z = oz + t * dz
      met.material = material
      turnNormal(a, b, c, d, e, f, g, h, i)
      return t
    },
  }
}

export function sphere({ at, radius, material }) {
  const [ax, ay, az] = at
  return {
    bounds: [ax, ay, az, radius * radius],
    hit(ox, oy, oz, dx, dy, dz, nearest) {
      const x = ox - ax
      const y = oy - ay
      const z = oz - az
      const b = x * dx + y * dy + z * dz
      const root2 = b * b - (x * x + y * y + z * z - radius * radius)
      if (root2 < 0) return Infinity
      const root = Math.sqrt(root2)
      const t = -b - root > 1e-3 ? -b - root : -b + root
      if (!(t > 1e-3 && t < nearest)) return Infinity
      met.x = x + t * dx
      met.y = y + t * dy
      met.z = z + t * dz
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
  const centre = [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k], 0) / points.length)
  const reach = Math.max(...points.map((p) => Math.hypot(...p.map((v, k) => v - centre[k]))))
  let run = 0
  const capsules = points.slice(1).map((end, n) => {
    const start = points[n]
    const axis = end.map((v, k) => v - start[k])
    const length2 = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2
    const capsule = { start, axis, length2, run, radius, material }
    run += Math.sqrt(length2)
    return capsule
  })
  return {
    bounds: [...centre, (reach + radius) ** 2],
    hit(ox, oy, oz, dx, dy, dz, nearest) {
      let best = nearest
      let any = Infinity
      for (let n = 0; n < capsules.length; n++) {
        const t = hitCapsule(capsules[n], ox, oy, oz, dx, dy, dz, best)
        if (t < best) any = best = t
      }
      return any
    },
  }
}

function hitCapsule(
  { start, axis, length2, run, radius, material },
  ox,
  oy,
  oz,
  dx,
  dy,
  dz,
  nearest,
) {
  const px = ox - start[0]
  const py = oy - start[1]
  const pz = oz - start[2]
  const axisD = axis[0] * dx + axis[1] * dy + axis[2] * dz
  const axisP = axis[0] * px + axis[1] * py + axis[2] * pz
  const dp = px * dx + py * dy + pz * dz
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
    const b = x * dx + y * dy + z * dz
    const cap2 = b * b - (x * x + y * y + z * z - radius * radius)
    if (cap2 < 0) return Infinity
    t = -b - Math.sqrt(cap2)
  }
  if (!(t > 1e-3 && t < nearest)) return Infinity
  met.nx = (px + t * dx - part * axis[0]) / radius
  met.ny = (py + t * dy - part * axis[1]) / radius
  met.nz = (pz + t * dz - part * axis[2]) / radius
  met.x = run + part * Math.sqrt(length2)
  met.y = met.ny * radius
  met.z = met.nz * radius
  met.material = material
  return t
}

/** An endless plane facing `normal`, at `distance` along it. */
export function plane({ normal, distance, material }) {
  const [nx, ny, nz] = normal
  return {
    bounds: null,
    hit(ox, oy, oz, dx, dy, dz, nearest) {
      const t = (distance - (nx * ox + ny * oy + nz * oz)) / (nx * dx + ny * dy + nz * dz)
      if (!(t > 1e-3 && t < nearest)) return Infinity
      met.nx = nx
      met.ny = ny
      met.nz = nz
      met.x = ox + t * dx
      met.y = oy + t * dy
      met.z = oz + t * dz
      met.material = material
      return t
    },
  }
}
