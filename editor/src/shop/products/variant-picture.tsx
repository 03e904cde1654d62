import { FolderOpen, ImageOff } from 'lucide-react'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Thumbnail } from '../../site/media/picture-field.tsx'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import styles from './variants.module.css'

/** The picture that is shown once a variant is chosen: one of the product's, or another of the site. */
export function VariantPicture(props: {
  readonly site: Site
  readonly name: string
  readonly assetId: string | null
  readonly pictures: readonly string[]
  readonly onChange: (assetId: string | null) => void
  /** Another picture of the site is to be chosen. */
  readonly onChoose: () => void
}) {
  const { site, name, assetId, pictures, onChange, onChoose } = props
  return (
    <span className={styles['picture']}>
      <MenuButton
        label={assetId === null ? `Picture of ${name}: none` : `Picture of ${name}`}
        icon={<Thumbnail site={site} assetId={assetId} />}
        entries={[
          ...pictures.map((id, at) => ({
            id,
            name: `Picture ${at + 1}`,
            icon: (
              <span className={styles['choice']}>
                <Thumbnail site={site} assetId={id} />
              </span>
            ),
            onAction: () => onChange(id),
          })),
          // who has no use for the files is not led among them
          ...(may(site, 'edit-pages')
            ? [
                {
                  id: 'other',
                  name: 'Another picture…',
                  icon: <FolderOpen size={15} aria-hidden />,
                  onAction: onChoose,
                },
              ]
            : []),
          {
            id: 'none',
            name: 'None of its own',
            icon: <ImageOff size={15} aria-hidden />,
            isDisabled: assetId === null,
            onAction: () => onChange(null),
          },
        ]}
      />
    </span>
  )
}
