/** A bar above every page, with something that visitors are to know now. */
export type Announcement = {
  readonly isShown: boolean
  /** HTML, sanitised when saved. */
  readonly html: string
  /** Where the whole bar leads; empty: nowhere but by links in its text. */
  readonly link: string
  /** Whether visitors may close it. */
  readonly isClosable: boolean
}

const noAnnouncement: Announcement = { isShown: false, html: '', link: '', isClosable: true }

/** Of a site's settings, as far as they tell it. */
type Announced = { readonly announcement?: Announcement }

export function readAnnouncement({ announcement }: Announced): Announcement {
  return announcement ?? noAnnouncement
}

/** The announcement that visitors see; undefined where it is off or says nothing. */
export function shownAnnouncement(settings: Announced): Announcement | undefined {
  const announcement = readAnnouncement(settings)
  const words = announcement.html.replace(/<[^<>]*>/g, '').trim()
  return announcement.isShown && words !== '' ? announcement : undefined
}
