import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toasts } from './controls/toasts.tsx'
import { queryClient } from './http/query-client.ts'
import { router } from './router.tsx'
import './styling/base.css'

const place = document.querySelector('#app')
if (place === null) throw new Error('the page has no place for the editor')

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
