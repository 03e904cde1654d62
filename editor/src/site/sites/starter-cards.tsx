import type { UseQueryResult } from '@tanstack/react-query'
import type { StarterChoice } from '@vitrine/rules/site/sites/sites-api.ts'
import { useId, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { LoadError } from '../../ground/controls/states.tsx'
import styles from './starter-cards.module.css'

type StarterCardsProps = {
  readonly starters: UseQueryResult<readonly StarterChoice[]>
  readonly value: string
  readonly onChange: (name: string) => void
}

const label = 'Begin with'

/** The sites that one may begin with, each as it looks on a screen and on a phone. */
export function StarterCards({ starters, value, onChange }: StarterCardsProps) {
  if (starters.isPending) return <PendingCards />
  if (starters.isError) {
    return (
      <LoadError
        error={starters.error}
        message="What there is to begin with could not be loaded."
        onRetry={() => void starters.refetch()}
      />
    )
  }
  return (
    <RadioGroup className={styles['group'] ?? ''} value={value} onChange={onChange}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['cards']}>
        {starters.data.map((starter) => (
          <StarterCard key={starter.name} starter={starter} />
        ))}
      </div>
    </RadioGroup>
  )
}

function StarterCard({ starter }: { readonly starter: StarterChoice }) {
  const { name, title, description, screenshots } = starter
  const [titleId, wordsId] = [useId(), useId()]
  return (
    <Radio
      value={name}
      className={styles['card'] ?? ''}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
    >
      <span className={styles['picture']} aria-hidden>
        <span className={styles['screen']}>
          <Screenshot address={screenshots.wide} initial={title.slice(0, 1)} />
        </span>
        {screenshots.phone !== null && (
          <span className={styles['phone']}>
            <Screenshot address={screenshots.phone} initial="" />
          </span>
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span className={styles['mark']} aria-hidden />
          <span id={titleId} className={styles['title']}>
            {title}
          </span>
        </span>
        <span id={wordsId} className={styles['description']}>
          {description}
        </span>
      </span>
    </Radio>
  )
}

/** A starter of which there is no picture, or none that arrives, shows how it begins. */
function Screenshot(props: { readonly address: string | null; readonly initial: string }) {
  const [isBroken, setBroken] = useState(false)
  if (props.address === null || isBroken) {
    return <span className={styles['initial']}>{props.initial}</span>
  }
  return <img src={props.address} alt="" onError={() => setBroken(true)} />
}

/** As large as the cards that are on their way. */
function PendingCards() {
  return (
    <div className={styles['group']}>
      <span className={styles['label']}>{label}</span>
      <output className={styles['cards']} aria-label="Loading">
        {[1, 2, 3].map((card) => (
          <span key={card} className={styles['card']} data-pending>
            <span className={styles['picture']}>
              <span className={styles['screen']} />
            </span>
            <span className={styles['words']}>
              {[1, 2, 3, 4].map((line) => (
                <span key={line} className={styles['bar']} />
              ))}
            </span>
          </span>
        ))}
      </output>
    </div>
  )
}
