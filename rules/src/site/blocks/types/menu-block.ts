import { blockType } from '../block-type.ts'
import type { Seen } from '../field-kind.ts'
import { choice } from '../kinds/choice.ts'
import { list } from '../kinds/list.ts'
import { text } from '../kinds/text.ts'

const title = text({ label: 'Title', max: 200 })
const description = text({ label: 'Description', max: 1000, lines: 3 })

/** What a kitchen offers, in sections with prices; several menus are tabs. */
export const menuBlock = blockType({
  type: 18,
  name: 'menu',
  title: 'Menu',
  group: 'More',
  flag: 'menu',
  isPartialName: true,
  fields: {
    menus: list({
      label: 'Menus',
      one: 'Menu',
      max: 10,
      fields: {
        title,
        description,
        sections: list({
          label: 'Sections',
          one: 'Section',
          max: 20,
          fields: {
            title,
            description,
            items: list({
              label: 'Dishes',
              one: 'Dish',
              max: 50,
              fields: {
                title,
                description,
                price: text({ label: 'Price', help: 'Such as 12.50, or words.', max: 50 }),
              },
            }),
          },
        }),
      },
    }),
    menuStyle: choice({
      label: 'Layout',
      options: { simple: 'Columns', centered: 'Centered' },
      empty: 'simple',
    }),
    currencySymbol: text({
      label: 'Currency symbol',
      help: 'Stands before each price that is a number.',
      max: 5,
      empty: '$',
    }),
  },
  tabs: { Content: ['menus'], Design: ['menuStyle', 'currencySymbol'] },
  hint: ({ menus }) =>
    menus.some(({ sections }) => sections.some(({ items }) => items.some(hasWords)))
      ? null
      : 'Add a menu with sections and dishes',
  derive({ menus, currencySymbol, menuStyle }) {
    const shown = menus.map((one) => shownMenu(one, currencySymbol)).filter(hasSections)
    // beside what it is the price of, or below
    const pricePlace = menuStyle === 'centered' ? 'bottom' : 'top'
    return { shownMenus: shown, isSeveral: shown.length > 1, pricePlace }
  },
})

function shownMenu(menu: Seen, sign: string): Seen {
  const sections = rowsOf(menu, 'sections').flatMap((section) => {
    const items = rowsOf(section, 'items')
      .filter((one) => one['title'] !== '' || one['price'] !== '')
      .map((one) => ({ ...one, sign: isNumber(String(one['price'])) ? sign : '' }))
    return items.length === 0 ? [] : [{ ...section, items }]
  })
  return { ...menu, sections }
}

function hasSections(menu: Seen): boolean {
  return rowsOf(menu, 'sections').length > 0
}

function hasWords(dish: { readonly title: string; readonly price: string }): boolean {
  return dish.title !== '' || dish.price !== ''
}

function rowsOf(row: Seen, name: string): readonly Seen[] {
  const rows = row[name]
  return Array.isArray(rows) ? (rows as readonly Seen[]) : []
}

/** Words have no sign of a currency before them. */
function isNumber(price: string): boolean {
  return /^\s*\d/.test(price)
}
