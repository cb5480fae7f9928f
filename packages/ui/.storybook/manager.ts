// Themes Storybook's manager by the system's colour scheme.
import { addons } from 'storybook/manager-api';
import { createStorybookTheme, queryPrefersLight } from './theme.ts';

const system = queryPrefersLight();
const applyTheme = () => addons.setConfig({ theme: createStorybookTheme(system.matches ? 'light' : 'dark') });

system.addEventListener('change', applyTheme);
applyTheme();
