import {
  blur,
  disc,
  fall,
  halo,
  ink,
  land,
  line,
  oval,
  plate,
  rect,
  ridge,
  shape,
  stars,
  wood,
} from './plate.mjs'

/** As many points as a column of the page is wide, twice over. */
const smaller = ([width, height]) => ({
  width: Math.round(width * 0.8),
  height: Math.round(height * 0.8),
})
const full = '#000'
const none = '#fff'

/** Stars turning around the north, over a hut. */
function turning() {
  const size = [1500, 1500]
  const arcs = Array.from({ length: 130 }, (_, at) => {
    const r = 26 + at * 9.6
    const begin = (at * 2.399) % (2 * Math.PI)
    const end = begin + 0.42 + ((at * 7) % 5) * 0.06
    const [x, y] = [860, 470]
    const point = (angle) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
    return [0, 2.1, 4.2].map((turn) =>
      line(
        `M${point(begin + turn)}A${r} ${r} 0 0 1 ${point(end + turn)}`,
        none,
        1.4 + ((at * 13) % 7) * 0.45,
      ),
    )
  })
  const hill = ridge(71, 1250, 120, 800)
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('sky', [0, 1], [0.7, 0.86], [1, 0.5]),
        rect(0, 0, 1500, 1500, 'url(#sky)'),
        arcs,
        disc(860, 470, 5, none),
        land(size, ridge(73, 1160, 110, 420), ink(0.8)),
        land(size, hill, full),
        shape('M300 1230V1130L376 1070L452 1130V1230Z', full),
        rect(356, 1150, 34, 44, none),
        wood(900, 1500, hill, 26, [90, 220], full, 12),
      ),
      orange: plate(
        size,
        fall('dusk', [0, 0], [0.5, 0.04], [0.86, 0.75], [1, 0.2]) + halo('lamp', 1, 1),
        rect(0, 0, 1500, 1500, 'url(#dusk)'),
        land(size, ridge(73, 1160, 110, 420), ink(0.2)),
        disc(373, 1172, 90, 'url(#lamp)'),
        rect(356, 1150, 34, 44, ink(0.9)),
      ),
    },
  }
}

/** Chimneys of a terrace, one of them awake. */
function terrace() {
  const size = [1200, 1500]
  const house = (x, y, tall) => [
    shape(`M${x} 1520V${y}L${x + 120} ${y - 70}L${x + 240} ${y}V1520Z`, ink(tall)),
    rect(x + 172, y - 130, 50, 110, full),
    [0, 1].map((at) => rect(x + 176 + at * 24, y - 160, 16, 34, full)),
  ]
  const panes = (fill) =>
    [0, 1, 2, 3, 4].map((at) => {
      const [x, y] = [-40 + at * 252, 1010 - at * 62]
      return at === 3
        ? rect(x + 92, y + 60, 66, 96, fill) +
            line(`M${x + 125} ${y + 60}V${y + 156}M${x + 92} ${y + 108}H${x + 158}`, full, 5)
        : ''
    })
  const dark = [0, 1, 2, 4].map((at) => {
    const [x, y] = [-40 + at * 252, 1010 - at * 62]
    return (
      rect(x + 92, y + 60, 66, 96, ink(0.5)) +
      line(`M${x + 125} ${y + 60}V${y + 156}M${x + 92} ${y + 108}H${x + 158}`, full, 5)
    )
  })
  const houses = [0, 1, 2, 3, 4].map((at) =>
    house(-40 + at * 252, 1010 - at * 62, 0.82 + (at % 2) * 0.12),
  )
  const smoke = 'M918 650C900 560 1000 520 960 430S1050 300 990 190'
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        halo('bright', 0, 0.6) +
          fall('sky', [0, 0.96], [1, 0.5]) +
          blur('soft', 14) +
          blur('smoke', 12),
        rect(0, 0, 1200, 1500, 'url(#sky)'),
        stars([1200, 700], 170, 41),
        disc(300, 300, 118, none),
        disc(352, 268, 104, ink(0.9)),
        line(smoke, none, 46, 'opacity="0.55" filter="url(#smoke)"'),
        houses,
        Array.from({ length: 40 }, (_, at) =>
          rect(0, 1060 + at * 13, 1200, 1.5, none, 'opacity="0.22"'),
        ),
        dark,
        disc(840, 932, 210, 'url(#bright)'),
        panes(none),
      ),
      orange: plate(
        size,
        fall('dusk', [0, 0], [0.3, 0.08], [0.66, 0.6], [1, 0.2]) + halo('lamp', 1, 1),
        rect(0, 0, 1200, 1500, 'url(#dusk)'),
        disc(300, 300, 118, ink(0.2)),
        disc(840, 940, 190, 'url(#lamp)'),
        rect(808, 884, 66, 96, ink(0.85)),
      ),
    },
  }
}

