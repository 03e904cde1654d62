type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key is that by which people save: Ctrl or Cmd and S. */
export function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey
}
