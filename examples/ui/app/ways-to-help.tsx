'use client'

import { Segmented } from '@islamic-centre/ui/segmented'
import { Tabs } from '@islamic-centre/ui/tabs'
import { useState } from 'react'

const tabs = [
  { id: 'money', label: 'With money', panel: <p>A donation pays for heating and light.</p> },
  { id: 'time', label: 'With time', panel: <p>Volunteers cook, teach and repair.</p> },
]

/** Controlled tabs: a second control changes the open one. */
export function WaysToHelp() {
  const [tab, setTab] = useState('money')
  return (
    <div className="stack">
      <Segmented
        label="How"
        options={[
          { value: 'money', label: 'Money' },
          { value: 'time', label: 'Time' },
        ]}
        value={tab}
        onChange={setTab}
      />
      <Tabs label="Ways to help" tabs={tabs} tab={tab} onTabChange={setTab} />
    </div>
  )
}
