import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

/** Leads to where something is given, with the amounts that can be chosen there (decision 112). */
export const donationBlock = blockType({
  type: 52,
  name: 'donation',
  title: 'Donation',
  group: 'Commerce',
  flag: 'donation',
  fields: {
    showTitle: onOff({ label: 'Show the title', empty: true }),
    showAmounts: onOff({ label: 'Show amounts to choose from', empty: true }),
    buttonLabel: text({
      label: 'Text of the button',
      help: 'Left empty, it says “Donate” in the language of your site.',
      max: 100,
    }),
    buttonAlignment: choice({
      label: 'Alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      empty: 'left',
    }),
  },
  setElsewhere: 'Donations are switched on in Settings, under Shop, Donations.',
  derive: (_, value, look) => {
    const donation = look.donation()
    if (donation === undefined || value.showAmounts) return { donation }
    return { donation: { ...donation, amounts: [] } }
  },
})
