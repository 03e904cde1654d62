import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { MenuButton } from './menu-button.tsx'

/** The menu of an entry of a list that can be edited and removed. */
export function EntryActions(props: {
  readonly name: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  const { name, onEdit, onRemove } = props
  return (
    <MenuButton
      label={`Actions of ${name}`}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        {
          id: 'edit',
          name: 'Edit',
          icon: <Pencil size={15} aria-hidden />,
          onAction: onEdit,
        },
        {
          id: 'remove',
          name: 'Remove',
          icon: <Trash2 size={15} aria-hidden />,
          isDanger: true,
          onAction: onRemove,
        },
      ]}
    />
  )
}
