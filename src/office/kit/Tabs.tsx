import type { ReactNode } from 'react'
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components'

export interface TabPart {
  id: string
  label: string
  content: ReactNode
}

/** Parts of a screen of which one shows. `label` names the whole. */
export function Tabs({ label, parts }: { label: string; parts: readonly TabPart[] }) {
  return (
    <RacTabs className="stack">
      <TabList aria-label={label} className="tabs">
        {parts.map(({ id, label: name }) => (
          <Tab key={id} id={id} className="tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {parts.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </RacTabs>
  )
}
