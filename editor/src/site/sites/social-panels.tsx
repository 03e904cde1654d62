import {
  shareNetworkIds,
  shareNetworks,
  usesDisqusComments,
} from '@vitrine/rules/site/sites/social-settings.ts'
import { socialInput } from '@vitrine/rules/site/sites/social-settings-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from './panel-props.ts'
import field from '../../ground/controls/field.module.css'
import styles from './details-form.module.css'

/** Whether visitors can say that they like something. */
export function LikesPanel({ site, settings }: PanelProps) {
  const { simpleLikingEnabled = false } = settings
  return (
    <Panel title="Likes">
      <div className={field['field']}>
        <SwitchField
          isSelected={simpleLikingEnabled}
          onChange={(is) =>
            void performAction(
              site.siteId,
              {
                action: 'set-social',
                input: {
                  set: { simpleLikingEnabled: is },
                  seen: { simpleLikingEnabled: settings.simpleLikingEnabled },
                },
              },
              { notice: is ? 'Visitors can like what they see.' : 'Likes are off. None is lost.' },
            )
          }
        >
          Visitors can like posts, events, pictures, recordings and products
        </SwitchField>
        <span className={field['hint']}>
          One like for each visitor, which they can take back. A template of your own shows them
          where it has a like button.
        </span>
      </div>
    </Panel>
  )
}

/** Where visitors can share what they see. */
export function SharePanel({ site, settings }: PanelProps) {
  const { shareButtonOptions = [] } = settings
  return (
    <Panel
      title="Share buttons"
      hint="Links on posts, events, pictures, recordings and products. Nothing of a network is loaded, so none of them learns who was here."
    >
      {shareNetworkIds.map((id) => (
        <SwitchField
          key={id}
          isSelected={shareButtonOptions.includes(id)}
          onChange={(is) =>
            void performAction(
              site.siteId,
              {
                action: 'set-social',
                input: {
                  set: {
                    shareButtonOptions: shareNetworkIds.filter((one) =>
                      one === id ? is : shareButtonOptions.includes(one),
                    ),
                  },
                  seen: { shareButtonOptions: settings.shareButtonOptions },
                },
              },
              {
                notice: is
                  ? `Visitors can share by ${shareNetworks[id]}.`
                  : `${shareNetworks[id]} is gone from the share buttons.`,
              },
            )
          }
        >
          {shareNetworks[id]}
        </SwitchField>
      ))}
    </Panel>
  )
}

const schema = socialInput.pick({ disqusShortname: true }).required()
const words: FieldWords = { labelOf: () => 'Short name', show: (_name, value) => String(value) }

/** Whether Disqus keeps the comments in place of the site. */
export function DisqusPanel({ site, settings }: PanelProps) {
  const { disqusShortname = '' } = settings
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'disqus',
    name: 'Disqus',
    stored: { disqusShortname },
    seen: { disqusShortname: settings.disqusShortname },
    schema,
    wish: (edit) => ({ action: 'set-social', input: edit }),
    notice: 'Disqus saved.',
  })
  const { values, errors, change } = form
  return (
    <Panel
      title="Disqus"
      hint={
        usesDisqusComments(settings)
          ? 'Disqus keeps the comments. A page loads it only when a visitor wants to see them; it then learns of the visit.'
          : 'With a short name, posts show comments that Disqus keeps, in place of your own.'
      }
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <TextField
          label="Short name"
          autoComplete="off"
          maxLength={50}
          value={values.disqusShortname}
          onChange={(typed) => change({ disqusShortname: typed })}
          hint="Of your forum at Disqus, such as my-studio. Empty: the site keeps its comments itself."
          error={errors['disqusShortname']}
        />
        <div className={styles['actions']}>
          <Button type="submit">Save Disqus</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
