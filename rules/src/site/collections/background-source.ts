/** Where a background comes from (spec §3), by wire numbers. */
export const BackgroundSource = { upload: 1, instagram: 2, video: 3, none: 4 } as const
export type BackgroundSource = (typeof BackgroundSource)[keyof typeof BackgroundSource]

/** The number by which templates know that nobody has chosen. */
export const undefinedSource = -1
