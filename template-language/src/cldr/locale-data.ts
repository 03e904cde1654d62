/** What the engine knows of a locale; made by {@link createLocales}. */
export type LocaleData = { readonly id: string }
