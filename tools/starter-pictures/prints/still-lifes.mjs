import {
  across,
  blur,
  disc,
  fall,
  halo,
  ink,
  line,
  oval,
  plate,
  rect,
  shape,
  stars,
} from './plate.mjs'

const full = '#000'
const none = '#fff'
const portrait = [1200, 1500]
const square = [1400, 1400]
const wide = [1500, 1000]
const smaller = ([width, height]) => ({
  width: Math.round(width * 0.8),
  height: Math.round(height * 0.8),
})

const loaf = (x, y, w, fill, cut) => [
  shape(
    `M${x} ${y}C${x - 8} ${y - w * 0.42} ${x + w * 0.2} ${y - w * 0.52} ${x + w * 0.5} ${y - w * 0.52}S${x + w + 8} ${y - w * 0.42} ${x + w} ${y}Q${x + w * 0.5} ${y + w * 0.08} ${x} ${y}Z`,
    fill,
  ),
  [0.28, 0.5, 0.72].map((at) =>
    line(
      `M${x + w * (at - 0.08)} ${y - w * 0.16}Q${x + w * at} ${y - w * 0.34} ${x + w * (at + 0.1)} ${y - w * 0.4}`,
      cut,
      w * 0.028,
    ),
  ),
]

const bricks = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 13 }, (_column, at) =>
    rect(
      at * 128 - (row % 2) * 64,
      row * 62,
      122,
      56,
      ink(0.74 + ((row * 7 + at * 13) % 5) * 0.05),
    ),
  ),
)

/** Loaves before the mouth of an oven. */
function bread() {
  const shelf = [
    [70, 900, 270],
    [370, 916, 250],
    [880, 916, 250],
    [1160, 900, 280],
  ]
  const mouth = 'M440 660V440A310 270 0 0 1 1060 440V660Z'
  return {
    size: wide,
    ...smaller(wide),
    plates: {
      blue: plate(
        wide,
        halo('bright', 0, 0.75) + blur('soft', 8),
        rect(0, 0, 1500, 1000, ink(0.95)),
        bricks,
        disc(750, 560, 640, 'url(#bright)'),
        line(mouth, full, 46),
        shape(mouth, none),
        shape('M440 660V560Q750 470 1060 560V660Z', ink(0.1)),
        rect(0, 660, 1500, 40, full),
        rect(0, 700, 1500, 300, ink(0.8)),
        disc(750, 680, 420, 'url(#bright)'),
        // what is still inside
        [500, 690, 880].map((x) => loaf(x, 640, 130, ink(0.4), none)),
        rect(0, 912, 1500, 88, full),
        shelf.map(([x, y, w]) => loaf(x, y, w, ink(0.62), none)),
        line('M750 1010V716', none, 24),
        rect(640, 690, 220, 30, none, 'rx="12"'),
      ),
      orange: plate(
        wide,
        halo('fire', 1, 1),
        disc(750, 560, 700, 'url(#fire)'),
        shape(mouth, ink(0.8)),
        [500, 690, 880].map((x) => loaf(x, 640, 130, ink(0.95), ink(0.4))),
        shelf.map(([x, y, w]) => loaf(x, y, w, ink(0.72), ink(0.2))),
        line('M750 1010V716', ink(0.3), 24),
      ),
    },
  }
}

const bottle = (x, y) =>
  `M${x + 62} ${y}H${x + 138}V${y + 70}C${x + 138} ${y + 150} ${x + 200} ${y + 160} ${x + 200} ${y + 260}V${y + 600}Q${x + 200} ${y + 640} ${x + 160} ${y + 640}H${x + 40}Q${x} ${y + 640} ${x} ${y + 600}V${y + 260}C${x} ${y + 160} ${x + 62} ${y + 150} ${x + 62} ${y + 70}Z`

const milk = (x, y, top) =>
  `M${x} ${y + top}H${x + 200}V${y + 600}Q${x + 200} ${y + 640} ${x + 160} ${y + 640}H${x + 40}Q${x} ${y + 640} ${x} ${y + 600}Z`

