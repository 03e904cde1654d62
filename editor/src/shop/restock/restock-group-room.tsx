import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Download, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SignUp, SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { restockPaths } from '@vitrine/rules/shop/restock/restock-paths.ts'
import { signUpStates } from '@vitrine/rules/shop/restock/sign-up-rows.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { Banner, LoadError, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, searchOf } from '../../ground/http/send-request.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { canBeTold, signUpsQuery, tellGroup, useRemoveSignUp } from './restock-query.ts'
import { groupName, obstacleWords, peopleWords, stockWords } from './restock-words.ts'
import { TellDialog } from './tell-dialog.tsx'
import list from '../../ground/controls/list.module.css'
import place from '../orders/order-room.module.css'

/** Who waits for one variant, and who was told of it. */
export function RestockGroupRoom() {
  const site = useSite()
  const { productId = '', variantId = '' } = useParams({ strict: false })
  const signUps = useInfiniteQuery(signUpsQuery(site.siteId, productId, variantId))
  const toRestock = {
    to: '/sites/$siteName/restock',
    params: { siteName: site.name },
    search: {},
  } as const
  const back = (
    <Link {...toRestock} className={list['back'] ?? ''}>
      <ArrowLeft size={16} aria-hidden /> Restock
    </Link>
  )
  const group = signUps.data?.pages[0]?.group
  if (group === undefined) {
    return (
      <Room title="Restock" back={back}>
        {signUps.isPending ? (
          <Skeleton rows={5} />
        ) : (
          <LoadError
            error={signUps.error}
            onRetry={() => void signUps.refetch()}
            back={
              <Link {...toRestock} className={buttonClass()}>
                Back to Restock
              </Link>
            }
          />
        )}
      </Room>
    )
  }
  const shown = signUps.data?.pages.flatMap((page) => page.signUps) ?? []
  const obstacle = obstacleWords(group)
  return (
    <Room title={groupName(group)} back={back} actions={<GroupTools site={site} group={group} />}>
      <p className={place['facts']}>
        <span>{peopleWords(group.waiting)} waiting</span>
        <span>{stockWords(group)}</span>
        {group.obstacle !== 'gone' && may(site, 'edit-products') && (
          <Link
            to="/sites/$siteName/products/$itemId"
            params={{ siteName: site.name, itemId: productId }}
          >
            Open the product
          </Link>
        )}
      </p>
      {obstacle !== undefined && <Banner tone="warn">{obstacle}</Banner>}
      <SignUpTable site={site} signUps={shown} />
      <LoadMore of={signUps} />
    </Room>
  )
}

function GroupTools({ site, group }: { readonly site: Site; readonly group: SignUpGroup }) {
  const { siteId } = site
  const { productId, variantId } = group
  const [isAsking, setAsking] = useState(false)
  const file = addressOf(restockPaths.csv, { siteId }) + searchOf({ productId, variantId })
  return (
    <>
      <Button
        icon={<Download size={15} aria-hidden />}
        onPress={() => downloadFile(file, 'restock.csv')}
      >
        Export as CSV
      </Button>
      <Button
        kind="primary"
        icon={<Mail size={15} aria-hidden />}
        isDisabled={!canBeTold(group)}
        onPress={() => setAsking(true)}
      >
        Tell them
      </Button>
      {isAsking && (
        <TellDialog
          siteId={siteId}
          waiting={group.waiting}
          what={groupName(group)}
          tell={() => tellGroup(siteId, group)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const tones = {
  waiting: 'warn',
  queued: 'warn',
  sent: 'ok',
  stored: 'quiet',
  failed: 'danger',
  unsure: 'danger',
} as const satisfies Record<SignUp['state'], string>

function SignUpTable({
  site,
  signUps,
}: {
  readonly site: Site
  readonly signUps: readonly SignUp[]
}) {
  const settings = useSettings(site.siteId)
  const remove = useRemoveSignUp(site.siteId)
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">E-mail address</th>
            <th scope="col" className={list['wide']}>
              Since
            </th>
            <th scope="col">State</th>
            <th scope="col" aria-label="Take off the list" />
          </tr>
        </thead>
        <tbody>
          {signUps.map((one) => (
            <tr key={one.id}>
              <td className={list['breaks']}>
                {one.siteVisitorEmail}{' '}
                {one.isJoinMailingList && <Mark tone="quiet">Mailing list</Mark>}
                {one.consentText !== '' && (
                  <span className={list['quiet']}> Agreed to: “{one.consentText}”</span>
                )}
                <span className={list['narrow']}>{formatInstant(one.createdOn, settings)}</span>
              </td>
              <td className={`${list['when']} ${list['wide']}`}>
                {formatInstant(one.createdOn, settings)}
              </td>
              <td>
                <Mark tone={tones[one.state]}>{signUpStates[one.state]}</Mark>
              </td>
              <td className={list['number']}>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Take ${one.siteVisitorEmail} off the list`}
                  icon={<Trash2 size={15} aria-hidden />}
                  onPress={() => void remove(one.id, one.siteVisitorEmail)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
