import { expect, test } from 'vitest'
import { soldBehind } from './sold-behind.ts'

const club = { id: 'club', title: 'Club', collectionId: 'shop', members: 0 }
const course = { id: 'course', title: 'Course', collectionId: 'courses', members: 0 }

test.each([
  ['the page that alone sells what opens it', ['club'], 'shop', ['club']],
  ['one of two that sell what opens it', ['club', 'course'], 'shop', []],
  ['another page', ['club'], 'journal', []],
  ['a page that something opens which is gone', ['gone'], 'shop', []],
])('%s is told from others', (_, chosen, collectionId, found) => {
  expect(soldBehind([club, course], chosen, collectionId).map(({ id }) => id)).toEqual(found)
})