/** Two bottles on a step, in the first light. */
function bottles() {
  const size = portrait
  const panels = [
    [150, 60],
    [640, 60],
    [150, 640],
    [640, 640],
  ]
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        across('door', [0, 0.95], [0.6, 0.8], [1, 0.62]) +
          across('glass', [0, 0.55], [0.2, 0.1], [0.7, 0.16], [1, 0.6]) +
          blur('soft', 14),
        rect(0, 0, 1200, 1200, 'url(#door)'),
        panels.map(
          ([x, y]) =>
            rect(x, y, 410, 500, 'none', `stroke="${ink(1)}" stroke-width="14"`) +
            rect(x + 24, y + 24, 362, 452, 'none', 'stroke="#fff" stroke-width="3" opacity="0.5"'),
        ),
        rect(520, 560, 160, 46, none, 'rx="6"'),
        rect(540, 576, 120, 12, full),
        rect(0, 1190, 1200, 90, ink(0.26)),
        rect(0, 1280, 1200, 220, ink(0.62)),
        shape('M300 1214L-60 1280H420L560 1214Z', full, 'opacity="0.75" filter="url(#soft)"'),
        shape('M640 1250L260 1330H760L860 1250Z', full, 'opacity="0.75" filter="url(#soft)"'),
        [
          [370, 590, 0],
          [660, 640, 190],
        ].map(([x, y, lack]) => [
          shape(bottle(x, y), none),
          shape(bottle(x, y), 'url(#glass)', 'opacity="0.8"'),
          shape(milk(x, y, 210 + lack), none),
          shape(milk(x, y, 210 + lack), 'url(#glass)', 'opacity="0.4"'),
          line(bottle(x, y), full, 7),
          rect(x + 52, y - 22, 96, 40, full, 'rx="10"'),
          line(`M${x + 164} ${y + 290}V${y + 540}`, none, 12),
        ]),
      ),
      orange: plate(
        size,
        across('dawn', [0, 0], [0.5, 0.12], [1, 0.75]),
        rect(0, 0, 1200, 1500, 'url(#dawn)'),
        rect(520, 560, 160, 46, ink(0.85)),
        [
          [370, 590, 0],
          [660, 640, 190],
        ].map(([x, y, lack]) => [
          shape(milk(x, y, 210 + lack), ink(0.06)),
          rect(x + 52, y - 22, 96, 40, full, 'rx="10"'),
          shape(`M${x + 176} ${y + 270}H${x + 200}V${y + 600}H${x + 176}Z`, ink(0.6)),
        ]),
      ),
    },
  }
}

/** A month of moons. */
function moons() {
  const size = square
  const places = Array.from({ length: 25 }, (_, at) => [
    220 + (at % 5) * 240,
    220 + Math.floor(at / 5) * 240,
    at,
  ])
  const lit = ([x, y, at], fill) => {
    const r = 84
    const phase = at / 24
    const wax = Math.cos(phase * 2 * Math.PI)
    const side = phase <= 0.5 ? 1 : -1
    const bulge = Math.abs(wax) * r
    const sweep = wax > 0 ? (side === 1 ? 0 : 1) : side === 1 ? 1 : 0
    return shape(
      `M${x} ${y - r}A${r} ${r} 0 0 ${side === 1 ? 1 : 0} ${x} ${y + r}A${bulge.toFixed(1)} ${r} 0 0 ${sweep} ${x} ${y - r}Z`,
      fill,
    )
  }
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        '',
        rect(0, 0, 1400, 1400, ink(0.97)),
        stars(size, 120, 14, none, 1.6),
        places.map(([x, y]) => disc(x, y, 84, ink(0.78))),
        places.map((one) => lit(one, none)),
        places.map(([x, y, at]) =>
          at > 3 && at < 21
            ? disc(x - 22 + ((at * 17) % 30), y - 20, 15, ink(0.16)) +
              disc(x + 14, y + 26, 10, ink(0.16))
            : '',
        ),
      ),
      orange: plate(
        size,
        '',
        places.map((one) => lit(one, ink(one[2] === 12 ? 0.85 : 0.16))),
      ),
    },
  }
}

