import { vi } from 'vitest'

/**
 * Files of tests share a process, which saves half of their time; what modules remember, such as a
 * rate or a query, begins anew with each of them.
 */
vi.resetModules()
