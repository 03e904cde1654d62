import { answerJobs } from '../jobs/answer-jobs.ts'
import { sanitiseHtml } from './sanitise-html.ts'

answerJobs(sanitiseHtml)
