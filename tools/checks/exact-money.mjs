import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

const rooms =
  'cart|checkout|coupons|donations|gift-cards|installments|orders|payments|sales|subscriptions'
const counting = new RegExp(
  `^(?:rules/src/shop/(?:${rooms})/(?!sales-)|rules/src/ground/money/|server/src/shop/(?:${rooms})/)`,
)
/** What templates and owners write as decimals, which nothing is counted with. */
const ofTexts = 'rules/src/ground/money/decimal-text.ts'

/**
 * Money is whole minor units: where it is counted there is no fraction, nothing that reads or writes one,
 * and what is divided is rounded at once, or divided as bigints.
 */
export const exactMoney = {
  name: 'exact money',
  run(folder) {
    const counts = (path) =>
      counting.test(path) && path !== ofTexts && isCode(path) && !isTest(path)
    return listFiles(folder, counts).flatMap((path) => {
      const { text, program } = readSource(folder, path)
      return findFractions(program).map(
        ({ start, what }) => `${path}:${lineOf(text, start)} ${what}; count in whole minor units.`,
      )
    })
  },
}

const rounding = new Set(['floor', 'ceil', 'round', 'trunc'])

function findFractions(program) {
  const found = []
  const note = (node, what) => found.push({ start: node.start, what })
  const rounded = new Set()
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'number' && !Number.isInteger(node.value)) {
        note(node, `holds the fraction ${node.raw}`)
      }
    },
    CallExpression(node) {
      const { callee } = node
      const called = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      if (called === 'parseFloat') note(node, 'reads a fraction with parseFloat')
      if (called === 'toFixed') note(node, 'writes a fraction with toFixed')
      const isMath = callee.type === 'MemberExpression' && callee.object.name === 'Math'
      const isWhole = isMath ? rounding.has(called) : called === 'Number'
      if (isWhole) rounded.add(node.arguments[0])
    },
    BinaryExpression(node) {
      if (node.operator === '/' && !rounded.has(node)) {
        note(node, 'divides without rounding at once')
      }
    },
    AssignmentExpression(node) {
      if (node.operator === '/=') note(node, 'divides without rounding at once')
    },
  }).visit(program)
  return found
}
