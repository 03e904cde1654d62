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

const wide = [1800, 1200]
const printed = { width: 1500, height: 1000 }
/** As many points as a column of the page is wide, twice over. */
const smaller = ([width, height]) => ({
  width: Math.round(width * 0.8),
  height: Math.round(height * 0.8),
})
const full = '#000'
const none = '#fff'

/** A road over a pass, and the lorry that salts it. */
function pass() {
  const far = ridge(4, 560, 190, 520)
  const near = ridge(11, 860, 150, 700)
  const road = 'M-40 1120C300 1060 900 1080 1180 1010S1330 880 960 850S560 770 860 716'
  const above = 'M860 716C1040 680 1190 660 1080 618S1010 566 1060 520'
  const beam = 'M1010 842L1420 760L1470 912L1030 872Z'
  return {
    size: wide,
    ...printed,
    plates: {
      blue: plate(
        wide,
        fall('sky', [0, 1], [0.5, 0.82], [1, 0.6]) +
          halo('moon', 0, 0.5) +
          fall('slope', [0, 0.36], [1, 0.75]) +
          blur('soft', 9),
        rect(0, 0, 1800, 800, 'url(#sky)'),
        stars([1800, 560], 240, 5),
        disc(1400, 210, 300, 'url(#moon)'),
        disc(1400, 210, 74, none),
        land(wide, far, 'url(#slope)'),
        land(wide, ridge(4, 610, 176, 520), ink(0.52)),
        land(wide, near, ink(0.2)),
        line(above, ink(0.8), 34),
        line(above, ink(0.55), 24),
        line(road, ink(0.95), 62),
        line(road, ink(0.62), 46),
        disc(1016, 850, 70, 'url(#moon)'),
        shape(beam, none, 'opacity="0.85" filter="url(#soft)"'),
        wood(60, 560, ridge(11, 900, 150, 700), 30, [110, 240], full, 3),
        wood(1330, 1800, ridge(11, 880, 150, 700), 34, [120, 280], full, 8),
        wood(-20, 420, () => 1190, 9, [260, 420], full, 5),
        // the lorry
        shape('M846 770H952V866H846Z', full),
        shape('M958 800H1004Q1022 804 1024 840V866H958Z', full),
        shape('M966 808H1000Q1010 812 1012 832H966Z', none),
        [872, 924, 992].map((x) => disc(x, 868, 17, full) + disc(x, 868, 7, none)),
        Array.from({ length: 46 }, (_, at) =>
          disc(836 - ((at * 37) % 96), 852 + ((at * 23) % 30), 1.6 + (at % 3), none),
        ),
      ),
      orange: plate(
        wide,
        fall('dusk', [0, 0], [0.62, 0.06], [1, 0.42]) + blur('soft', 10) + halo('lamp', 1, 1),
        rect(0, 0, 1800, 640, 'url(#dusk)'),
        land(wide, ridge(4, 610, 176, 520), ink(0.08)),
        land(wide, near, ink(0.03)),
        shape(beam, ink(0.62), 'filter="url(#soft)"'),
        rect(888, 752, 22, 16, full),
        rect(846, 770, 106, 62, ink(0.85)),
        disc(1400, 210, 74, ink(0.1)),
      ),
    },
  }
}