/** Pylons walking over a fell before the light. */
function pylons() {
  const size = [1500, 1000]
  const pylon = (x, y, s) =>
    line(
      `M${x - 46 * s} ${y}L${x - 12 * s} ${y - 250 * s}V${y - 330 * s}M${x + 46 * s} ${y}L${x + 12 * s} ${y - 250 * s}V${y - 330 * s}M${x - 12 * s} ${y - 330 * s}L${x} ${y - 366 * s}L${x + 12 * s} ${y - 330 * s}M${x - 90 * s} ${y - 236 * s}H${x + 90 * s}M${x - 70 * s} ${y - 290 * s}H${x + 70 * s}M${x - 46 * s} ${y}L${x + 27 * s} ${y - 130 * s}L${x - 18 * s} ${y - 206 * s}L${x + 12 * s} ${y - 250 * s}M${x + 46 * s} ${y}L${x - 27 * s} ${y - 130 * s}L${x + 18 * s} ${y - 206 * s}L${x - 12 * s} ${y - 250 * s}M${x - 90 * s} ${y - 236 * s}L${x - 12 * s} ${y - 262 * s}M${x + 90 * s} ${y - 236 * s}L${x + 12 * s} ${y - 262 * s}`,
      full,
      Math.max(2.2, 6 * s),
    )
  const places = [
    [230, 860, 1.55],
    [680, 720, 0.9],
    [960, 660, 0.55],
    [1140, 632, 0.34],
    [1262, 616, 0.22],
  ]
  const wires = [-90, 90, -70, 70].map((side, at) => {
    const up = at < 2 ? 236 : 290
    const d = places
      .map(([x, y, s], place) => {
        const [px, py] = [x + side * s, y - up * s]
        const before = places[place - 1]
        if (before === undefined) return `M-80 ${py - 130}Q${px - 190} ${py + 30} ${px} ${py}`
        const [bx, by] = [before[0] + side * before[2], before[1] - up * before[2]]
        return `Q${(bx + px) / 2} ${(by + py) / 2 + 46 * s} ${px} ${py}`
      })
      .join('')
    return line(d, full, 2.4)
  })
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('sky', [0, 0.9], [0.45, 0.5], [0.7, 0.12]),
        rect(0, 0, 1500, 1000, 'url(#sky)'),
        stars([1500, 300], 90, 8),
        disc(1040, 560, 74, none),
        land(size, ridge(81, 640, 60, 360), ink(0.45)),
        land(size, ridge(82, 760, 90, 500), ink(0.72)),
        land(size, ridge(84, 900, 70, 400), full),
        places.map(([x, y, s]) => pylon(x, y, s)),
        wires,
      ),
      orange: plate(
        size,
        fall('dawn', [0, 0.1], [0.4, 0.6], [0.68, 1], [1, 0.3]),
        rect(0, 0, 1500, 1000, 'url(#dawn)'),
        disc(1040, 560, 74, ink(0.22)),
        land(size, ridge(81, 640, 60, 360), ink(0.5)),
      ),
    },
  }
}

/** A tent lit from within, under the milky way. */
function tent() {
  const size = [1200, 1500]
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        halo('bright', 0, 0.55) +
          fall('sky', [0, 1], [0.7, 0.8], [1, 0.62]) +
          blur('way', 44) +
          blur('soft', 20),
        rect(0, 0, 1200, 1500, 'url(#sky)'),
        line('M120 -60C340 300 700 560 1120 1120', none, 150, 'opacity="0.42" filter="url(#way)"'),
        line(
          'M160 -60C380 330 720 590 1120 1160',
          ink(0.9),
          26,
          'opacity="0.6" filter="url(#soft)"',
        ),
        stars([1200, 1150], 620, 19, none, 3),
        land(size, ridge(91, 1110, 130, 380), ink(0.82)),
        land(size, ridge(92, 1270, 60, 500), full),
        disc(560, 1240, 420, 'url(#bright)'),
        shape('M330 1330L560 1030L860 1330Z', none),
        shape('M560 1030L860 1330H700Z', ink(0.45)),
        line('M560 1030V1330M330 1330L250 1366M860 1330L950 1362', full, 5),
        shape('M560 1040L610 1330H520Z', full, 'opacity="0.7"'),
        oval(440, 1282, 22, 40, ink(0.7)),
        disc(442, 1228, 19, ink(0.7)),
      ),
      orange: plate(
        size,
        fall('dusk', [0, 0], [0.55, 0.05], [0.8, 0.55], [1, 0]) + halo('lamp', 1, 1),
        rect(0, 0, 1200, 1250, 'url(#dusk)'),
        disc(560, 1240, 380, 'url(#lamp)'),
        shape('M330 1330L560 1030L860 1330Z', ink(0.82)),
      ),
    },
  }
}

export const skies = { turning: turning(), terrace: terrace(), pylons: pylons(), tent: tent() }
