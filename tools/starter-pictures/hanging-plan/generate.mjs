// node tools/starter-pictures/hanging-plan/generate.mjs: prints the plan that the lamp shop sells as a file. Its
// pages fit US Letter and A4, and its rims are an eighth each, as whole ones would need a plotter.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const inch = 72
/** As wide as A4 and as high as Letter, in points. */
const page = { width: 595, height: 792 }
const margin = 40

const texts = [
  [
    'How high',
    'Over a table, hang the rim 28 to 32 inches above the top: low enough to light',
    'the plates, high enough to see the person across from you.',
    'Over a counter where you stand, 34 to 36 inches.',
    'In a hall or over a stair, leave seven feet of air below it.',
    'Hold the paper rim up on a stick before you cut the cord. Sit down. Stand up.',
    'Then ask somebody taller.',
  ],
  [
    'How wide',
    'One lamp over a table is half to two thirds as wide as the table is.',
    'Over a long table, use two or three: a third of its width each, and as far',
    'apart, from rim to rim, as one of them is wide.',
    'Keep the outer rims eight inches inside the ends of the table.',
    'A shade that opens wide gives a soft edge; a deep one gives a pool.',
  ],
  [
    'How bright',
    'To eat: 400 to 600 lumens for each lamp, warm white (2700 K).',
    'To work: 800 to 1100 lumens, and a bulb that does not show below the rim.',
    'A dimmer is worth its price. Ask for one that is made for LED.',
    'Ask your electrician: Is there a box in the ceiling that holds ten pounds?',
    'Can the cord go to a hook, if the box is not above the table?',
    'Check the print: the line below is four inches long. If it is not, print once',
    'more at 100 percent.',
  ],
]

/** Wide in inches, as the shop sells them. */
const pendants = [
  ['Slip pendant', [14, 18]],
  ['Bell pendant', [9]],
  ['Saucer pendant', [16, 20]],
  ['Thimble pendant', [4.5]],
  ['Long Wharf pendant', [21.5]],
]

const write = (text, x, y, size, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`

function textPage([title, ...lines], number) {
  const ruler = `1 w ${margin} 90 m ${margin + 4 * inch} 90 l ${margin} 84 m ${margin} 96 l ${margin + 4 * inch} 84 m ${margin + 4 * inch} 96 l S`
  return [
    write(title, margin, page.height - 90, 26, 'F2'),
    ...lines.map((line, at) => write(line, margin, page.height - 130 - at * 24, 13)),
    ...(number === 3 ? [ruler] : []),
  ]
}

/** An eighth of a circle, from straight up to the right, as one curve. */
function eighth(radius, [x, y]) {
  const angle = Math.PI / 4
  const pull = (4 / 3) * Math.tan(angle / 4) * radius
  const end = [x + radius * Math.sin(angle), y + radius * Math.cos(angle)]
  const points = [
    [x + pull, y + radius],
    [end[0] - pull * Math.cos(angle), end[1] + pull * Math.sin(angle)],
    end,
  ]
  const curve = points.flat().map((one) => one.toFixed(2))
  return `1.2 w ${x} ${(y + radius).toFixed(2)} m ${curve.join(' ')} c S`
}

function rimPage([name, widths]) {
  const top = page.height - 130
  return [
    write(`The rim of the ${name}`, margin, page.height - 70, 20, 'F2'),
    write(
      'Cut along the curve. Eight of these, end to end, make the whole rim.',
      margin,
      page.height - 94,
      12,
    ),
    ...widths.flatMap((width, at) => {
      const radius = (width / 2) * inch
      const y = top - radius - at * 150
      return [
        eighth(radius, [margin - 20, y]),
        write(`${width} inches`, margin, y + radius - 22, 12),
      ]
    }),
  ]
}

/** A file of PDF 1.4 with these streams as its pages, in the fonts that every reader has. */
function pdf(pages) {
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((lines, at) => {
      const stream = lines.join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${6 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

const pages = [
  ...texts.map((text, at) => textPage(text, at + 1)),
  ...pendants.map((pendant) => rimPage(pendant)),
]
const file = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../starter-sites/corrigan/sold-files/hanging-plan.pdf',
)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, pdf(pages))
