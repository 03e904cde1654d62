import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { savedWithErrors } from '@vitrine/rules/site/templates/templates-messages.ts'
import { templatesApi } from '@vitrine/rules/site/templates/templates-api.ts'
import { savingWays, type Stored } from '../../ground/changes/save-draft.ts'
import { showNotice, withdrawOffer } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { useSite } from '../sites/use-site.ts'
import { fileKey } from './code-drafts.ts'

/** Says what is wrong with the open file once it is stored, whichever way: visitors have it then. */
export function useSavedCheck(path: string): void {
  const { siteId, name: siteName } = useSite()
  const navigate = useNavigate()
  useEffect(() => {
    const say = async (text: string): Promise<void> => {
      const { problems } = await call(templatesApi.check, {
        params: { siteId },
        body: { path, text },
      })
      const errors = problems.filter(({ severity }) => severity === 'error')
      const [first] = errors
      // what an older save was said to have is mended, or said again
      withdrawOffer()
      if (first === undefined) return
      const { line, column } = first
      const search = { file: path, line, column }
      const run = () =>
        void navigate({ to: '/sites/$siteName/template', params: { siteName }, search })
      const message = savedWithErrors(path, errors.length)
      showNotice({ message, isError: true, action: { name: 'Show', run } })
    }
    const onStored = ({ sent }: Stored): void => {
      const text = sent['text']?.value
      // the list of problems below the text says when it could not be checked
      if (typeof text === 'string') say(text).catch(() => undefined)
    }
    const key = fileKey(siteId, path)
    const way = { onStored }
    savingWays.set(key, way)
    return () => {
      if (savingWays.get(key) === way) savingWays.delete(key)
    }
  }, [siteId, siteName, path, navigate])
}
