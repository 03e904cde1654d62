import { z } from 'zod'

/** `about.json` of a starter's folder: what somebody reads who chooses one to begin with. */
export const starterAboutSchema = z.strictObject({
  /** What sort of site it is, such as "A shop". */
  title: z.string().trim().min(1).max(60),
  /** One sentence. */
  description: z.string().trim().min(1).max(200),
  /** Its place among the others, the smallest first. */
  order: z.int().min(0),
})
export type StarterAbout = z.output<typeof starterAboutSchema>

/** Its pictures, which lie beside `about.json`, by what they show it on. */
export const starterScreenshots = {
  wide: 'screenshot.jpg',
  phone: 'screenshot-phone.jpg',
} as const
export type StarterScreenshot = keyof typeof starterScreenshots

/** A starter that says nothing of itself has the name of its folder, after all others. */
export function withoutAbout(name: string): StarterAbout {
  const title = name.slice(0, 1).toUpperCase() + name.slice(1)
  return { title, description: '', order: Number.MAX_SAFE_INTEGER }
}

/** By their own order, then by name. */
export function inOrder<One extends { readonly name: string; readonly about: StarterAbout }>(
  starters: readonly One[],
): One[] {
  return starters.toSorted(
    (a, b) => a.about.order - b.about.order || (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
}
