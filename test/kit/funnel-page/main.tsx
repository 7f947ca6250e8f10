import '../../../src/web/render/sheets/base.css'
import '../../../src/web/render/sheets/funnel.css'
import '../../../src/web/render/sheets/insurance.css'
import { createRoot } from 'react-dom/client'
import { exampleOf } from '../../../src/core/fields/brick/group.ts'
import type { Funnel } from '../../../src/web/engine/definition/define.ts'
import { FunnelIsland } from '../../../src/web/engine/react/FunnelIsland.tsx'
import { signedList } from '../../../src/web/engine/testing/test-signed-list.ts'

// Funnels that no page of the site has, for journeys; the address names the one to show.

const funnels: readonly Funnel[] = [signedList]
const slug = window.location.pathname.slice(1)
const funnel = funnels.find((one) => one.slug === slug)
const root = document.querySelector('main')
if (funnel && root)
  createRoot(root).render(
    <FunnelIsland
      funnel={funnel}
      properties={exampleOf(funnel.properties) as Record<string, unknown>}
      phone="088 000 12 00"
    />,
  )
