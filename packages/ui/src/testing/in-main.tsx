import type { Decorator } from '@storybook/react-vite';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const main = () => document.querySelector('main');

/** Opens floating components other than dialogs inside the `main` landmark. */
export const inMain: Decorator = (Story) => (
  <UNSAFE_PortalProvider getContainer={main}>
    <Story />
  </UNSAFE_PortalProvider>
);
