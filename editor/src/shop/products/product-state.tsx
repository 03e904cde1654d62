import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { PostState, type ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { ScheduleDialog } from '../../site/collections/schedule-dialog.tsx'
import { bringProducts } from './products-actions.ts'

type ProductStateProps = {
  readonly siteId: string
  readonly itemId: string
  readonly item: ContentItem
  /** By the server's clock; undefined until it is known. */
  readonly state: PostState | undefined
}

/** Whether a product is in the shop, or from when on it will be. */
export function ProductStateTools({ siteId, itemId, item, state }: ProductStateProps) {
  const settings = useSettings(siteId)
  const [isScheduling, setScheduling] = useState(false)
  const setLive = (isLive: boolean): void => {
    // at once, whenever it was to be live before
    const state = isLive ? PostState.published : PostState.draft
    void performAction(
      siteId,
      { action: 'set-product-states', input: { itemIds: [itemId], state } },
      { notice: isLive ? 'Product is live.' : 'Product is a draft now.' },
    )
  }
  const isScheduled = state === PostState.scheduled
  return (
    <>
      <SwitchField isSelected={item.visibility === 'live'} onChange={setLive}>
        {isScheduled ? `Live from ${formatInstant(item.publishOn, settings)}` : 'Live in the shop'}
      </SwitchField>
      {(item.visibility === 'draft' || isScheduled) && (
        <Button icon={<CalendarClock size={16} aria-hidden />} onPress={() => setScheduling(true)}>
          {isScheduled ? 'Another time' : 'Schedule'}
        </Button>
      )}
      {isScheduling && settings !== undefined && (
        <ScheduleDialog
          title="Schedule product"
          publishOn={item.publishOn}
          timeZone={settings.timeZone}
          onSchedule={(at) => bringProducts(siteId, [itemId], PostState.scheduled, at)}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
