// The frame around the stories, as the reader's system is: dark or light, and turned with it.
import { addons } from 'storybook/manager-api';
import { prefersLight, themeOf } from './theme.ts';

const system = prefersLight();
const dress = () => addons.setConfig({ theme: themeOf(system.matches ? 'light' : 'dark') });

system.addEventListener('change', dress);
dress();
