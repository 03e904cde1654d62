import { Link } from '@tanstack/react-router'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  countProblems,
  type TemplateProblem,
} from '@vitrine/rules/site/templates/template-problem.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Mark } from '../../ground/controls/states.tsx'
import { mayEnter } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import type { PageProblems } from './use-page-frame.ts'
import styles from './template-notice.module.css'

type TemplateNoticeProps = { readonly site: Site; readonly found: PageProblems }

/** What is wrong with the template of the open page; visitors see nothing of it. */
export function TemplateNotice({ site, found }: TemplateNoticeProps) {
  const { problems, total } = found
  const [isOpen, setOpen] = useState(false)
  const more = total - problems.length
  return (
    <section className={styles['notice']} aria-label="Template problems">
      <header className={styles['header']}>
        <TriangleAlert size={15} aria-hidden />
        <output className={styles['count']}>
          This page’s template has {countProblems(problems)}
          {more > 0 && ` and ${more} more`}.
        </output>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          icon={<ChevronDown size={15} aria-hidden />}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </header>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
        <section className={styles['body']} aria-label="What is wrong" tabIndex={0}>
          <p className={styles['hint']}>Only people who edit this site see this.</p>
          <ol className={styles['list']}>
            {problems.map((problem, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes in place
              <li key={index} className={styles['problem']}>
                <Mark tone={problem.severity === 'error' ? 'danger' : 'warn'}>
                  {problem.severity === 'error' ? 'Error' : 'Warning'}
                </Mark>
                <span>{problem.message}</span>
                <Place site={site} problem={problem} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  )
}

/** Where the mistake is, as a way into the code editor where there is one. */
function Place({ site, problem }: { readonly site: Site; readonly problem: TemplateProblem }) {
  const { path, place, line, column } = problem
  const words = line > 0 ? `${place}, line ${line}` : place
  if (path === null || !mayEnter(site, 'template')) {
    return <span className={styles['place']}>{words}</span>
  }
  return (
    <Link
      to="/sites/$siteName/template"
      params={{ siteName: site.name }}
      search={{ file: path, ...(line > 0 && { line, column }) }}
      className={styles['place'] ?? ''}
    >
      {words}
    </Link>
  )
}
