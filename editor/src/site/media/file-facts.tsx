import type { ReactNode } from 'react'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { formatDay } from '../../ground/dates/format.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import styles from './file-detail.module.css'

const corners = ['topLeft', 'topRight', 'center', 'bottomLeft', 'bottomRight'] as const

/** What is known of a file by its bytes. */
export function FileFacts({ siteId, asset }: { readonly siteId: string; readonly asset: Asset }) {
  const { width, height, colorData } = asset
  const settings = useSettings(siteId)
  return (
    <dl className={styles['facts']}>
      <Fact name="Size">{fileSizeText(asset.byteSize)}</Fact>
      {width !== null && height !== null && (
        <Fact name="Dimensions">
          {width} × {height}
        </Fact>
      )}
      <Fact name="Type">{asset.contentType}</Fact>
      <Fact name="Added">{formatDay(asset.addedOn, settings)}</Fact>
      {colorData !== null && (
        <Fact name="Colors">
          <span className={styles['swatches']} aria-hidden>
            {corners.map((corner) => (
              <span
                key={corner}
                style={{ background: `#${colorData[`${corner}Average`] ?? ''}` }}
              />
            ))}
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Fact(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
