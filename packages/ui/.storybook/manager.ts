// Storybook's manager in the product's look, by the system's colour scheme, with its name in the tab.
import { addons } from 'storybook/manager-api';

import { registerOtherNames } from './other-names.ts';
import { createManagerStyles, createStorybookTheme, queryPrefersLight } from './theme.ts';

/** In px. The canvas beside it, in a 1440 px window, has room for a whole page of the product. */
const NAV_SIZE = 232;

const system = queryPrefersLight();
const styles = document.head.appendChild(document.createElement('style'));

const applyTheme = () => {
  const theme = system.matches ? 'light' : 'dark';
  styles.textContent = createManagerStyles(theme);
  addons.setConfig({ theme: createStorybookTheme(theme), layout: { navSize: NAV_SIZE } });
};

system.addEventListener('change', applyTheme);
applyTheme();

/** Storybook sets the tab's title on each navigation and ends it with its own name. */
const renameTab = () => {
  const title = document.title.replace(/\bStorybook$/, 'Boostdesk components');
  if (title !== document.title) document.title = title;
};

const title = document.querySelector('title');
if (title) new MutationObserver(renameTab).observe(title, { childList: true });
renameTab();
registerOtherNames();
