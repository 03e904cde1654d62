import { openDatabase, type DatabaseConnection } from '../ground/db/database.ts'

/** Every mail as it stands after three days without a mail server, which no journey waits for. */
export async function giveUpMails(connection: DatabaseConnection): Promise<void> {
  const database = openDatabase(connection)
  const lastError = 'The mail server could not be reached.'
  await database.kysely
    .updateTable('mail')
    .set({ status: 'failed', due_at: null, sent_at: null, attempts: 9, last_error: lastError })
    .execute()
  await database.close()
}
