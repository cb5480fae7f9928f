import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: {
    children: (
      <>
        <TabList aria-label="Orders">
          <Tab id="all" count={42}>
            All
          </Tab>
          <Tab id="active" count={3}>
            Active
          </Tab>
          <Tab id="done">Done</Tab>
        </TabList>
        <TabPanel id="all">Every order</TabPanel>
        <TabPanel id="active">Running ones</TabPanel>
        <TabPanel id="done">What is complete</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pill: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: /All/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(view.getByRole('tab', { name: /Active/ })).toHaveAttribute('aria-selected', 'true');
    await expect(view.getByRole('tabpanel')).toHaveTextContent('Running ones');
  },
};

export const Line: Story = { args: { look: 'line' } };
