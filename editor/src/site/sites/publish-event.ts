/** Somebody wants what was drafted on the open page to be public. */
export const publishEvent = 'vitrine:publish'
