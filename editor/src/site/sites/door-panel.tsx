import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { doorWords, moveDoor } from './door.ts'
import type { PanelProps } from './panel-props.ts'

/** Whether the site is open to visitors at all. */
export function DoorPanel(props: PanelProps) {
  return (
    <Panel title="Door" hint={doorWords(props.site, props.settings)}>
      <div>
        <DoorButton {...props} />
      </div>
    </Panel>
  )
}

/** The one button that opens the site, and then closes it. */
export function DoorButton({ site, settings }: PanelProps) {
  const [isPending, setPending] = useState(false)
  const { isClosed = false } = settings
  const Sign = isClosed ? DoorOpen : DoorClosed
  return (
    <Button
      kind={isClosed ? 'primary' : 'plain'}
      icon={<Sign size={16} aria-hidden />}
      isPending={isPending}
      onPress={() => {
        setPending(true)
        void moveDoor(site, settings, !isClosed).finally(() => setPending(false))
      }}
    >
      {isClosed ? 'Open the door' : 'Close the door'}
    </Button>
  )
}
