import { ExternalLink } from 'lucide-react'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { previewParameter } from '@vitrine/rules/site/sites/frame-paths.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import type { Site } from '../sites/sites.ts'
import { wayToSite } from '../sites/way-to-site.ts'
import { pathOfItem } from './posts.ts'

type Place = {
  readonly page: { readonly urlId: string }
  readonly post: { readonly urlId: string }
  readonly state: PostState
}

/** What asks to see a post on the site: as visitors do, or as they will once it is published. */
export function lookWord(state: PostState): string {
  return state === PostState.published ? 'View' : 'Preview'
}

/** Where a post is seen; one that is not public yet with the drafts of its words. */
export function wayToPost(site: Site, { page, post, state }: Place): string {
  const path = pathOfItem(page, post)
  const isPublic = state === PostState.published
  return wayToSite(site, isPublic ? path : `${path}?${previewParameter}=1`)
}

/** Leads to the post as visitors see it, or will; in a tab of its own, which cannot reach this one. */
export function LookAtPost({ site, ...place }: Place & { readonly site: Site }) {
  return (
    <a className={buttonClass()} href={wayToPost(site, place)} target="_blank" rel="noopener">
      <ExternalLink size={16} aria-hidden /> {lookWord(place.state)}
    </a>
  )
}
