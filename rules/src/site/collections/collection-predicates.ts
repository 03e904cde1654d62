import type { Predicate, PredicateTable, Scope } from '@vitrine/template-language/scope.ts'
import {
  asBoolean,
  asNumber,
  asString,
  child,
  isTruthy,
} from '@vitrine/template-language/values.ts'
import { CollectionType, FolderBehavior } from './collection.ts'

function collectionOf(scope: Scope): unknown {
  return child(scope.node, 'collection')
}

function isIndex(scope: Scope): boolean {
  const collection = collectionOf(scope)
  return (
    isTruthy(child(collection, 'folder')) &&
    child(collection, 'folderBehavior') === FolderBehavior.index
  )
}

function isTemplatePage(scope: Scope): boolean {
  const collection = collectionOf(scope)
  const type = child(collection === undefined ? scope.node : collection, 'type')
  return asNumber(type) === CollectionType.templatePage
}

/** Index and redirect folders are links, and so is everything that is no folder (spec §4). */
function isClickable(scope: Scope): boolean {
  const behavior = scope.resolve(['folderBehavior'])
  return (
    behavior === undefined ||
    behavior === null ||
    asNumber(behavior) === FolderBehavior.index ||
    asNumber(behavior) === FolderBehavior.redirect
  )
}

const typeNameEquals: Predicate = ([name]) => {
  return (scope) => name !== undefined && asString(scope.resolve(['typeName'])) === name
}

export const collectionPredicates: PredicateTable = {
  'calendar-view?': () => (scope) => asBoolean(scope.resolve(['calendarView'])),
  'clickable?': () => isClickable,
  'collection?': () => (scope) => isTruthy(collectionOf(scope)),
  'collection-page?': () => (scope) =>
    asNumber(child(collectionOf(scope), 'type')) === CollectionType.page,
  'collection-template-page?': () => isTemplatePage,
  'collectionTypeNameEquals?': typeNameEquals,
  'folder?': () => (scope) => isTruthy(child(collectionOf(scope), 'folder')),
  'index?': () => isIndex,
  'redirect?': () => (scope) =>
    asNumber(child(scope.node, 'folderBehavior')) === FolderBehavior.redirect,
}
