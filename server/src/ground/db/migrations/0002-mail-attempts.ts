import { sql, type Kysely } from 'kysely'

// `due_at` is there while a mail waits or is being sent, so that the index holds no other
const steps = [
  `alter table mail
    add column due_at bigint,
    add column attempts integer not null default 0,
    add column last_error text`,
  `update mail set due_at = created_at where status = 'queued'`,
  `update mail set attempts = 1 where status in ('sent', 'failed')`,
  `drop index mail_queued`,
  `create index mail_due on mail (due_at, id) where due_at is not null`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
