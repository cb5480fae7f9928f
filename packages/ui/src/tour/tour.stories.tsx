import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { installFakeTimers } from '../fake-timers.ts';
import type { StoryPage } from '../story-page.ts';
import { backward, onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Tour, type TourProps, type TourStep } from './tour.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows new users the few places that matter, one at a time, with a sentence or two each.',
  avoid: 'Not for what a label or empty state can say in place, for more than six steps, or to repeat anything.',
  usedIn: ['First visit, and on request'],
  keys: [
    [
      'Arrow right',
      'Goes to the next step (previous in right-to-left languages). After the last step, closes the tour',
    ],
    ['Arrow left', 'Goes to the previous step (next in right-to-left languages)'],
    ['Escape', 'Closes the tour'],
    ['Tab', 'Moves between the step box and the highlighted element. The rest of the page is inert'],
  ],
};

const steps: readonly TourStep[] = [
  { name: 'orders', target: '#orders', title: 'Your orders', text: 'Everything you’ve ordered, newest first.' },
  { name: 'search', target: '#search', title: 'Search', text: 'Find an order by its number.', placement: 'end' },
  { name: 'chat', target: '#chat', title: 'Chat', text: 'Ask your booster.' },
  { name: 'help', target: '#help', title: 'Help', text: 'We reply within an hour.', placement: 'top' },
];

/** `missing` lists absent targets. */
function Place({ missing = [], ...props }: Omit<TourProps, 'onClose'> & { missing?: string[]; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const has = (id: string) => !missing.includes(id);
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start', minHeight: '180vh', alignContent: 'start' }}>
      <Button onPress={() => setOpen(true)}>Show me</Button>
      {has('orders') ? <Button id="orders">Orders</Button> : null}
      {has('search') ? (
        <div id="search">
          <TextField label="Find" />
        </div>
      ) : null}
      {has('chat') ? <Button id="chat">Chat</Button> : null}
      {has('help') ? (
        <Button id="help" style={{ marginBlockStart: '120vh' }}>
          Help
        </Button>
      ) : null}
      {isOpen ? (
        <Tour
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      ) : null}
    </div>
  );
}

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  args: { steps, onClose: fn(), onStepChange: fn() },
  argTypes: { steps: { control: 'object' }, step: { control: 'select', options: steps.map(({ name }) => name) } },
  parameters: { page, rest: 'dialog', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Place {...args} />,
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ends closed, with nothing to show. */
const unseen = { tags: ['!autodocs'] };
const asHighAs = (height: string) => ({ docs: { story: { height } } });

const begin = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Show me' }));
const box = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const ring = () => document.querySelector('.bd-tour-ring')!.getBoundingClientRect();

/** The page behind is inert, and focus returns. */
// @spec 2.10-9, 9.0-22
export const MovesThroughSteps: Story = {
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    const first = await box('Your orders');
    await expect(first).toHaveAccessibleDescription('Everything you’ve ordered, newest first.');
    await expect(first).toHaveTextContent('1 of 4');
    await expect(within(first).queryByRole('button', { name: 'Previous' })).toBeNull();
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Next' })).toHaveFocus());
    await waitFor(() => expect(canvasElement.querySelector('#chat')?.closest('[inert]')).not.toBeNull());
    await expect(canvasElement.querySelector('#orders')?.closest('[inert]')).toBeNull();
    const { width, height } = first.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(200);
    await expect(width).toBeLessThanOrEqual(400);
    await expect(Math.abs(width / height - 1.212)).toBeLessThan(0.02);
    await userEvent.click(within(first).getByRole('button', { name: 'Next' }));
    const second = await box('Search');
    await userEvent.click(within(second).getByRole('button', { name: 'Previous' }));
    await userEvent.click(within(await box('Your orders')).getByRole('button', { name: 'Close' }));
    await closed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Show me' })).toHaveFocus());
    await begin(canvasElement);
    await userEvent.click(within(await box('Your orders')).getByRole('button', { name: 'Next' }));
    await box('Search');
  },
};

export const Light: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await box('Your orders');
  },
};

const press = (keyCode: number, key: string, on: Element = document.body) => fireEvent.keyDown(on, { keyCode, key });
const goesRight = (arrow: string) => arrow === '{ArrowRight}';
const along = (arrow: string, on?: Element) =>
  goesRight(arrow) ? press(39, 'ArrowRight', on) : press(37, 'ArrowLeft', on);
/** In reading direction. */
const goOn = (on?: Element) => along(onward(), on);
const goBack = (on?: Element) => along(backward(), on);

