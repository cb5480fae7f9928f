import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { compiledMessages } from './compiled-messages.ts';

type Presets = NonNullable<NonNullable<Parameters<typeof babel>[0]>['presets']>;

/**
 * Vite plugins that compile the catalogues and macros of the app in `cwd`, which has a lingui.config.ts. They must
 * precede the React plugin, whose compiler needs expanded macros. `presets`: more Babel presets, so that Babel parses
 * each file once.
 */
export const messagePlugins = (cwd: string, presets: Presets = []): PluginOption[] => [
  lingui({ cwd }),
  // English messages stay in the code.
  babel({
    presets: [linguiTransformerBabelPreset({ descriptorFields: 'all' }, { cwd }), compiledMessages(), ...presets],
  }),
];
