/**
 * The crumb among the cookies that a script reads (`document.cookie`): the one that no neighbouring
 * host can set, else the one of the bare name (spec §7), which is all there is without TLS.
 */
export function crumbAmongCookies(cookies: string): string | undefined {
  const named = (name: string): string | undefined =>
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  return named('__Host-crumb') ?? named('crumb')
}
