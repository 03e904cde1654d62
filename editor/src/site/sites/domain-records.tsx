import { useId, useState, type ReactNode } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import {
  domainsApi,
  type DomainsReply,
  type OwnDomain,
} from '@vitrine/rules/site/sites/domains-api.ts'
import { refresh } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CopyButton } from '../../ground/controls/copy-button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { addressRecords, checkWords, leadWords } from './domain-words.ts'
import form from './details-form.module.css'
import styles from './domain-panel.module.css'

type RecordsProps = {
  readonly siteId: string
  readonly domain: OwnDomain
  readonly known: DomainsReply
}

/**
 * What an owner sets at the company that has their name, and whether it is seen already. Once that is
 * proved it stays open as long as they look, with what the check said.
 */
export function DomainRecords(props: RecordsProps) {
  const { domain } = props
  const [isOpen, setOpen] = useState(!domain.isProved)
  return (
    <details
      className={styles['details']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Records of {domain.name}</summary>
      <Steps {...props} />
    </details>
  )
}

function Steps({ siteId, domain: { name, record, isProved }, known }: RecordsProps) {
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly words: string }>()
  const [isPending, setPending] = useState(false)
  const check = async (): Promise<void> => {
    setPending(true)
    setSaid(undefined)
    try {
      const found = await call(domainsApi.check, { params: { siteId }, body: { name } })
      const isGood = found.outcome === 'proved'
      setSaid({ isGood, words: checkWords(name, record.name, found) })
      if (isGood && !isProved) {
        await Promise.all([
          refresh(siteId, undefined),
          queryClient.invalidateQueries({ queryKey: ['sites'] }),
        ])
      }
    } catch (error) {
      const words = error instanceof RequestRefused ? error.message : interfaceMessages.surprise
      setSaid({ isGood: false, words })
    }
    setPending(false)
  }
  return (
    <div className={styles['steps']}>
      <Step
        words={`Prove that ${name} is yours: where you bought it, add this TXT record. Where the form there adds your domain by itself, type only what stands in front of that.`}
      >
        <dl className={styles['record']}>
          <Value label="Type" value="TXT" />
          <Value label="Name" value={record.name} copied={`the name of the record of ${name}`} />
          <Value label="Value" value={record.value} copied={`the value of the record of ${name}`} />
        </dl>
      </Step>
      <Step words={leadWords(name, known)}>
        {addressRecords(known).map(({ type, value }) => (
          <dl key={value} className={styles['record']}>
            <Value label="Type" value={type} />
            <Value label="Name" value={name} />
            <Value label="Value" value={value} copied={`the ${type} record for ${name}`} />
          </dl>
        ))}
      </Step>
      <div className={form['actions']}>
        <Button
          kind={isProved ? 'plain' : 'primary'}
          isPending={isPending}
          onPress={() => void check()}
        >
          {isProved ? 'Check again' : 'Check now'}
        </Button>
      </div>
      <output>
        {said !== undefined && (
          <Banner tone={said.isGood ? 'ok' : 'warn'}>
            <span className={styles['said']}>{said.words}</span>
          </Banner>
        )}
      </output>
    </div>
  )
}

function Step({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['step']} aria-labelledby={id}>
      <p id={id}>{words}</p>
      {children}
    </section>
  )
}

function Value(props: {
  readonly label: string
  readonly value: string
  /** What is copied, in words; absent: nothing needs to be. */
  readonly copied?: string
}) {
  const { label, value, copied } = props
  return (
    <div className={styles['value']}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {copied !== undefined && <CopyButton text={value} what={copied} />}
      </dd>
    </div>
  )
}