/** A viaduct with the last train, its windows in the river. */
function train() {
  const bridge = (y) => {
    let d = `M-10 ${y}H1810V1200H-10Z`
    for (let x = 30; x < 1800; x += 250) {
      d += `M${x} 1210V${y + 170}A95 95 0 0 1 ${x + 190} ${y + 170}V1210Z`
    }
    return d
  }
  const windows = (y, height, fill, more = '') =>
    Array.from({ length: 21 }, (_, at) => {
      const x = 270 + at * 62 + Math.floor(at / 7) * 30
      return rect(x, y, 40, height, fill, `rx="5" ${more}`)
    })
  const water = Array.from({ length: 60 }, (_, at) => {
    const y = 1010 + ((at * 53) % 186)
    const x = (at * 271) % 1800
    return rect(x, y, 60 + ((at * 91) % 170), 2.4, none, 'opacity="0.55"')
  })
  const cars = [0, 1, 2].map((at) => rect(246 + at * 464, 470, 452, 92, full, 'rx="14"'))
  return {
    size: wide,
    ...printed,
    plates: {
      blue: plate(
        wide,
        fall('sky', [0, 0.98], [0.55, 0.75], [1, 0.45]) + halo('steam', 0, 0.4) + blur('soft', 5),
        rect(0, 0, 1800, 1200, 'url(#sky)'),
        stars([1800, 440], 200, 21),
        land(wide, ridge(31, 640, 120, 620), ink(0.72)),
        wood(0, 1800, ridge(31, 660, 120, 620), 70, [40, 96], ink(0.86), 4),
        oval(990, 520, 900, 120, 'url(#steam)'),
        shape(bridge(574), ink(0.95), 'fill-rule="evenodd"'),
        Array.from({ length: 16 }, (_, at) =>
          rect(0, 600 + at * 26, 1800, 1.6, none, 'opacity="0.2"'),
        ),
        rect(-10, 556, 1820, 18, full),
        cars,
        windows(490, 36, none),
        shape('M1650 506L1800 470V590L1650 530Z', none, 'opacity="0.7" filter="url(#soft)"'),
        rect(1618, 486, 30, 40, none, 'rx="5"'),
        rect(0, 1004, 1800, 200, ink(0.9)),
        water,
        windows(1020, 120, none, 'opacity="0.5" filter="url(#soft)"'),
      ),
      orange: plate(
        wide,
        fall('dusk', [0, 0], [0.3, 0.05], [0.52, 0.4], [1, 0.1]) +
          blur('soft', 16) +
          halo('lamp', 1, 0.9),
        rect(0, 0, 1800, 1004, 'url(#dusk)'),
        shape(bridge(574), ink(0.12), 'fill-rule="evenodd"'),
        windows(484, 50, ink(0.8), 'filter="url(#soft)"'),
        windows(490, 36, ink(0.75)),
        windows(1020, 120, ink(0.7), 'filter="url(#soft)"'),
        shape('M1650 506L1800 470V590L1650 530Z', ink(0.7), 'filter="url(#soft)"'),
      ),
    },
  }
}

/** A farmhouse in its fields with one window lit. */
function window_() {
  const size = [1500, 1500]
  const hill = ridge(51, 900, 90, 900)
  const furrows = Array.from({ length: 26 }, (_, at) => {
    const x = -900 + at * 140
    return line(
      `M${760 + (x - 760) * 0.18} 930Q${x * 0.6 + 260} 1180 ${x} 1520`,
      none,
      3 + at * 0.1,
      'opacity="0.4"',
    )
  })
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('sky', [0, 1], [0.6, 0.86], [1, 0.55]) +
          fall('field', [0, 0.62], [1, 0.95]) +
          blur('soft', 22),
        rect(0, 0, 1500, 1000, 'url(#sky)'),
        stars([1500, 860], 420, 77, none, 3.2),
        land(size, ridge(53, 830, 110, 500), ink(0.66)),
        land(size, hill, 'url(#field)'),
        furrows,
        shape('M700 900L1000 980L1040 1150L640 1080Z', none, 'opacity="0.5" filter="url(#soft)"'),
        // house, barn and the ash beside it
        shape('M560 930V800L590 720H860L890 800V930Z', full),
        rect(620, 690, 44, 60, full),
        rect(806, 690, 44, 60, full),
        shape('M890 930V836L1090 806L1120 850V930Z', full),
        rect(776, 822, 56, 62, none),
        line('M804 822V884M776 852H832', full, 5),
        rect(640, 822, 52, 58, ink(0.7)),
        line(
          'M420 940C424 840 410 760 424 640M420 800L340 690M420 760L500 640M424 700L380 590M424 690L470 570M350 704L300 660M486 660L540 600M392 620L352 560',
          full,
          15,
        ),
        line(
          'M340 690L290 630M500 640L540 540M470 570L486 500M380 590L370 510M300 660L250 650M424 640L430 520',
          full,
          7,
        ),
      ),
      orange: plate(
        size,
        fall('dusk', [0, 0], [0.7, 0.02], [1, 0.5]) + halo('glow', 1, 0.9) + blur('soft', 26),
        rect(0, 0, 1500, 880, 'url(#dusk)'),
        land(size, hill, ink(0.04)),
        shape('M700 900L1000 980L1040 1150L640 1080Z', ink(0.8), 'filter="url(#soft)"'),
        disc(804, 853, 190, 'url(#glow)'),
        rect(776, 822, 56, 62, ink(0.9)),
      ),
    },
  }
}

