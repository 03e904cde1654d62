import { toolsApi, type ToolToken } from '@vitrine/rules/people/tools/tools-api.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { tokensQuery } from './tokens-query.ts'

/** Asks before a tool reads nothing any more: nobody has its token to bring it back. */
export function RevokeTokenDialog(props: {
  readonly siteId: string
  readonly token: ToolToken
  readonly onClose: () => void
}) {
  const { siteId, token, onClose } = props
  const question = useQuestion(async () => {
    try {
      await call(toolsApi.revoke, { params: { siteId, tokenId: token.id } })
    } catch (error) {
      return error instanceof RequestRefused ? error.message : interfaceMessages.surprise
    } finally {
      await queryClient.invalidateQueries(tokensQuery(siteId))
    }
    showNotice({ message: `${token.name} reads nothing any more.` })
    return undefined
  }, onClose)
  return (
    <FormDialog
      title={`Revoke ${token.name}?`}
      question={question}
      button="Revoke"
      kind="danger"
      onClose={onClose}
    >
      <p>
        The tool that has this token reads nothing any more, from now on. That is for good: to let
        it read again, make a new token and give it that one.
      </p>
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
    </FormDialog>
  )
}
