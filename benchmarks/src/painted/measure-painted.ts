import { chromium, type Browser } from 'playwright-core'
import { interleave, median } from '../measure/ratio.ts'
import type { Figure } from '../measure/report.ts'
import type { ProductUnderTest } from '../product-under-test.ts'
import { loadOnPhone, type Painted } from './load-on-phone.ts'
import { startMirror, type Mirror } from './mirror.ts'

const rounds = 5

type Side = { readonly mirror: Mirror; readonly seen: Painted[] }

/** P9: what a visitor with a slow phone waits for, against the same page without any script. */
export async function measurePainted(under: ProductUnderTest): Promise<Figure[]> {
  const at = { port: under.product.port, host: under.shopHost }
  const ours = await startMirror({ ...at, hasScript: true })
  const peer = await startMirror({ ...at, hasScript: false })
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const product = await measurePage(browser, ours, peer, under.sample.path)
    const home = await measurePage(browser, ours, peer, '/')
    return [
      paintFigure('P9a', 'product page on a slow phone, largest paint', product),
      paintFigure('P9b', 'home on a slow phone, largest paint', home),
      ...waitFigures([...product.ours.seen, ...home.ours.seen]),
    ]
  } finally {
    await browser.close()
    await ours.stop()
    await peer.stop()
  }
}

type Compared = { readonly ours: Side; readonly peer: Side; readonly ratio: number }

async function measurePage(
  browser: Browser,
  ours: Mirror,
  peer: Mirror,
  path: string,
): Promise<Compared> {
  const sides: Readonly<Record<'ours' | 'peer', Side>> = {
    ours: { mirror: ours, seen: [] },
    peer: { mirror: peer, seen: [] },
  }
  const load = async ({ mirror, seen }: Side): Promise<number> => {
    const painted = await loadOnPhone(browser, `${mirror.address}${path}`)
    seen.push(painted)
    return painted.lcpMs
  }
  // the first load fills both mirrors
  for (const side of Object.values(sides)) await loadOnPhone(browser, side.mirror.address + path)
  const { ratio } = await interleave(
    rounds,
    () => load(sides.ours),
    () => load(sides.peer),
  )
  return { ...sides, ratio }
}

function paintFigure(id: string, job: string, { ours, peer, ratio }: Compared): Figure {
  const middle = ({ seen }: Side): string => median(seen.map((one) => one.lcpMs)).toFixed(0)
  return {
    id,
    job,
    value: ratio,
    unit: 'x without script',
    floor: 1.15,
    goal: 1.05,
    better: 'lower',
    detail: `${middle(ours)} against ${middle(peer)} ms`,
  }
}

/** What only the side with scripts is asked for: the worst of all loads; floors are web.dev's "good". */
function waitFigures(seen: readonly Painted[]): Figure[] {
  const detail = `the worst of ${seen.length} loads`
  const cls = Math.max(...seen.map((one) => one.cls))
  const tbt = Math.max(...seen.map((one) => one.tbtMs))
  const shared = { better: 'lower', detail } as const
  return [
    {
      id: 'P9c',
      job: 'what moves while it loads',
      value: cls,
      unit: 'CLS',
      floor: 0.1,
      goal: 0,
      ...shared,
    },
    {
      id: 'P9d',
      job: 'time that a press would wait',
      value: tbt,
      unit: 'ms',
      floor: 200,
      goal: 50,
      ...shared,
    },
  ]
}
