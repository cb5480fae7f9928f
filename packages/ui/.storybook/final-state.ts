// Checks the final state of a played story: its overlay is open, unless the story's name says that it closes.
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Roles of which one must be visible at the end: `parameters: { rest: 'menu' }` of a story or its file. */
type ExpectedRoles = string | readonly string[];

const floatingRoles: ExpectedRoles = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const closesByName = /\b(clos(es?|ed|ing)|hides?)\b/i;

const endsOpen = ({ title, name }: { title: string; name: string }) => title.includes('Overlays/') || name === 'Open';

/** Elements that are animating out do not count. */
const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[data-exiting]') === null;

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
  if (viewMode !== 'story') return;
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
