// The frame around every screen, by role and width: SPEC §2 and §6. Only server and socket are fakes.
import { ROLE } from '@boostdesk/auth';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';

vi.hoisted(() => {
  // Read by the app's modules.
  document.documentElement.lang = 'en';
});

/** The breakpoint of SPEC §2 and §9: 767 px are a phone, one more is not. */
const PHONE = 767;
const DESKTOP = 768;
const SITE = 'https://site.example/?lang=en';

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace('(opens the public site)', '').trim();
const namesOf = (within: ParentNode, selector: string): string[] => [...within.querySelectorAll(selector)].map(nameOf);
const find = (within: ParentNode | null, selector: string, name: string): HTMLElement | undefined =>
  [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => nameOf(element) === name);

function press(within: ParentNode | null, selector: string, name: string): void {
  const element = find(within, selector, name);
  if (element === undefined) expect.unreachable(`there is no ${name}`);
  element.click();
}

async function openShell(...given: Parameters<typeof openApp>) {
  const { box, waitFor } = await openApp(...given);
  const part = (selector: string) => box.querySelector(selector) ?? expect.unreachable(`there is no ${selector}`);
  await waitFor(() => expect(part('header h1').textContent).not.toBe(''));
  const adminMenu = () => document.querySelector('nav[aria-label="Admin"]');
  const dialog = () => document.querySelector('[role=dialog]');
  return {
    adminMenu,
    dialog,
    header: part('header'),
    shell: part('.bd-shell'),
    side: part('.bd-shell__side'),
    waitFor,
    waitForPath: (path: string) => waitFor(() => expect(location.pathname).toBe(path)),
    waitForTitle: (title: string) => waitFor(() => expect(part('header h1').textContent).toBe(title)),
    waitForLink: (within: () => ParentNode | null, name: string) =>
      waitFor(() => expect(find(within(), 'a', name)).toBeDefined()),
    waitForNone: (found: () => unknown) => waitFor(() => expect(found()).toBeNull()),
  };
}

// @spec 2.3-1, 2.3-6, 6.0-10
test('the sidebar of a customer has the links of the role, and cannot be collapsed', async () => {
  const { shell, side } = await openShell(ROLE.customer, { width: DESKTOP });
  expect(namesOf(side, 'button')).toEqual(['Logout']);
  expect(namesOf(side, 'nav a').slice(-5)).toEqual(['Home', 'Orders', 'Profile', 'Boosters', 'Loyalty']);
  for (const name of ['Boosters', 'Loyalty']) expect(find(side, 'a', name)?.getAttribute('href')).toBe(SITE);
  expect(shell.hasAttribute('data-collapsed')).toBe(false);
});

// @spec 2.3-1, 2.3-5
test('the sidebar of a booster has the links of the role, and can be collapsed', async () => {
  const { shell, side, waitFor } = await openShell(ROLE.booster, { width: DESKTOP });
  expect(namesOf(side, 'nav a')).toEqual(expect.arrayContaining(['Boosters', 'Rules', 'FAQ']));
  expect(namesOf(side, 'nav a')).not.toContain('Loyalty');
  press(side, 'button', 'Collapse');
  await waitFor(() => expect(shell.hasAttribute('data-collapsed')).toBe(true));
  press(side, 'button', 'Expand');
  await waitFor(() => expect(shell.hasAttribute('data-collapsed')).toBe(false));
  expect(namesOf(side, 'button')).toEqual(['Collapse', 'Logout']);
});

// @spec 2.3-4, 2.9-2
test('on a phone the menu opens and closes by its buttons, and a navigation closes it', async () => {
  const { adminMenu, dialog, header, waitForLink, waitForNone, waitForPath, waitForTitle } = await openShell(
    ROLE.admin,
    {
      path: '/orders',
      width: PHONE,
    },
  );
  expect(dialog()).toBeNull();
  press(header, 'button', 'Open menu');
  await waitForLink(dialog, 'Home');
  press(dialog(), 'button', 'Close menu');
  await waitForNone(dialog);
  press(header, 'button', 'Open menu');
  await waitForLink(dialog, 'Profile');
  press(dialog(), 'a', 'Profile');
  await waitForPath('/profile');
  await waitForTitle('Profile');
  await waitForNone(dialog);

  press(header, 'button', 'Admin');
  await waitForLink(dialog, 'Site logs');
  press(dialog(), 'a', 'Site logs');
  await waitForPath('/admin/sitelogs');
  await waitForTitle('Site logs');
  await waitForNone(dialog);
  // A page of the side menu opens it.
  press(header, 'button', 'Admin');
  await waitForLink(adminMenu, 'Site logs');
  expect(dialog()?.contains(adminMenu())).toBe(true);
});

// @spec 1.0-4, 2.4-2, 2.5-5, 6.0-9
test('the Admin button of an admin shows and hides the side menu with all areas', async () => {
  const { adminMenu, header, waitFor, waitForLink, waitForNone, waitForPath } = await openShell(ROLE.admin, {
    path: '/orders',
  });
  const toggle = find(header, 'button', 'Admin');
  expect(adminMenu()).toBeNull();
  toggle?.click();
  await waitForLink(adminMenu, 'Site logs');
  press(adminMenu(), 'a', 'Payouts');
  await waitForPath('/admin/payouts');
  await waitFor(() => expect(namesOf(adminMenu() ?? document, '[aria-current=page]')).toEqual(['Payouts']));
  press(adminMenu(), 'a', 'Admin');
  await waitForPath('/admin');
  toggle?.click();
  await waitForNone(adminMenu);
  // The current page is marked while the menu is closed.
  expect(toggle?.getAttribute('aria-current')).toBe('true');
});

// @spec 2.4-2, 6.0-9
test('the side menu of a moderator has the areas of the role alone', async () => {
  const { adminMenu, header, waitForLink } = await openShell(ROLE.moderator, { path: '/orders' });
  press(header, 'button', 'Admin');
  await waitForLink(adminMenu, 'Users');
  expect(find(header, 'button', 'Admin')?.getAttribute('aria-expanded')).toBe('true');
  expect(adminMenu()?.textContent).not.toMatch(/Payouts|Site logs/);
});

// @spec 2.1-2, 2.5-1, 2.5-2, 2.5-4, 2.5-8
test('the header greets a customer at home and names other pages, and links to the profile and to a new order, and has the search', async () => {
  const { header, waitFor, waitForPath, waitForTitle } = await openShell(ROLE.customer, { path: '/' });
  await waitForTitle('Ada');
  await waitFor(() => expect(header.querySelector('[role=combobox]')?.getAttribute('aria-label')).toMatch(/^Search/));
  expect(header.textContent).toContain('Welcome');
  expect(find(header, 'a', 'New order')?.getAttribute('href')).toBe(SITE);
  press(header, 'a', 'Ada’s profile');
  await waitForPath('/profile');
  await waitForTitle('Profile');
  expect(header.textContent).not.toContain('Welcome');
});

test('a booster has neither the button for a new order nor the Admin button', async () => {
  const { header, waitForTitle } = await openShell(ROLE.booster, { path: '/' });
  await waitForTitle('Ada');
  expect(find(header, 'a', 'New order')).toBeUndefined();
  expect(find(header, 'button', 'Admin')).toBeUndefined();
});
