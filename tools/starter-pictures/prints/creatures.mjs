import { across, disc, fall, halo, ink, line, oval, plate, rect, shape, stars } from './plate.mjs'
import { randomFrom } from '../noise.mjs'

const full = '#000'
const none = '#fff'
const portrait = [1200, 1500]
const square = [1400, 1400]
const wide = [1500, 1000]
const smaller = ([width, height]) => ({
  width: Math.round(width * 0.8),
  height: Math.round(height * 0.8),
})

const feathers = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 7 - Math.abs(row - 3) * 0.5 }, (_column, at) => {
    const x = 470 + at * 44 + (row % 2) * 22
    const y = 760 + row * 44
    return line(`M${x - 14} ${y}Q${x} ${y + 20} ${x + 14} ${y}`, none, 4, 'opacity="0.8"')
  }),
)

/** An owl on a gatepost, and the moon behind it. */
function owl() {
  const size = portrait
  const body =
    'M600 470C430 470 390 610 400 760C410 960 500 1130 590 1180C640 1200 680 1150 720 1090C800 980 820 860 806 730C800 600 770 470 600 470Z'
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        fall('sky', [0, 1], [1, 0.66]) + halo('bright', 0, 0.5),
        rect(0, 0, 1200, 1500, 'url(#sky)'),
        stars([1200, 1200], 160, 3),
        disc(640, 600, 560, 'url(#bright)'),
        disc(640, 600, 380, none),
        [
          [520, 470, 60],
          [810, 760, 44],
          [450, 700, 32],
          [760, 420, 26],
        ].map(([x, y, r]) => disc(x, y, r, ink(0.12))),
        line('M-20 1400L470 1290M760 1290L1220 1390', full, 26),
        line('M-20 1490L470 1430M760 1430L1220 1490', full, 26),
        rect(470, 1150, 280, 360, full),
        shape('M450 1150L610 1110L770 1150V1176H450Z', ink(0.8)),
        shape(body, ink(0.9)),
        shape(
          'M600 520C500 520 470 600 500 690C530 750 590 760 606 700C622 760 690 750 716 690C746 600 700 520 600 520Z',
          none,
        ),
        disc(545, 630, 34, full),
        disc(664, 630, 34, full),
        disc(556, 620, 9, none),
        disc(675, 620, 9, none),
        shape('M604 650L584 690L606 730L628 690Z', full),
        feathers,
        line('M806 770C830 900 800 1020 740 1120', none, 5, 'opacity="0.8"'),
        line('M560 1160V1190M600 1170V1196M640 1160V1190', none, 8),
      ),
      orange: plate(
        size,
        halo('glow', 0.7, 0.8),
        disc(640, 600, 620, 'url(#glow)'),
        disc(640, 600, 380, ink(0.42)),
        shape(body, ink(0.55)),
        shape(
          'M600 520C500 520 470 600 500 690C530 750 590 760 606 700C622 760 690 750 716 690C746 600 700 520 600 520Z',
          ink(0.06),
        ),
        disc(545, 630, 40, ink(0.9)),
        disc(664, 630, 40, ink(0.9)),
      ),
    },
  }
}

const fleece = (x, y, rx, ry, seed, fill) => {
  const random = randomFrom(seed)
  return [
    oval(x, y, rx, ry, fill),
    Array.from({ length: 30 }, (_, at) => {
      const angle = (at / 30) * 2 * Math.PI
      return disc(
        (x + rx * Math.cos(angle)).toFixed(1),
        (y + ry * Math.sin(angle)).toFixed(1),
        rx * (0.15 + random() * 0.06),
        fill,
      )
    }),
  ]
}
const curls = (x, y, rx, ry, seed, count) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.92]
    const [cx, cy] = [x + rx * far * Math.cos(angle), y + ry * far * Math.sin(angle)]
    return line(`M${cx - 12} ${cy}Q${cx} ${cy - 16} ${cx + 12} ${cy}`, ink(0.5), 3.4)
  })
}