/** A kettle on a ring, and the steam of it. */
function kettle() {
  const size = square
  const body =
    'M400 1010C380 800 470 640 700 640S1020 800 1000 1010Q1000 1040 960 1040H440Q400 1040 400 1010Z'
  const spout = 'M968 800C1060 780 1090 700 1150 660L1186 690C1150 760 1130 860 990 920Z'
  const steam = 'M1180 650C1240 560 1130 500 1200 400S1110 240 1180 130'
  const tiles = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 7 }, (_column, at) =>
      rect(at * 204 - 12, row * 136 - 20, 198, 130, ink(0.62 + ((row * 5 + at * 3) % 4) * 0.035)),
    ),
  )
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        across('side', [0, 1], [0.45, 0.75], [0.62, 0.2], [0.72, 0.7], [1, 0.95]) +
          blur('soft', 16) +
          halo('bright', 0, 0.8),
        rect(0, 0, 1400, 1400, ink(0.9)),
        tiles,
        line(steam, none, 60, 'opacity="0.75" filter="url(#soft)"'),
        rect(0, 1110, 1400, 300, full),
        disc(700, 1090, 420, 'url(#bright)'),
        shape(spout, ink(0.85)),
        shape(body, 'url(#side)'),
        line('M470 680C420 420 980 420 930 680', full, 40),
        line('M486 668C450 440 950 440 914 668', none, 5, 'opacity="0.7"'),
        oval(700, 646, 150, 28, full),
        disc(700, 604, 30, full),
        rect(330, 1052, 740, 26, full, 'rx="10"'),
        Array.from({ length: 15 }, (_, at) =>
          shape(
            `M${420 + at * 40} 1110Q${410 + at * 40} 1084 ${426 + at * 40} 1066Q${446 + at * 40} 1084 ${436 + at * 40} 1110Z`,
            none,
          ),
        ),
        rect(300, 1108, 800, 40, ink(0.8), 'rx="12"'),
      ),
      orange: plate(
        size,
        halo('fire', 1, 1),
        disc(700, 1090, 520, 'url(#fire)'),
        shape(body, ink(0.7)),
        shape(spout, ink(0.55)),
        rect(806, 720, 40, 240, none, 'rx="20" opacity="0.6"'),
        Array.from({ length: 15 }, (_, at) =>
          shape(
            `M${420 + at * 40} 1110Q${410 + at * 40} 1084 ${426 + at * 40} 1066Q${446 + at * 40} 1084 ${436 + at * 40} 1110Z`,
            ink(0.7),
          ),
        ),
      ),
    },
  }
}

const sheets = Array.from({ length: 22 }, (_, at) => {
  const out = ((at * 37) % 9) - 4
  return (
    rect(1030 + out, 786 - at * 12, 330, 10, none) +
    line(`M${1030 + out} ${796 - at * 12}H${1360 + out}`, ink(0.7), 2)
  )
})

/** The two drums, and the pile that they make. */
function press() {
  const size = wide
  const flying = 'M900 470C1000 440 1080 460 1150 520L1130 534C1070 486 1000 470 908 492Z'
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('wall', [0, 0.86], [1, 0.62]) +
          across('drum', [0, 0.95], [0.4, 0.5], [0.55, 0.12], [0.7, 0.6], [1, 1]) +
          halo('bright', 0, 0.55),
        rect(0, 0, 1500, 1000, 'url(#wall)'),
        rect(70, 70, 330, 330, none),
        rect(84, 84, 302, 302, ink(0.97)),
        disc(300, 170, 40, none),
        line('M235 84V386M84 235H386', none, 12),
        disc(840, 300, 620, 'url(#bright)'),
        rect(0, 820, 1500, 190, full),
        rect(300, 300, 640, 520, ink(0.8), 'rx="26"'),
        rect(330, 330, 580, 300, ink(0.3), 'rx="14"'),
        [
          [360, 0],
          [640, 1],
        ].map(([x]) => [
          rect(x, 352, 230, 256, 'url(#drum)', 'rx="18"'),
          rect(x + 20, 372, 190, 8, none, 'opacity="0.6"'),
          rect(x + 20, 584, 190, 8, none, 'opacity="0.6"'),
        ]),
        rect(330, 660, 320, 120, ink(0.55), 'rx="10"'),
        [0, 1, 2, 3, 4].map((at) => disc(380 + at * 56, 720, 17, at === 2 ? none : full)),
        disc(790, 720, 56, none),
        line('M790 720V684M790 720L818 734', full, 8),
        shape(flying, none),
        rect(1010, 800, 380, 26, full),
        sheets,
        rect(1030, 524, 330, 12, none),
        disc(1195, 530, 0, full),
        shape('M140 820V700Q140 690 150 690H236Q246 690 246 700V820Z', none),
        line('M246 720Q286 724 282 760T246 790', none, 14),
      ),
      orange: plate(
        size,
        halo('lamp', 0.7, 0.9) + across('drum', [0, 0.9], [0.45, 0.8], [0.56, 0.3], [1, 1]),
        disc(840, 260, 640, 'url(#lamp)'),
        rect(640, 352, 230, 256, 'url(#drum)', 'rx="18"'),
        disc(492, 720, 17, full),
        disc(300, 170, 40, ink(0.3)),
        shape('M140 820V700Q140 690 150 690H236Q246 690 246 700V820Z', ink(0.55)),
        Array.from({ length: 22 }, (_, at) =>
          at % 5 === 2 ? rect(1030, 786 - at * 12, 330, 10, ink(0.8)) : '',
        ),
      ),
    },
  }
}

