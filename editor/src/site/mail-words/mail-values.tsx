import { Button } from 'react-aria-components'
import styles from './mail-words.module.css'

/** What the words of a mail can name; pressed, one comes to where somebody was typing. */
export function MailValues({
  values,
  onInsert,
}: {
  readonly values: Readonly<Record<string, string>>
  readonly onInsert: (name: string) => void
}) {
  return (
    <section className={styles['values']} aria-labelledby="mail-values">
      <h3 id="mail-values">Values</h3>
      <p className={styles['quiet']}>
        Each stands for what it is in the very mail. Press one to put it where you were typing.
        Between <code>{'{.if site.email}'}</code> and <code>{'{.end}'}</code> stands what is said
        only where there is such a value.
      </p>
      <ul>
        {Object.entries(values).map(([name, what]) => (
          <li key={name}>
            <Button className={styles['value'] ?? ''} onPress={() => onInsert(name)}>
              {`{${name}}`}
            </Button>
            <span className={styles['quiet']}>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