/** A ewe and her lamb in a torch's circle of straw. */
function lamb() {
  const size = wide
  const random = randomFrom(12)
  const straw = Array.from({ length: 240 }, () => {
    const [x, y] = [random() * 1500, 740 + random() * 270]
    return line(
      `M${x} ${y}l${-40 + random() * 80} ${-10 + random() * 20}`,
      random() < 0.5 ? none : ink(0.9),
      2.4,
    )
  })
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        halo('bright', 0, 1) + fall('wall', [0, 1], [1, 0.86]),
        rect(0, 0, 1500, 1000, 'url(#wall)'),
        Array.from({ length: 9 }, (_, at) => rect(at * 176, 0, 5, 760, ink(0.55))),
        rect(0, 730, 1500, 280, ink(0.85)),
        oval(700, 700, 860, 560, 'url(#bright)'),
        oval(700, 700, 560, 330, 'url(#bright)'),
        straw,
        [470, 560, 800, 890].map((x) => rect(x, 720, 36, 160, full)),
        fleece(690, 580, 290, 190, 4, none),
        curls(690, 580, 280, 180, 5, 90),
        shape(
          'M930 420C1010 390 1090 450 1100 540C1106 600 1060 640 1020 620C960 590 900 560 900 500Z',
          full,
        ),
        shape('M930 440C880 400 840 410 826 440C860 470 900 480 936 476Z', full),
        shape('M1040 430C1080 390 1130 396 1150 420C1120 456 1084 470 1050 464Z', full),
        disc(1016, 500, 10, none),
        [1130, 1180, 1270, 1316].map((x) => rect(x, 800, 22, 96, full)),
        fleece(1224, 752, 112, 74, 9, none),
        curls(1224, 752, 104, 66, 3, 24),
        shape(
          'M1120 640C1076 640 1040 680 1050 730C1060 770 1110 776 1140 750C1170 724 1170 660 1120 640Z',
          full,
        ),
        shape('M1150 660C1190 640 1220 650 1226 672C1200 692 1170 694 1146 686Z', full),
        disc(1094, 696, 7, none),
      ),
      orange: plate(
        size,
        halo('torch', 0.85, 1),
        oval(700, 740, 920, 560, 'url(#torch)'),
        fleece(690, 580, 290, 190, 4, ink(0.1)),
        fleece(1224, 752, 112, 74, 9, ink(0.14)),
        rect(1010, 640, 40, 30, full, 'transform="rotate(20 1030 655)"'),
      ),
    },
  }
}

/** A moth, pinned by nothing. */
function moth() {
  const size = square
  const wing =
    'M690 600C560 420 330 330 150 400C130 560 260 720 470 770C330 800 260 900 300 1010C440 1060 610 960 692 800Z'
  const marks = (flip) => `<g transform="${flip ? 'translate(1400 0) scale(-1 1)' : ''}">`
  const both = (content) => [marks(false) + content + '</g>', marks(true) + content + '</g>']
  const veins = [
    'M680 640C520 520 360 440 190 430',
    'M680 670C520 600 380 560 210 520',
    'M680 700C540 670 430 650 290 640',
    'M684 740C560 780 430 840 330 970',
    'M686 770C600 840 500 930 400 1010',
  ]
  return {
    size,
    ...smaller(size),
    plates: {
      blue: plate(
        size,
        across('wing', [0, 0.85], [0.6, 0.35], [1, 0.9]) + halo('bright', 0.2, 0.4),
        both(
          shape(wing, 'url(#wing)') +
            veins.map((d) => line(d, ink(0.95), 5)).join('') +
            line('M190 470C300 560 430 640 560 690M330 980C430 970 540 900 620 830', none, 12) +
            disc(380, 560, 52, none) +
            disc(380, 560, 34, full) +
            disc(388, 552, 10, none) +
            disc(430, 900, 36, none) +
            disc(430, 900, 22, full),
        ),
        shape(
          'M700 540C740 540 756 620 748 720C744 860 730 960 700 1010C670 960 656 860 652 720C644 620 660 540 700 540Z',
          full,
        ),
        Array.from({ length: 7 }, (_, at) =>
          line(`M668 ${720 + at * 36}Q700 ${738 + at * 36} 732 ${720 + at * 36}`, none, 5),
        ),
        disc(700, 530, 40, full),
        both(
          line('M690 500C660 400 590 330 520 310', full, 8) +
            Array.from({ length: 12 }, (_, at) =>
              line(`M${672 - at * 13} ${450 - at * 12 + (at * at) / 3}l-34 -6`, full, 4),
            ).join(''),
        ),
      ),
      orange: plate(
        size,
        halo('lamp', 0.6, 0.9),
        disc(700, 690, 680, 'url(#lamp)'),
        disc(700, 690, 560, ink(0.42)),
        both(shape(wing, ink(0.85)) + disc(380, 560, 52, ink(0.1)) + disc(430, 900, 36, none)),
      ),
    },
  }
}

export const creatures = { owl: owl(), lamb: lamb(), moth: moth() }
