import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge, Tag } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button, buttonVariants, IconButton } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { ButtonLink, Link } from '../link/link.tsx';
import { ListRow, ListRows } from '../list-row/list-row.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Select } from '../select/select.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { forceState } from '../testing/force-state.ts';
import { TextField } from '../text-field/text-field.tsx';

/** All controls, for visual review. */
const meta = { title: 'Recipes/Controls', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const two = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 16 } as const;

export const Profile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, padding: 24, maxWidth: 740 }}>
      <Card
        title="You"
        isLined
        footer={
          <>
            <span style={{ flex: 1, color: 'var(--bd-text-muted)', fontSize: 13 }}>1 field needs attention</span>
            <Button variant="quiet">Discard</Button>
            <Button variant="primary">Save changes</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 24 }}>
          <div style={row}>
            <Avatar name="Mina Park" size={56} />
            <div style={{ flex: 1 }}>
              <p>Picture</p>
              <p style={{ color: 'var(--bd-text-muted)', fontSize: 13 }}>Square, up to 2 MB</p>
            </div>
            <Button size="s">Change</Button>
            <Button size="s" variant="quiet">
              Remove
            </Button>
          </div>
          <div style={two}>
            <TextField label="Name" defaultValue="Mina Park" isTouched />
            <TextField
              label="Email"
              type="email"
              defaultValue="mina.park@example.com"
              subLabel="A change is confirmed by a link sent to both addresses"
            />
            <TextField
              label="New password"
              type="password"
              defaultValue="mina2026"
              error="Use at least 10 characters"
            />
            <Select
              label="Currency"
              subLabel="1 USD is 0.92 EUR today"
              defaultValue="usd"
              items={[
                { id: 'usd', label: 'US dollar (USD)' },
                { id: 'eur', label: 'Euro (EUR)' },
              ]}
            />
          </div>
          <div style={{ ...row, gap: 24 }}>
            <Segmented
              label="Theme"
              defaultValue="dark"
              segments={[
                { id: 'dark', label: [<Icon key="i" name="moon" size={14} />, 'Dark'] },
                { id: 'light', label: [<Icon key="i" name="sun" size={14} />, 'Light'] },
                { id: 'system', label: [<Icon key="i" name="monitor" size={14} />, 'System'] },
              ]}
            />
            <Slider label="Volume" defaultValue={80} style={{ width: 200 }} />
          </div>
        </div>
      </Card>
      <Card
        title="Controls"
        actions={
          <Link href="#all" variant="quiet">
            See all
          </Link>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <div style={row}>
            <Button variant="primary">Primary</Button>
            <Button>Default</Button>
            <Button variant="quiet">Quiet</Button>
            <Button variant="danger">Danger</Button>
            <Button isDisabled>Disabled</Button>
            <Button isPending>Pending</Button>
          </div>
          <div style={row}>
            <Tag>Default</Tag>
            <Tag tone="accent">Premium</Tag>
            <Tag tone="teal">Partner</Tag>
            <Tag tone="warning" icon="flag">
              Priority
            </Tag>
            <Tag tone="danger" icon="ban">
              Banned
            </Tag>
            <Tag tone="success" icon="check">
              Accepted
            </Tag>
            <Badge count={12} />
            <Badge count={3} tone="accent" />
            <Switch aria-label="On" defaultSelected />
            <Switch aria-label="Off" />
            <Checkbox aria-label="On" defaultSelected />
            <Checkbox aria-label="Off" />
          </div>
        </div>
      </Card>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div style={{ ...two, gap: 24, padding: 24, alignItems: 'start' }}>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="swords"
          title="No orders yet"
          actions={
            <>
              <Button variant="primary">Open board</Button>
              <Button>How it works</Button>
            </>
          }
        >
          Lock in an order on the board, and it appears here with its deadline and chat.
        </EmptyState>
      </Card>
      <Card title="Orders" isLined isFlush>
        <SkeletonList />
      </Card>
      <Card isFlush>
        <ErrorState headingLevel={2} title="Couldn’t load orders" onRetry={() => undefined}>
          The server took longer than 60 seconds. Nothing was lost.
        </ErrorState>
      </Card>
      <div style={{ display: 'grid', gap: 12 }}>
        <Banner tone="warning" icon="wifi-off" actions={<Button size="s">Try now</Button>}>
          <strong>You’re offline.</strong> 1 message will be sent in order when you’re back online.
        </Banner>
        <Banner icon="copy" actions={<Button size="s">Compare</Button>}>
          <strong>Nils saved this a minute ago.</strong> Price: 92.00, yours 96.00
        </Banner>
      </div>
    </div>
  ),
};

const looks = ['pill', 'line'] as const;
const marks = ['list', 'card'] as const;

const Pieces = () => (
  <div style={{ display: 'grid', gap: 24, padding: 24, maxWidth: 860 }}>
    <div style={row}>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button aria-pressed>on</Button>
      <Button size="s">small</Button>
      <IconButton aria-label="Add">
        <Icon name="plus" size={20} />
      </IconButton>
      <ButtonLink href="#new">New order</ButtonLink>
      <Link href="#all">all orders</Link>
      <Link href="#all" variant="quiet">
        See all
      </Link>
    </div>
    <div style={{ ...two, alignItems: 'start' }}>
      <TextField label="Name" defaultValue="Mina Park" />
      <Select
        label="Server"
        isClearable
        defaultValue="euw"
        items={[
          { id: 'euw', label: 'EU-West' },
          { id: 'na', label: 'North America' },
        ]}
      />
    </div>
    <div style={row}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
    </div>
    <div style={{ ...two, alignItems: 'start' }}>
      {marks.map((look) => (
        <RadioGroup key={look} look={look} label={`Queue, as a ${look}`} defaultValue="solo">
          <Radio value="solo">Solo</Radio>
          <Radio value="duo">Duo</Radio>
        </RadioGroup>
      ))}
      {looks.map((look) => (
        <Tabs key={look} look={look}>
          <TabList aria-label={`Orders, as a ${look}`}>
            <Tab id="all" count={42}>
              All
            </Tab>
            <Tab id="done">Done</Tab>
          </TabList>
          <TabPanel id="all">All orders</TabPanel>
          <TabPanel id="done">Completed orders</TabPanel>
        </Tabs>
      ))}
    </div>
    <Card title="Favourite boosters" isLined isFlush>
      <ListRows>
        <ListRow href="#kaito" title="Kaito" note="LoL, Wild Rift" facts="38 orders" />
        <ListRow title="Lumen" note="Not a link" facts="12 orders" />
      </ListRows>
    </Card>
  </div>
);

const pressable = ['.bd-button', '.bd-link'];
const chosen = ['.bd-checkbox', '.bd-switch', '.bd-radio', '.bd-tab'];
const fields = ['.bd-input', '.bd-select-clear'];

export const Hovered: Story = {
  render: Pieces,
  play: ({ canvasElement }) =>
    forceState(canvasElement, 'hovered', [...pressable, ...chosen, ...fields, '.bd-list-row']),
};

export const Pressed: Story = {
  render: Pieces,
  play: ({ canvasElement }) => {
    for (const state of ['hovered', 'pressed'] as const) forceState(canvasElement, state, pressable);
  },
};

export const FocusVisible: Story = {
  render: Pieces,
  play: ({ canvasElement }) =>
    forceState(canvasElement, 'focus-visible', [...pressable, ...chosen, ...fields, '.bd-list-row__link']),
};
