const lines = (count, line) => `${Array.from({ length: count }, line).join('\n')}\n`

const longFunction = (name, count) =>
  `export function ${name}() {\n  const found = []\n${lines(count, (_, n) => `  found.push(${n})`)}  return found\n}\n`

/**
 * Files that break one rule of `.oxlintrc.json` each: what a person did wrong, where, and a word of
 * the refusal. `beside` are further files that the violation needs.
 */
export const lintViolations = [
  {
    title: 'the template language imports the rules',
    path: 'template-language/src/plant-rules.ts',
    text: "import { makeId } from '@vitrine/rules/ground/ids/ids.ts'\n\nexport const id = makeId\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the template language reaches for the DOM',
    path: 'template-language/src/plant-dom.ts',
    text: "export const title = document.querySelector('title')\n",
    refusal: 'no-restricted-globals',
  },
  {
    title: 'a rule reads a file',
    path: 'rules/src/shop/cart/plant-node.ts',
    text: "import { readFileSync } from 'node:fs'\n\nexport const text = readFileSync('x', 'utf8')\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'a rule draws with React',
    path: 'rules/src/shop/cart/plant-react.ts',
    text: "import { createElement } from 'react'\n\nexport const element = createElement('p')\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'a rule imports the server',
    path: 'rules/src/shop/cart/plant-server.ts',
    text: "import { context } from '@vitrine/server/ground/context.ts'\n\nexport const it = context\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'a rule fetches',
    path: 'rules/src/shop/cart/plant-fetch.ts',
    text: "export const reply = () => fetch('/')\n",
    refusal: 'no-restricted-globals',
  },
  {
    title: 'a rule sets a timer',
    path: 'rules/src/shop/cart/plant-timer.ts',
    text: 'export const later = (run: () => void) => setTimeout(run, 10)\n',
    refusal: 'no-restricted-globals',
  },
  {
    title: 'the storefront ships a schema',
    path: 'storefront/src/shop/cart/plant-schema.ts',
    text: "import { cartReply } from '@vitrine/rules/shop/cart/cart-api.ts'\n\nexport const schema = cartReply\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the storefront draws with React',
    path: 'storefront/src/shop/cart/plant-react.ts',
    text: "import { createElement } from 'react'\n\nexport const element = createElement('p')\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the storefront imports zod',
    path: 'storefront/src/shop/cart/plant-zod.ts',
    text: "import { z } from 'zod'\n\nexport const schema = z.string()\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the storefront imports the template language',
    path: 'storefront/src/shop/cart/plant-language.ts',
    text: "import { render } from '@vitrine/template-language/render.ts'\n\nexport const it = render\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the storefront imports the editor',
    path: 'storefront/src/shop/cart/plant-editor.ts',
    text: "import { it } from '@vitrine/editor/shop/cart/it.ts'\n\nexport const same = it\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the editor imports the server',
    path: 'editor/src/shop/orders/plant-server.ts',
    text: "import { list } from '@vitrine/server/shop/orders/list-orders.ts'\n\nexport const it = list\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the editor imports node',
    path: 'editor/src/shop/orders/plant-node.ts',
    text: "import { join } from 'node:path'\n\nexport const it = join('a', 'b')\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'the server imports the storefront',
    path: 'server/src/shop/cart/plant-storefront.ts',
    text: "import { pill } from '@vitrine/storefront/shop/cart/pill.ts'\n\nexport const it = pill\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: "a feature of the server uses another feature's store",
    path: 'server/src/shop/cart/plant-store.ts',
    text: "import { findStock } from '../stock/stock-store.ts'\n\nexport const it = findStock\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: "a feature of the server uses another feature's routes",
    path: 'server/src/shop/cart/deeper/plant-routes.ts',
    text: "import { routes } from '../../stock/stock-routes.ts'\n\nexport const it = routes\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'a package is entered by its path instead of its name',
    path: 'server/src/shop/cart/plant-path.ts',
    text: "import { makeId } from '../../../rules/src/ground/ids/ids.ts'\n\nexport const it = makeId\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'a journey knows the inside of the server',
    path: 'e2e/src/plant-inside.e2e.ts',
    text: "import { findStock } from '@vitrine/server/site/stock/stock-store.ts'\n\nexport const it = findStock\n",
    refusal: 'no-restricted-imports',
  },
  {
    title: 'two files import each other',
    path: 'rules/src/ground/money/plant-circle.ts',
    text: "import { two } from './plant-circle-back.ts'\n\nexport const one = () => two\n",
    beside: {
      'rules/src/ground/money/plant-circle-back.ts':
        "import { one } from './plant-circle.ts'\n\nexport const two = () => one\n",
    },
    refusal: 'no-cycle',
  },
  {
    title: 'a file has a default export',
    path: 'rules/src/ground/money/plant-default.ts',
    text: 'export default function price() {\n  return 1\n}\n',
    refusal: 'no-default-export',
  },
  {
    title: 'a file has more than 400 lines',
    path: 'rules/src/ground/money/plant-long.ts',
    text: lines(401, (_, n) => `export const price${n} = ${n}`),
    refusal: 'max-lines',
  },
  {
    title: 'a function has more than 60 lines',
    path: 'rules/src/ground/money/plant-long-function.ts',
    text: longFunction('prices', 60),
    refusal: 'max-lines-per-function',
  },
  {
    title: 'a component has more than 120 lines',
    path: 'editor/src/shop/orders/plant-long-component.tsx',
    text: longFunction('Orders', 120),
    refusal: 'max-lines-per-function',
  },
  {
    title: 'a file is not named in kebab-case',
    path: 'rules/src/ground/money/plantCamel.ts',
    text: 'export const price = 1\n',
    refusal: 'filename-case',
  },
  {
    title: 'something is of type any',
    path: 'rules/src/ground/money/plant-any.ts',
    text: 'export const price = (value: any) => String(value)\n',
    refusal: 'no-explicit-any',
  },
  {
    title: 'a type is imported as a value',
    path: 'rules/src/ground/money/plant-type-import.ts',
    text: "import { Price } from './price.ts'\n\nexport const same = (price: Price): Price => price\n",
    refusal: 'consistent-type-imports',
  },
  {
    title: 'a promise is left alone',
    path: 'server/src/shop/cart/plant-promise.ts',
    text: 'export function forget(save: () => Promise<void>): void {\n  save()\n}\n',
    refusal: 'no-floating-promises',
  },
  {
    title: 'values are compared with coercion',
    path: 'rules/src/ground/money/plant-coercion.ts',
    text: 'export const isOne = (value: number) => value == 1\n',
    refusal: 'eqeqeq',
  },
  {
    title: 'a picture has no text for those who cannot see it',
    path: 'editor/src/site/media/plant-picture.tsx',
    text: 'export function Picture() {\n  return <img src="x.png" />\n}\n',
    refusal: 'alt-text',
  },
]