const ripples = Array.from({ length: 110 }, (_, at) => {
  const depth = ((at * 61) % 100) / 100
  const y = 720 + depth ** 1.6 * 480
  const x = (at * 467) % 1900
  return oval(x, y, 40 + depth * 130, 1.5 + depth * 3, none, `opacity="${0.25 + depth * 0.35}"`)
})

const rings = [1, 2, 3, 4].map((at) =>
  line(
    `M${800 - at * 62} 960A${at * 62} ${at * 15} 0 1 0 ${800 + at * 62} 960A${at * 62} ${at * 15} 0 1 0 ${800 - at * 62} 960`,
    none,
    5 - at * 0.7,
    `opacity="${1 - at * 0.18}"`,
  ),
)

/** The river at five, with its mist and a swimmer. */
function river() {
  const bank = ridge(61, 640, 60, 400)
  return {
    size: wide,
    ...printed,
    plates: {
      blue: plate(
        wide,
        fall('sky', [0, 0.72], [0.6, 0.34], [1, 0.16]) +
          fall('water', [0, 0.3], [1, 0.92]) +
          blur('mist', 26) +
          halo('bright', 0, 1),
        rect(0, 0, 1800, 700, 'url(#sky)'),
        disc(1180, 470, 420, 'url(#bright)'),
        disc(1180, 470, 108, none),
        land(wide, ridge(63, 560, 130, 560), ink(0.3)),
        land(wide, bank, ink(0.66)),
        wood(0, 720, bank, 40, [90, 250], ink(0.85), 9),
        wood(1300, 1800, bank, 34, [90, 220], ink(0.85), 6),
        rect(0, 690, 1800, 520, 'url(#water)'),
        [0, 1, 2, 3].map((at) =>
          oval(
            300 + at * 420,
            690 + (at % 2) * 24,
            420,
            34,
            none,
            'opacity="0.8" filter="url(#mist)"',
          ),
        ),
        shape('M1090 720H1270L1230 1200H1120Z', none, 'opacity="0.35" filter="url(#mist)"'),
        ripples,
        rings,
        disc(800, 930, 27, full),
        shape('M762 962Q800 934 838 962Q800 974 762 962Z', full),
        line('M836 958Q880 900 930 950', full, 15),
      ),
      orange: plate(
        wide,
        fall('dawn', [0, 0.1], [0.55, 0.55], [1, 0.9]) +
          halo('sun', 1, 1) +
          fall('water', [0, 0.6], [1, 0.04]) +
          blur('mist', 22),
        rect(0, 0, 1800, 700, 'url(#dawn)'),
        disc(1180, 470, 330, 'url(#sun)'),
        disc(1180, 470, 108, ink(0.72)),
        land(wide, bank, ink(0.3)),
        rect(0, 690, 1800, 520, 'url(#water)'),
        shape('M1090 720H1270L1240 1200H1100Z', ink(0.75), 'filter="url(#mist)"'),
        oval(400, 690, 600, 40, none, 'opacity="0.7" filter="url(#mist)"'),
        disc(800, 928, 27, ink(0.7)),
      ),
    },
  }
}

export const landscapes = {
  pass: pass(),
  train: train(),
  farmhouse: window_(),
  river: river(),
}
