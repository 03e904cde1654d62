/** Where forms are read, judged and drawn. */
export const formsPaths = {
  forms: '/api/editor/sites/:siteId/forms',
  /** spec §7. */
  validate: '/api/rest/forms/validate/:formId',
  /** spec §7. */
  templateSchema: '/api/template/GetTemplateSchema',
} as const
