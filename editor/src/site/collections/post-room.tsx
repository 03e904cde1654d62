import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, ChevronDown, History, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { isAlbum, isGallery } from '@vitrine/rules/site/collections/collection.ts'
import { isAudio } from '@vitrine/rules/site/content/audio.ts'
import { isEvent } from '@vitrine/rules/site/content/event.ts'
import { nounOfItem, nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { dropDraft, findDraft, putDraft } from '../../ground/changes/drafts.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { formKey } from '../../ground/changes/use-form-draft.ts'
import { useIsGone } from '../../ground/changes/use-is-gone.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton, titleOfUnread } from '../../ground/controls/states.tsx'
import { PictureField } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { audioFormId } from './audio-draft.ts'
import { AudioForm } from './audio-form.tsx'
import { customFormId } from './custom-draft.ts'
import { BannerForm, bannerFormId } from './banner-form.tsx'
import { CustomForm } from './custom-form.tsx'
import { eventFormId } from './event-draft.ts'
import { EventForm } from './event-form.tsx'
import { itemWords } from './item-words.ts'
import { LookAtPost } from './look-at-post.tsx'
import { bringPost, deletePost } from './post-actions.ts'
import { codeFormId } from '../fields/code-form.tsx'
import { ItemCode } from './item-code.tsx'
import { ItemSeoForm, itemSeoFormId } from './item-seo-form.tsx'
import { postFormId } from './post-draft.ts'
import { PostForm } from './post-form.tsx'
import { PostMark } from './post-mark.tsx'
import { stateEntries } from './post-table.tsx'
import { postQuery, type ListPage } from './posts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useWrite } from './use-write.ts'
import list from '../../ground/controls/list.module.css'
import styles from './posts.module.css'

/** One post: its state, and what is said of it beside its words. */
export function PostRoom() {
  const site = useSite()
  const { itemId = '' } = useParams({ strict: false })
  const post = useQuery(documentQuery(site.siteId, 'item', itemId))
  const collectionId = post.data?.body.collectionId ?? ''
  const page = useQuery({
    ...documentQuery(site.siteId, 'collection', collectionId),
    enabled: collectionId !== '',
  })
  const listed = useQuery(postQuery(site.siteId, itemId))
  const isGone = useIsGone(post)
  const isThere = post.data !== undefined && !isGone
  if (isThere && page.data !== undefined && listed.data !== undefined) {
    const { state } = listed.data
    return <PostPage key={itemId} site={site} post={post.data} page={page.data} state={state} />
  }
  const failed = [post, listed].find(({ isError }) => isError) ?? page
  if (!failed.isError) {
    return (
      <Room title="Post" back={<WayBack site={site} />}>
        <Skeleton rows={6} height={56} />
      </Room>
    )
  }
  return (
    <Room title={titleOfUnread(failed.error, 'Post')} back={<WayBack site={site} />}>
      <LoadError
        error={failed.error}
        onRetry={() => void failed.refetch()}
        back={
          <Link
            to="/sites/$siteName/posts"
            params={{ siteName: site.name }}
            search={{}}
            className={buttonClass()}
          >
            Back to Posts
          </Link>
        }
      />
    </Room>
  )
}

function WayBack({ site, page }: { readonly site: Site; readonly page?: ListPage }) {
  return (
    <Link
      to="/sites/$siteName/posts"
      params={{ siteName: site.name }}
      search={page === undefined ? {} : { page: page.id }}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden />{' '}
      {page === undefined ? 'Posts' : itemWords[nounOfPage(page.body)].title}
    </Link>
  )
}

type PostPageProps = {
  readonly site: Site
  readonly post: DocumentReply<'item'>
  readonly page: ListPage
  /** By the server's clock. */
  readonly state: PostState
}

function PostPage(props: PostPageProps) {
  const { site, post, page } = props
  const settings = useSettings(site.siteId)
  const { title } = post.body
  const noun = nounOfItem(post.body)
  const prefix = `/${page.body.urlId}/`
  return (
    <Room
      title={title}
      back={<WayBack site={site} page={page} />}
      actions={<PostTools {...props} />}
    >
      {settings !== undefined && isEvent(post.body) && (
        <EventForm siteId={site.siteId} id={post.id} event={post.body} settings={settings} />
      )}
      {isAudio(post.body) && <AudioForm site={site} id={post.id} audio={post.body} />}
      {settings !== undefined && (
        <PostForm siteId={site.siteId} post={post} prefix={prefix} settings={settings} />
      )}
      <CustomForm site={site} item={post} noun={noun} action="set-custom-content" />
      <PostPicture site={site} post={post} />
      {!isGallery(page.body) && !isAlbum(page.body) && (
        <PostBanner site={site} noun={noun} post={post} />
      )}
      <ItemSeoForm site={site} noun={noun} item={post} page={page} />
      <ItemCode site={site} noun={noun} item={post} />
    </Room>
  )
}

function PostTools({ site, post, page, state }: PostPageProps) {
  const { siteId, name: siteName } = site
  const navigate = useNavigate()
  const write = useWrite(site)
  const settings = useSettings(siteId)
  const [isScheduling, setScheduling] = useState(false)
  const { title, publishOn, collectionId, recordType, episodeNumber } = post.body
  const bringable = { id: post.id, recordType, episodeNumber }
  const bring = (to: PostState): void => {
    if (to === PostState.scheduled) setScheduling(true)
    else void bringPost(siteId, bringable, to)
  }
  const remove = async (): Promise<void> => {
    // who deletes a post asks for none of its words to be stored
    const forms = [
      postFormId,
      eventFormId,
      audioFormId,
      customFormId,
      itemSeoFormId,
      bannerFormId,
      codeFormId,
    ].map((of) => of(post.id))
    const typed = forms.flatMap((id) => findDraft(formKey(siteId, id)) ?? [])
    for (const { key } of typed) dropDraft(key)
    await navigate({
      to: '/sites/$siteName/posts',
      params: { siteName },
      search: { page: page.id },
    })
    const isDone = await deletePost(siteId, { id: post.id, title })
    if (!isDone) for (const draft of typed) putDraft(draft)
  }
  return (
    <>
      <Button
        kind="quiet"
        icon={<History size={16} aria-hidden />}
        aria-label={`History of ${title}`}
        onPress={() =>
          void navigate({
            to: '/sites/$siteName/history',
            params: { siteName },
            search: { of: `item/${post.id}` },
          })
        }
      />
      <span className={styles['state']}>
        <PostMark state={state} />
        <MenuButton
          label="Change the state"
          size="medium"
          icon={<ChevronDown size={16} aria-hidden />}
          entries={stateEntries(state, bring)}
        />
      </span>
      {(state === PostState.draft || state === PostState.needsReview) && (
        <Button kind="primary" onPress={() => bring(PostState.published)}>
          Publish
        </Button>
      )}
      {!isGallery(page.body) && !isAlbum(page.body) && (
        <Button
          icon={<PenLine size={16} aria-hidden />}
          onPress={() => void write({ id: post.id, collectionId, urlId: post.body.urlId })}
        >
          Write
        </Button>
      )}
      <LookAtPost site={site} page={page.body} post={post.body} state={state} />
      <Button kind="danger" onPress={() => void remove()}>
        Delete
      </Button>
      {isScheduling && settings !== undefined && (
        <ScheduleDialog
          title={`Schedule ${nounOfItem(post.body)}`}
          publishOn={publishOn}
          onSchedule={(at) => bringPost(siteId, bringable, PostState.scheduled, at)}
          timeZone={settings.timeZone}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}

function PostBanner(props: Pick<PostPageProps, 'site' | 'post'> & { readonly noun: string }) {
  const { site, post, noun } = props
  const { mainAssetId: _ownPlace, ...body } = post.body
  return (
    <Panel title="Banner">
      <BannerForm
        site={site}
        noun={noun}
        of={{ ...body, id: post.id }}
        wish={(edit) => ({ action: 'edit-item', input: { itemId: post.id, ...edit } })}
        foot={
          <div className={styles['actions']}>
            <Button type="submit">Save banner</Button>
          </div>
        }
      />
    </Panel>
  )
}

function PostPicture({ site, post }: Pick<PostPageProps, 'site' | 'post'>) {
  const { mainAssetId } = post.body
  const change = (id: string | null) =>
    performAction(
      site.siteId,
      {
        action: 'edit-item',
        input: { itemId: post.id, set: { mainAssetId: id }, seen: { mainAssetId } },
      },
      { notice: id === null ? 'Picture removed.' : 'Picture changed.' },
    )
  return (
    <Panel title="Picture">
      <PictureField
        site={site}
        label="Main picture"
        hint={`Stands in lists, and where the ${nounOfItem(post.body)} is shared.`}
        assetId={mainAssetId}
        onChange={(id) => void change(id)}
      />
    </Panel>
  )
}
