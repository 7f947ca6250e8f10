import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { readStart } from './shell/start.ts'

const root = document.getElementById('kantoor')
const start = readStart()
if (root && start) {
  root.className = ''
  createRoot(root).render(
    <StrictMode>
      <App start={start} />
    </StrictMode>,
  )
}
