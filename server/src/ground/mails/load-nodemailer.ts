type Library = typeof import('nodemailer').default

/** The library that speaks to mail servers, loaded when the first mail is to go out. */
export async function loadNodemailer(): Promise<Library> {
  const { default: nodemailer } = await import('nodemailer')
  return nodemailer
}
