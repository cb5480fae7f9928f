// The frame around the stories, as the reader's system is: dark or light, and turned with it.
import { addons } from 'storybook/manager-api';
import { createStorybookTheme, queryPrefersLight } from './theme.ts';

const system = queryPrefersLight();
const applyTheme = () => addons.setConfig({ theme: createStorybookTheme(system.matches ? 'light' : 'dark') });

system.addEventListener('change', applyTheme);
applyTheme();
