import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows the parts of a page one at a time.',
  avoid: 'For views with a URL, use a tab bar. For form choices, use a segmented control.',
  usedIn: ['Orders', 'public site sign-in'],
  keys: [
    ['Tab', 'Moves to the tabs, then into the panel'],
    ['Arrow keys', 'Shows the next or previous panel'],
    ['Home, End', 'Shows the first or last panel'],
  ],
};

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
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
        <TabPanel id="active">Active orders</TabPanel>
        <TabPanel id="done">Completed orders</TabPanel>
      </>
    ),
  },
  parameters: { page },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pill: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: /All/ }));
    await userEvent.keyboard(onward());
    await expect(view.getByRole('tab', { name: /Active/ })).toHaveAttribute('aria-selected', 'true');
    await expect(view.getByRole('tabpanel')).toHaveTextContent('Active orders');
  },
};

export const Line: Story = { args: { look: 'line' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongTexts: Story = longTexts(({ title, label, short, text }) => (
  <Tabs>
    <TabList aria-label={title}>
      <Tab id="a" count={42}>
        {label}
      </Tab>
      <Tab id="b">{short}</Tab>
    </TabList>
    <TabPanel id="a">{text}</TabPanel>
    <TabPanel id="b">{title}</TabPanel>
  </Tabs>
));

export const Keyboard: Story = {
  play: () =>
    expectFocusAfterKeys(
      ['{Tab}', 'tab', /All/],
      [onward(), 'tab', /Active/],
      [backward(), 'tab', /All/],
      ['{End}', 'tab', /Done/],
      ['{Home}', 'tab', /All/],
      ['{Tab}', 'tabpanel', /All/],
    ),
};

export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Orders' });
    await expectOnScreen(list);
    await expectNoOverflow(list);
    for (const tab of canvas.getAllByRole('tab')) await expect(tab.offsetHeight).toBe(40);
  },
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    const of = await canvas.findByRole('tab', { name: /Active/ });
    await expectStyleChange({ of, says: 'data-hovered', by: 'color' }, () => userEvent.hover(of));
  },
};

/** Inside the tab, because the scrolling row clips it. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const of = await canvas.findByRole('tab', { name: /All/ });
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
    await expect(getComputedStyle(of).outlineOffset).toBe('-2px');
  },
};