/** Files that look like violations and are none; the lint must leave them alone. */
export const lintNeighbours = {
  'storefront/src/shop/cart/good-types.ts':
    "import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'\nimport { pillLabel } from '@vitrine/rules/shop/cart/pill-label.ts'\n\nexport const label = (reply: CartReply) => pillLabel(reply)\n",
  'server/src/shop/cart/good-store.ts':
    "import { readStock } from '../stock/read-stock.ts'\nimport { cartStore } from './cart-store.ts'\nimport type { FileStore } from '../../ground/files/file-store.ts'\n\nexport const it = (files: FileStore) => [readStock, cartStore, files]\n",
  'server/src/good-routes.ts':
    "import { cartRoutes } from './cart/cart-routes.ts'\n\nexport const it = [...cartRoutes]\n",
  'server/src/shop/cart/good-lines.ts': longFunction('prices', 56),
  'rules/src/shop/cart/good-imports.ts':
    "import { z } from 'zod'\nimport { render } from '@vitrine/template-language/render.ts'\nimport { money } from '../money/money.ts'\n\nexport const it = [z.string(), render, money]\n",
  'e2e/src/good-journey.e2e.ts':
    "import { startTestServer } from '@vitrine/server/testing/start-test-server.ts'\n\nexport const it = startTestServer\n",
}
