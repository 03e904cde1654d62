import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { sentenceOf } from './upload-sentence.ts'
import { findFault, uploadFile } from './uploads.ts'

type GivenPicture = {
  readonly bytes: ArrayBuffer
  readonly contentType: string
  readonly name: string
}

/** A picture of the site as a text shows it: its address there, and its size in pixels. */
export type StoredPicture = {
  readonly src: string
  readonly width: number
  readonly height: number
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes a picture that somebody gave a file of the site, and says how that goes. Several become
 * files one after the other, in their order.
 * @returns null where it was refused
 */
export function storePicture(siteId: string, given: GivenPicture): Promise<StoredPicture | null> {
  const stored = last.then(() => store(siteId, given))
  last = stored
  return stored
}

async function store(
  siteId: string,
  { bytes, contentType, name }: GivenPicture,
): Promise<StoredPicture | null> {
  const file = new File([bytes], name === '' ? 'picture' : name, { type: contentType })
  const fault = await findFault(file, 'picture')
  if (fault !== undefined) return refuse(fault)
  const withdraw = showNotice({ message: 'Uploading…', isUnderWay: true })
  try {
    const { assetId } = await uploadFile(siteId, { file }, 'picture')
    const { body } = await queryClient.fetchQuery(documentQuery(siteId, 'asset', assetId))
    const { width, height } = body
    return { src: assetAddress(assetId, body), width: width ?? 0, height: height ?? 0 }
  } catch (error) {
    return refuse(sentenceOf(error, { file, accept: 'picture' }).message)
  } finally {
    withdraw()
  }
}

function refuse(message: string): null {
  showNotice({ message, isError: true })
  return null
}
