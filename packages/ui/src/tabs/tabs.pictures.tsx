import type { PicturePair } from '../docs-pictures.ts';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Parts of one subject, the most used first.',
      picture: (
        <Tabs>
          <TabList aria-label="Orders">
            <Tab id="active" count={3}>
              Active
            </Tab>
            <Tab id="done">Done</Tab>
          </TabList>
          <TabPanel id="active">Three active orders</TabPanel>
          <TabPanel id="done">Completed orders</TabPanel>
        </Tabs>
      ),
    },
    dont: {
      caption: 'Steps that have an order. Tabs can be visited in any.',
      picture: (
        <Tabs>
          <TabList aria-label="Checkout">
            <Tab id="1">1. Details</Tab>
            <Tab id="2">2. Payment</Tab>
          </TabList>
          <TabPanel id="1">Enter your rank first</TabPanel>
          <TabPanel id="2">Payment</TabPanel>
        </Tabs>
      ),
    },
  },
];