const brickwork = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 10 }, (_column, at) =>
    rect(
      at * 130 - (row % 2) * 65,
      row * 58,
      124,
      52,
      ink(0.86 + ((row * 3 + at * 7) % 4) * 0.035),
    ),
  ),
)

/** It knows when they close. */
const dog = shape(
  'M820 1300C820 1250 850 1236 880 1240L900 1200L918 1226C950 1230 956 1256 940 1272L922 1278V1372H896V1320H856V1372H830Z',
  full,
)

/** The window of the only shop that is open. */
function chippy() {
  const size = portrait
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('wall', [0, 1], [1, 0.86]) + halo('bright', 0, 0.8) + blur('soft', 18),
        rect(0, 0, 1200, 1500, 'url(#wall)'),
        brickwork,
        disc(600, 800, 700, 'url(#bright)'),
        rect(150, 380, 900, 130, full),
        Array.from({ length: 15 }, (_, at) =>
          shape(
            `M${150 + at * 60} 510H${210 + at * 60}V560A30 30 0 0 1 ${150 + at * 60} 560Z`,
            at % 2 ? full : none,
          ),
        ),
        rect(170, 600, 590, 460, none),
        rect(830, 600, 200, 640, none),
        line('M170 600H760V1060H170ZM465 600V1060M830 600H1030V1240H830Z', full, 16),
        // somebody waits, somebody fries
        shape('M300 1060V900C300 850 330 836 360 836S420 850 420 900V1060Z', full),
        disc(360, 800, 40, full),
        shape('M560 1060V960H700V1060Z', ink(0.6)),
        shape('M590 960V880C590 850 610 836 636 836S684 850 684 880V960Z', ink(0.8)),
        disc(636, 800, 36, ink(0.8)),
        rect(600, 752, 72, 26, none),
        rect(0, 1240, 1200, 260, ink(0.94)),
        shape('M170 1240H760L900 1500H20Z', none, 'opacity="0.5" filter="url(#soft)"'),
        line('M960 1240C960 1180 985 1160 1000 1160', full, 0),
        dog,
        Array.from({ length: 9 }, (_, at) =>
          rect(60 + at * 130, 1330 + ((at * 41) % 140), 90, 3, none, 'opacity="0.4"'),
        ),
      ),
      orange: plate(
        size,
        halo('lamp', 0.8, 1) + blur('soft', 20),
        disc(600, 800, 720, 'url(#lamp)'),
        rect(170, 600, 590, 460, ink(0.62)),
        rect(830, 600, 200, 640, ink(0.5)),
        Array.from({ length: 15 }, (_, at) =>
          at % 2
            ? ''
            : shape(
                `M${150 + at * 60} 510H${210 + at * 60}V560A30 30 0 0 1 ${150 + at * 60} 560Z`,
                ink(0.75),
              ),
        ),
        shape('M170 1240H760L900 1500H20Z', ink(0.85), 'filter="url(#soft)"'),
      ),
    },
  }
}

export const still = {
  bread: bread(),
  bottles: bottles(),
  moons: moons(),
  kettle: kettle(),
  press: press(),
  chippy: chippy(),
}
