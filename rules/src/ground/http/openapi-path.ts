/** Where a site describes its calls, as OpenAPI. */
export const openApiPath = '/api/openapi.json'
