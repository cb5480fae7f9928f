// How a story rests once it is played: as its name says. What opens is open, unless the name says that it closes.
import type { Preview } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isFramed } from './framed.ts';

/** The roles of which one is seen at the end: `parameters: { rest: 'menu' }` of a story or of all on its page. */
type Rest = string | readonly string[];

const floating: Rest = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const saysItCloses = /\b(clos(es?|ed|ing)|hides?)\b/i;

const mayRest = ({ title, name }: { title: string; name: string }) => title.startsWith('Overlays/') || name === 'Open';

/** What is on its way out stays in the page for a while, but is no longer what the story shows. */
const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[data-exiting]') === null;

/** Native elements have their role by what they are. */
const native: Readonly<Record<string, string>> = {
  button: 'button',
  complementary: 'aside',
  region: 'section',
  combobox: 'input',
};

const seen = (roles: readonly string[]) =>
  roles.filter((role) =>
    [...document.querySelectorAll([`[role=${role}]`, native[role] ?? []].flat().join())].some(isSeen),
  );

export const restsAsNamed: NonNullable<Preview['afterEach']> = async ({ title, name, parameters, viewMode }) => {
  // Who reads a docs page runs no check; a play that stopped there would hold up the next by its patience.
  if (viewMode !== 'story' || isFramed) return;
  const { rest } = parameters as { rest?: Rest };
  if (rest === undefined && !mayRest({ title, name })) return;
  const roles = [rest ?? floating].flat();
  await waitFor(() => {
    if (saysItCloses.test(name)) expect(seen(roles), `${title}, ${name}, still shows at its end`).toEqual([]);
    else expect(seen(roles), `${title}, ${name}, shows at its end none of ${roles.join(', ')}`).not.toEqual([]);
  });
};
