import type { Decorator } from '@storybook/react-vite';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const main = () => document.querySelector('main');

/** For what floats and is no dialog: it opens within the main part of the page, as an app may ask of it. */
export const inMain: Decorator = (Story) => (
  <UNSAFE_PortalProvider getContainer={main}>
    <Story />
  </UNSAFE_PortalProvider>
);