/** Keys 39, 37 and 27. In a highlighted field, arrow keys belong to the field. */
// @spec 2.10-10
export const Keyboard: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    await box('Your orders');
    await goOn();
    await box('Search');
    await goBack(within(canvasElement).getByRole('textbox'));
    await goOn();
    await box('Chat');
    await goBack();
    await box('Search');
    await goOn();
    await box('Chat');
    await goOn();
    await expect(within(await box('Help')).getByRole('button', { name: 'Done' })).toBeVisible();
    await expect(args.onStepChange).toHaveBeenLastCalledWith('help');
    await goOn();
    await closed();
    await begin(canvasElement);
    await box('Your orders');
    await press(27, 'Escape');
    await closed();
    await begin(canvasElement);
    await box('Your orders');
  },
};

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  parameters: asHighAs('480px'),
  globals: { direction: 'rtl', theme: 'light' },
  args: {
    steps: [
      {
        name: 'orders',
        target: '#orders',
        title: 'طلباتك الحالية والسابقة كلها في مكان واحد',
        text: 'كل ما اشتريته من خدمات التعزيز، الأحدث أولاً، مع حالة كل طلب وتقدمه.',
      },
      { name: 'chat', target: '#chat', title: 'المحادثة', text: 'اسأل المعزز الخاص بك.' },
    ],
    texts: { next: 'التالي', previous: 'السابق', done: 'تم', close: 'إغلاق', progress: (at, of) => `${at} من ${of}` },
  },
  render: (args) => (
    <I18nProvider locale="ar-EG">
      <Place {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const first = await screen.findByRole('dialog');
    await expect(first.scrollWidth).toBeLessThanOrEqual(first.clientWidth);
    await press(37, 'ArrowLeft');
    await box('المحادثة');
    await press(39, 'ArrowRight');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1 من 2'));
  },
};

export const LongGerman: Story = {
  parameters: asHighAs('480px'),
  globals: { theme: 'light' },
  args: {
    steps: [
      {
        name: 'orders',
        target: '#orders',
        title: 'Auftragsbenachrichtigungseinstellungen',
        text: 'Hier legen Sie fest, über welche Statusänderungen Ihrer Aufträge Sie unverzüglich benachrichtigt werden möchten, und auf welchem Weg das geschehen soll.',
      },
      { name: 'chat', target: '#chat', title: 'Unterhaltung', text: 'Fragen Sie Ihren Booster.' },
    ],
    texts: {
      next: 'Weiter',
      previous: 'Zurück',
      done: 'Fertig',
      close: 'Schließen',
      progress: (at, of) => `${at} von ${of}`,
    },
  },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const first = await screen.findByRole('dialog');
    await expect(first.scrollWidth).toBeLessThanOrEqual(first.clientWidth);
    await expect(first.offsetWidth).toBeGreaterThan(220);
    await expect(first.offsetWidth).toBeLessThanOrEqual(400);
    await expect(first.scrollHeight).toBeLessThanOrEqual(first.clientHeight);
    await expect(Math.abs(first.offsetWidth / first.offsetHeight - 1.212)).toBeLessThan(0.02);
  },
};

/** Taller than its shape at 400 px. */
// @spec 9.0-22
export const VeryLong: Story = {
  parameters: asHighAs('640px'),
  args: { steps: steps.map((step) => ({ ...step, text: `${step.text} `.repeat(20) })) },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const first = await screen.findByRole('dialog');
    await expect(first.offsetWidth).toBe(400);
    await expect(first.scrollHeight).toBeLessThanOrEqual(first.clientHeight);
  },
};

// @spec 9.0-22
export const ShortText: Story = {
  args: { steps: [{ name: 'orders', target: '#orders', title: 'Orders', text: 'Yours.' }] },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect((await box('Orders')).offsetWidth).toBe(200);
  },
};

export const MissingInTheMiddle: Story = {
  render: (args) => <Place {...args} missing={['search']} />,
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    await box('Your orders');
    await goOn();
    await box('Chat');
    await goBack();
    await box('Your orders');
    await expect(args.onStepChange).not.toHaveBeenCalledWith('search');
  },
};

