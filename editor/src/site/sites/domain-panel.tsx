import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { domainsApi, type DomainsReply } from '@vitrine/rules/site/sites/domains-api.ts'
import { mainDomain, readDomains } from '@vitrine/rules/site/sites/domains.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { performAction, refresh, sayDone } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { LoadError, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { siteOrigin, visitorOrigin } from '../../ground/http/site-origin.ts'
import { DomainRecords } from './domain-records.tsx'
import type { PanelProps } from './panel-props.ts'
import form from './details-form.module.css'
import styles from './domain-panel.module.css'

/** Below the key of all documents, because undo may list a name again, or take it away. */
function domainsQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'domains'),
    queryFn: () => call(domainsApi.read, { params: { siteId } }),
  })
}

/** By which names visitors come to the site. */
export function DomainPanel(props: PanelProps) {
  const { site } = props
  const query = useQuery(domainsQuery(site.siteId))
  const address = visitorOrigin(site).replace(/^https?:\/\//, '')
  const others = site.domain === null ? '' : ' All other names of the site lead them there.'
  return (
    <Panel title="Names of the site" hint={`Visitors come to ${address}.${others}`}>
      {query.isPending && <Skeleton rows={2} height={44} />}
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <Names {...props} known={query.data} />}
      <AddDomain key={site.siteId} siteId={site.siteId} />
    </Panel>
  )
}

type NamesProps = PanelProps & { readonly known: DomainsReply }

function Names({ site, settings, known }: NamesProps) {
  const { names, primary } = readDomains(settings)
  const proved = known.domains.flatMap(({ name, isProved }) => (isProved ? [name] : []))
  const main = mainDomain({ names, primary }, proved)
  const choose = (name: string | null): void =>
    void performAction(
      site.siteId,
      { action: 'set-primary-domain', input: { name } },
      { notice: `Visitors come to ${name ?? known.host} now.` },
    )
  return (
    <ul className={styles['names']}>
      <li className={styles['name']}>
        <div className={styles['head']}>
          <h4>{known.host}</h4>
          {main === null && <Mark tone="ok">Main address</Mark>}
        </div>
        <p className={styles['quiet']}>The name that the site began with. It is always there.</p>
        {main !== null && (
          <div className={form['actions']}>
            <MainButton name={known.host} onPress={() => choose(null)} />
          </div>
        )}
      </li>
      {known.domains.map((domain) => (
        <li key={domain.name} className={styles['name']}>
          <div className={styles['head']}>
            <h4>{domain.name}</h4>
            <Mark tone={domain.isProved ? 'ok' : 'warn'}>
              {domain.isProved ? 'Proved' : 'Not proved yet'}
            </Mark>
            {main === domain.name && <Mark tone="ok">Main address</Mark>}
            {primary === domain.name && !domain.isProved && (
              <Mark tone="quiet">Main address once proved</Mark>
            )}
          </div>
          <DomainRecords siteId={site.siteId} domain={domain} known={known} />
          <div className={form['actions']}>
            {domain.isProved && main !== domain.name && (
              <MainButton name={domain.name} onPress={() => choose(domain.name)} />
            )}
            {domain.isProved && (
              <a href={siteOrigin({ host: domain.name })} target="_blank" rel="noopener">
                Open {domain.name}
              </a>
            )}
            <Button
              kind="danger"
              aria-label={`Remove ${domain.name}`}
              onPress={() =>
                void performAction(
                  site.siteId,
                  { action: 'remove-domain', input: { name: domain.name } },
                  { notice: `${domain.name} removed: the site answers on it no more.` },
                )
              }
            >
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function MainButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button aria-label={`Make main address: ${name}`} onPress={onPress}>
      Make main address
    </Button>
  )
}

function AddDomain({ siteId }: { readonly siteId: string }) {
  const [typed, setTyped] = useState('')
  useTypedWords(useId(), typed !== '')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const add = async (): Promise<void> => {
    setPending(true)
    setError(undefined)
    try {
      const body = { name: typed }
      const done = await whileSaving(() => call(domainsApi.add, { params: { siteId }, body }))
      await refresh(siteId, done)
      setTyped('')
      sayDone(siteId, 'Name added. Set its record, then check it.', done)
    } catch (caught) {
      setError(caught instanceof RequestRefused ? caught.message : interfaceMessages.surprise)
    }
    setPending(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void add()
  }
  return (
    <form className={form['form']} noValidate onSubmit={submit}>
      <TextField
        label="A name of your own"
        placeholder="www.example.com"
        autoComplete="off"
        spellCheck="false"
        inputMode="url"
        maxLength={1000}
        value={typed}
        onChange={setTyped}
        hint="One that you have bought. Add it with www and without, each by itself, so that visitors find the site by both."
        error={error}
      />
      <div className={form['actions']}>
        <Button type="submit" isPending={isPending}>
          Add name
        </Button>
      </div>
    </form>
  )
}
