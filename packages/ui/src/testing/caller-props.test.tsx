// @vitest-environment jsdom
import { act, createElement, createRef, type ElementType, type ReactElement } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listComponents } from '../../scripts/list-components.ts';
import { AppShell } from '../app-shell/app-shell.tsx';
import { Button } from '../button/button.tsx';
import { ColumnMenu } from '../column-menu/column-menu.tsx';
import { defaultView } from '../data-table/data-table.tsx';
import { Form } from '../form/form.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { HoverPopover } from '../hover-popover/hover-popover.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { PictureViewer } from '../picture-viewer/picture-viewer.tsx';
import { Popover } from '../popover/popover.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Tour } from '../tour/tour.tsx';
import { type CallerProps, secondaryComponents } from './secondary-components.tsx';
import { stubLayout } from './stub-layout.ts';

interface Stories {
  readonly default: { readonly component?: ElementType; readonly args?: object };
  readonly [story: string]: { readonly args?: object };
}

const stories: Readonly<Record<string, Stories>> = import.meta.glob('../*/*.stories.tsx', { eager: true });

const none = () => undefined;

/** Components that need a wrapper; others render with their page's args. */
const renderers: Readonly<Record<string, (callers: CallerProps) => ReactElement>> = {
  'app-shell': (callers) => (
    <AppShell nav={null} topBar={null} {...callers}>
      Page
    </AppShell>
  ),
  'column-menu': (callers) => <ColumnMenu columns={[]} view={defaultView} onViewChange={none} {...callers} />,
  form: (callers) => (
    <Form onSubmit={none} {...callers}>
      Fields
    </Form>
  ),
  'form-error': (callers) => <FormError {...callers}>Not taken</FormError>,
  'hover-popover': (callers) => (
    <HoverPopover label="News" title="News" trigger="News" {...callers}>
      None
    </HoverPopover>
  ),
  menu: (callers) => (
    <MenuTrigger isOpen>
      <Button>More</Button>
      <Menu {...callers}>
        <MenuItem>Pause</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  'picture-viewer': (callers) => (
    <PictureViewer
      pictures={[{ id: 1, url: '/one.webp', width: 4, height: 3, alt: 'One' }]}
      index={0}
      onIndexChange={none}
      onClose={none}
      {...callers}
    />
  ),
  popover: (callers) => (
    <DialogTrigger isOpen>
      <Button>Price</Button>
      <Popover {...callers}>Fixed</Popover>
    </DialogTrigger>
  ),
  tooltip: (callers) => (
    <Tooltip text="Copy order ID" {...callers}>
      <Button>Copy</Button>
    </Tooltip>
  ),
  tour: (callers) => (
    <>
      <p id="there">There</p>
      <Tour steps={[{ name: 'there', target: '#there', title: 'There', text: 'Here' }]} onClose={none} {...callers} />
    </>
  ),
};

const openers: Readonly<Record<string, (button: HTMLElement | null) => void>> = {
  'hover-popover': (button) => button?.click(),
  tooltip: (button) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    button?.focus();
  },
};

function renderStory(name: string, callers: CallerProps): ReactElement | undefined {
  const { default: meta, ...own } = stories[`../${name}/${name}.stories.tsx`] ?? {};
  if (!meta?.component) return undefined;
  const [first] = Object.values(own);
  return createElement(meta.component, { isOpen: true, ...meta.args, ...first?.args, ...callers });
}

const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../*/*.tsx', '!../**/*.stories.tsx', '!../**/*.test.tsx'],
  { eager: true },
);
const withoutElement = ['MenuTrigger'];

/** Exported beside a file's main component. */
const listSecondaryComponents = () =>
  names.flatMap((name) => {
    const tried = stories[`../${name}/${name}.stories.tsx`]?.default.component;
    return Object.entries(files[`../${name}/${name}.tsx`] ?? {})
      .filter(([part, value]) => /^[A-Z]/.test(part) && typeof value === 'function' && value !== tried)
      .filter(([part]) => !withoutElement.includes(part) && part.toLowerCase() !== name.replaceAll('-', ''))
      .map(([part]) => part);
  });

const names = listComponents()
  .map(({ name }) => name)
  .filter((name) => name !== 'tokens' && stories[`../${name}/${name}.stories.tsx`]);

function stubBrowser() {
  stubLayout();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
  // React logs deliberate errors.
  vi.spyOn(console, 'error').mockImplementation(none);
  vi.spyOn(console, 'warn').mockImplementation(none);
}

let undo = none;
beforeAll(stubBrowser);
afterEach(() => act(async () => undo()));

async function findLostProps(name: string): Promise<string[]> {
  const callers: CallerProps = { className: 'mine', style: { '--mine': 'yes' }, ref: createRef() };
  const part = (renderers[name] ?? secondaryComponents[name])?.(callers) ?? renderStory(name, callers);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  undo = () => {
    root.unmount();
    box.remove();
  };
  await act(async () => root.render(part));
  await act(async () => openers[name]?.(box.querySelector('button')));
  await act(() => vi.waitFor(() => expect(document.querySelector('.mine')).not.toBeNull()).catch(none));
  const mine = document.querySelector<HTMLElement>('.mine');
  const isApplied = {
    class: mine?.matches('[class*="bd-"].mine'),
    style: mine?.style.getPropertyValue('--mine') === 'yes',
    ref: mine !== null && callers.ref.current === mine,
  };
  return Object.entries(isApplied).flatMap(([what, isKept]) => (isKept ? [] : what));
}

describe('class, style and ref of the caller reach the component’s element', () => {
  it.each([...names, ...Object.keys(secondaryComponents)])('%s', async (name) => {
    expect(await findLostProps(name)).toEqual([]);
  });

  it('every component is tested', () => {
    expect(names.length).toBeGreaterThan(70);
    expect(Object.keys(renderers).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(listSecondaryComponents())).toEqual(new Set(Object.keys(secondaryComponents)));
  });
});
