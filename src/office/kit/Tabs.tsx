import type { ReactNode } from 'react'
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components'

interface TabPart {
  id: string
  label: string
  content: ReactNode
}

interface TabsProps {
  /** Names the whole. */
  label: string
  parts: readonly TabPart[]
  /** The part that shows, and what is done when another is chosen, where its screen keeps it in the address. */
  openId?: string
  onOpen?: (id: string) => void
}

/** Parts of a screen of which one shows. */
export function Tabs({ label, parts, openId, onOpen }: TabsProps) {
  return (
    <RacTabs
      className="stack"
      {...(openId !== undefined && { selectedKey: openId })}
      onSelectionChange={(key) => onOpen?.(String(key))}
    >
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