/** If a selector matches several elements, a visible one is used. */
export const HiddenInTheMiddle: Story = {
  args: { steps: steps.map((one) => (one.name === 'chat' ? { ...one, target: '[data-place=chat]' } : one)) },
  render: (args) => (
    <>
      <style>{'#search { display: none }'}</style>
      <p data-place="chat" hidden>
        Chat
      </p>
      <p data-place="chat" style={{ blockSize: 30 }}>
        Chat
      </p>
      <Place {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    await box('Your orders');
    await goOn();
    await box('Chat');
    await waitFor(() => expect(ring().height).toBe(38));
    await expect(args.onStepChange).not.toHaveBeenCalledWith('search');
  },
};

// @spec 5.0-14
export const MissingFirstCloses: Story = {
  ...unseen,
  render: (args) => <Place {...args} missing={['orders']} />,
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await closed();
  },
};

// @spec 5.0-14
export const MissingLastCloses: Story = {
  ...unseen,
  args: { step: 'chat' },
  render: (args) => <Place {...args} missing={['help']} />,
  play: async ({ args, canvasElement }) => {
    await begin(canvasElement);
    await box('Chat');
    await goOn();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await closed();
  },
};

class Catch extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said === undefined ? this.props.children : <p role="alert">{this.state.said}</p>;
  }
}

// @spec 5.0-13
export const UnknownStep: Story = {
  parameters: { rest: 'alert', ...asHighAs('96px') },
  args: { step: 'loyalty' },
  render: (args) => (
    <Catch>
      <Place {...args} />
    </Catch>
  ),
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The tour has no step named loyalty');
  },
};

/** Through scrolling, resizing, moving and re-renders. */
export const FollowsItsTarget: Story = {
  args: { step: 'help' },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await box('Help');
    const help = canvasElement.querySelector<HTMLElement>('#help')!;
    const isOn = () => {
      const { top, left, width } = help.getBoundingClientRect();
      return expect([ring().top, ring().left, ring().width].map(Math.round)).toEqual(
        [top - 4, left - 4, width + 8].map(Math.round),
      );
    };
    await waitFor(isOn);
    const before = ring().top;
    window.scrollBy(0, -40);
    await waitFor(() => expect(Math.round(ring().top - before)).toBe(40));
    await isOn();
    help.style.inlineSize = '200px';
    window.dispatchEvent(new Event('resize'));
    await waitFor(isOn);
    help.style.translate = '30px 10px';
    await waitFor(isOn);
    help.parentElement!.style.transform = 'translateY(-20px)';
    await waitFor(isOn);
    help.style.display = 'none';
    await waitFor(() => expect(document.querySelector('.bd-tour-ring')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible();
    help.style.display = '';
    await waitFor(isOn);
    const parent = help.parentElement!;
    help.remove();
    await waitFor(() => expect(document.querySelector('.bd-tour-ring')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible();
    parent.append(help);
    await waitFor(isOn);
  },
};

/** Goes below, or above. */
export const NoRoomBeside: Story = {
  parameters: asHighAs('640px'),
  globals: onAPhone,
  args: {
    steps: [
      {
        name: 'list',
        target: '#list',
        title: 'The list',
        text: 'Each order has its own row with status and price.',
        placement: 'end',
      },
      { name: 'page', target: '#page', title: 'The page', text: 'Everything is here.' },
    ],
  },
  render: (args) => (
    <div id="page" style={{ minHeight: '100vh' }}>
      <div id="list" style={{ height: 100, border: '1px solid' }}>
        Order 1
      </div>
      <Tour {...args} />
    </div>
  ),
  play: async () => {
    const first = await box('The list');
    await expectOnScreen(first);
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(ring().bottom);
    await userEvent.click(within(first).getByRole('button', { name: 'Next' }));
    await expectOnScreen(await box('The page'));
    await goBack();
    await box('The list');
  },
};

/** 1 ms after the press, or later. */
// @spec 9.0-23
export const WaitsForItsTarget: Story = {
  ...unseen,
  args: { waitingTime: 400 },
  play: async ({ canvasElement }) => {
    const time = installFakeTimers();
    try {
      await begin(canvasElement);
      time.advance(399);
      await expect(screen.queryByRole('dialog')).toBeNull();
      time.advance(1);
      await box('Your orders');
    } finally {
      time.uninstall();
    }
  },
};

export const OnAPhone: Story = {
  parameters: asHighAs('640px'),
  globals: onAPhone,
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    for (const name of ['Your orders', 'Search', 'Chat', 'Help']) {
      const step = await box(name);
      await expectOnScreen(step);
      await userEvent.click(within(step).getByRole('button', { name: /Next|Done/ }));
    }
    await closed();
    await begin(canvasElement);
    await expectOnScreen(await box('Your orders'));
  },
};
