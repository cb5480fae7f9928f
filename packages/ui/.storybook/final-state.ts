// How a story rests once it is played: as its name says. What opens is open, unless the name says that it closes.
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isInDocsIframe } from './docs-iframe.ts';

/** The roles of which one is seen at the end: `parameters: { rest: 'menu' }` of a story or of all on its page. */
type ExpectedRoles = string | readonly string[];

const floatingRoles: ExpectedRoles = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const closesByName = /\b(clos(es?|ed|ing)|hides?)\b/i;

const endsOpen = ({ title, name }: { title: string; name: string }) => title.startsWith('Overlays/') || name === 'Open';

/** What is on its way out stays in the page for a while, but is no longer what the story shows. */
const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[data-exiting]') === null;

/** Native elements have their role by what they are. */
const nativeSelectors: Readonly<Record<string, string>> = {
  button: 'button',
  complementary: 'aside',
  region: 'section',
  combobox: 'input',
};

const findVisibleRoles = (roles: readonly string[]) =>
  roles.filter((role) =>
    [...document.querySelectorAll([`[role=${role}]`, nativeSelectors[role] ?? []].flat().join())].some(isVisible),
  );

export const checkFinalState: NonNullable<Preview['afterEach']> = async ({ title, name, parameters, viewMode }) => {
  // Who reads a docs page runs no check; a play that stopped there would hold up the next by its patience.
  if (viewMode !== 'story' || isInDocsIframe) return;
  const { rest } = parameters as { rest?: ExpectedRoles };
  if (rest === undefined && !endsOpen({ title, name })) return;
  const roles = [rest ?? floatingRoles].flat();
  await waitFor(() => {
    if (closesByName.test(name))
      expect(findVisibleRoles(roles), `${title}, ${name}, still shows at its end`).toEqual([]);
    else
      expect(findVisibleRoles(roles), `${title}, ${name}, shows at its end none of ${roles.join(', ')}`).not.toEqual(
        [],
      );
  });
};
