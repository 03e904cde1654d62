import { readBusiness, weekDays } from '@vitrine/rules/site/sites/business.ts'
import {
  mobileInfoParts,
  readMobileInfo,
  type MobileInfoPart,
} from '@vitrine/rules/site/sites/mobile-info.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from './panel-props.ts'
import field from '../../ground/controls/field.module.css'

const words: Readonly<Record<MobileInfoPart, { readonly name: string; readonly lacks: string }>> = {
  isContactEmailEnabled: { name: 'E-mail', lacks: 'Fill in “E-mail for customers” first.' },
  isContactPhoneNumberEnabled: { name: 'Phone', lacks: 'Fill in the phone number first.' },
  isLocationEnabled: { name: 'Map', lacks: 'Fill in the address first.' },
  isBusinessHoursEnabled: { name: 'Opening hours', lacks: 'Fill in the opening hours first.' },
}

/** The bar at the bottom of phones: whoever comes on their way finds the way. */
export function MobileInfoPanel({ site, settings }: PanelProps) {
  const shown = readMobileInfo(settings)
  const turn = (part: MobileInfoPart, isOn: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-mobile-info',
        input: { set: { [part]: isOn }, seen: { [part]: shown[part] } },
      },
      { notice: `${words[part].name} ${isOn ? 'stands in' : 'is gone from'} the bar for phones.` },
    )
  return (
    <Panel
      title="Bar for phones"
      hint="Stays at the bottom of small screens, with what visitors on their way look for. With nothing on, there is none."
    >
      {mobileInfoParts.map((part) => (
        <div key={part} className={field['field']}>
          <SwitchField isSelected={shown[part]} onChange={(isOn) => turn(part, isOn)}>
            {words[part].name}
          </SwitchField>
          {shown[part] && !isTold(part, settings) && (
            <span className={field['hint']}>{words[part].lacks}</span>
          )}
        </div>
      ))}
    </Panel>
  )
}

/** Whether there is something to show. */
function isTold(part: MobileInfoPart, settings: SiteSettings): boolean {
  const business = readBusiness(settings)
  switch (part) {
    case 'isContactEmailEnabled':
      return settings.contactEmail !== ''
    case 'isContactPhoneNumberEnabled':
      return business.phone !== ''
    case 'isLocationEnabled':
      return `${business.addressLine1}${business.addressLine2}${business.addressCountry}` !== ''
    case 'isBusinessHoursEnabled':
      return weekDays.some((day) => business[day] !== '')
  }
}
